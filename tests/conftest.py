"""What all tests share: property tests judge results, never the speed of the machine they happen to run on."""

from hypothesis import settings

settings.register_profile("huffduff", deadline=None)
settings.load_profile("huffduff")
