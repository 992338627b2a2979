"""The games that come with the house: a folder each."""
