"""The pages that every general rule is tried on: how to get there, and what is answered."""

PAGES = {
    "front page": {"path": "/"},
    "weather": {"path": "/weather"},
    "stories": {"path": "/stories"},
    "day": {"path": "/day"},
    "kiosk": {"path": "/kiosk"},
    "server": {"path": "/server"},
    "rehearsal": {"path": "/rehearsal"},
    "gallery": {"path": "/gallery"},
    "weather in the gallery": {"path": "/gallery-weather"},
    "body in the gallery": {"path": "/gallery-body"},
    "stories in the gallery": {"path": "/gallery-stories"},
    "house in the gallery": {"path": "/gallery-house"},
    "charts in the gallery": {"path": "/gallery-charts"},
    "tree of fragments": {"path": "/fragments"},
    "fragment": {"path": "/fragments/today/clock"},
    "container's fragment": {"path": "/fragments/today"},
    "failed fragment": {"path": "/fragments/rehearsal/failing?wait=10"},
    "unknown address": {"path": "/no/such/page", "status": 404},
    "unknown fragment": {"path": "/fragments/today/nobody", "status": 404},
    "wrong method": {"path": "/", "method": "DELETE", "status": 405},
}
