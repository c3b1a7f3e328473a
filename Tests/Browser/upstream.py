"""A small weather service on this machine, which finds places by name and foretells their weather by where they are."""

import json
import threading
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

from server import CLOCK

PLACES = {
    "Sydney": (-33.86785, 151.20732, "Australia/Sydney", "New South Wales", "Australia", 4627345),
    "Sydney Mines": (46.23669, -60.21767, "America/Glace_Bay", "Nova Scotia", "Canada", None),
    "Reykjavík": (64.13548, -21.89541, "Atlantic/Reykjavik", "Capital Region", "Iceland", 118918),
}


class Upstream:
    """A running service; `questions` are the paths that were asked for, in their order."""

    def __init__(self):
        self.questions: list[str] = []
        upstream = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                upstream.questions.append(self.path)
                body = upstream.answer(self.path)
                self.send_response(200 if body is not None else 503)
                self.send_header("Content-Type", "application/json")
                self.end_headers()
                self.wfile.write(json.dumps(body).encode())

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}/v1"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def __enter__(self) -> "Upstream":
        return self

    def __exit__(self, *_) -> None:
        self._server.shutdown()
        self._server.server_close()

    def answer(self, path: str):
        """What is said: nothing of what is called `down`."""
        url = urlsplit(path)
        query = {name: values[0] for name, values in parse_qs(url.query).items()}
        if url.path.endswith("/search"):
            return None if query["name"] == "down" else self._places(query["name"])
        return self._forecast(float(query["latitude"]))

    @staticmethod
    def _places(beginning: str) -> dict:
        found = []
        for name, (latitude, longitude, zone, region, country, people) in PLACES.items():
            if name.casefold().startswith(beginning.casefold()):
                place = dict(name=name, latitude=latitude, longitude=longitude, timezone=zone)
                place |= dict(admin1=region, country=country)
                found.append(place | (dict(population=people) if people else {}))
        # As the real one does, which says nothing of results where there are none.
        return dict(generationtime_ms=0.5) | (dict(results=found) if found else {})

    @staticmethod
    def _forecast(latitude: float) -> dict:
        """The same all day long: as many degrees as the latitude, rounded down."""
        now = datetime.fromisoformat(CLOCK).astimezone(timezone.utc).timestamp()
        first = int(now) // 86_400 * 86_400 - 86_400
        times = [first + hour * 3600 for hour in range(240)]
        constants = dict(
            temperature_2m=latitude // 1,
            apparent_temperature=latitude // 1,
            relative_humidity_2m=60,
            dew_point_2m=5,
            precipitation=0,
            precipitation_probability=5,
            weather_code=2,
            pressure_msl=1015,
            wind_speed_10m=4,
            wind_direction_10m=270,
            wind_gusts_10m=8,
        )
        return dict(hourly=dict(time=times) | {name: [value] * 240 for name, value in constants.items()})
