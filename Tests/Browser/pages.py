"""The pages that every general rule is tried on: how to get there, and what is answered."""

PAGES = {
    "front page": {"path": "/"},
    "unknown address": {"path": "/no/such/page", "status": 404},
    "wrong method": {"path": "/", "method": "DELETE", "status": 405},
}
