"""The phases of a turn on the chart, from the weather to the admin phase."""
