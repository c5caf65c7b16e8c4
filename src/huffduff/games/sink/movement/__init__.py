"""Movement: plotted in secret by the German, carried out in the open by the British."""
