"""What is printed: chart, cards, tables and tracks as they are loaded and checked, and the terms the rules use."""
