"""The Movement Phase of ships: nominations, Orders, courses, the edges of the table, stacking and smoke."""
