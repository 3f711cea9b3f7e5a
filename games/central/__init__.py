"""Central Market: sellers underbid each other, and only ten kilograms of anything find a buyer."""
