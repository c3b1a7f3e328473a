"""The pages that every general rule is tried on: how to get there, and what is answered."""

PAGES = {
    "front page": {"path": "/"},
    "weather": {"path": "/weather"},
    "stories": {"path": "/stories"},
    "day": {"path": "/day"},
    "kiosk": {"path": "/kiosk"},
    "server": {"path": "/server"},
    "rehearsal": {"path": "/rehearsal"},
    "tree of fragments": {"path": "/fragments"},
    "fragment": {"path": "/fragments/server/clock"},
    "container's fragment": {"path": "/fragments/server"},
    "failed fragment": {"path": "/fragments/rehearsal/failing?wait=10"},
    "unknown address": {"path": "/no/such/page", "status": 404},
    "unknown fragment": {"path": "/fragments/server/nobody", "status": 404},
    "wrong method": {"path": "/", "method": "DELETE", "status": 405},
}
