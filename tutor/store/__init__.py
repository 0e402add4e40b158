"""What outlives a page: progress, kept games, and positions as short texts for links."""
