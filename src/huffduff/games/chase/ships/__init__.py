"""Ships and naval units on the chart: what they are, what they may do, how they are grouped, and their fuel."""
