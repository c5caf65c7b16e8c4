"""Who sees whom: visibility, detection by dice, by coasts and by raiders among convoys."""
