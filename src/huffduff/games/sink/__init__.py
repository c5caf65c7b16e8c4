"""Sink the Bismarck!: task forces and dummies on one open chart, plotted raids, convoys and their hunters."""
