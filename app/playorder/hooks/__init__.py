"""Plugins: hook specifications, manifests, loading, errors."""
