"""What is loaded and checked, and the words that the rules use."""
