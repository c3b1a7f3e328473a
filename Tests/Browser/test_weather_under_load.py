"""Many visitors, few calls; slow services, quick pages; huge answers, little memory; and whoever is well stands in."""

import socket
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import pytest
from faults import FAULTS, TOO_MUCH, Fault, announced_huge, endless, fine, gzip_bomb, hanging, late, refusing
from forecasts import AIR, FORECASTERS, MET_NORWAY, OPEN_METEO, PIRATE_WEATHER, Service
from server import PATIENCE
from weather_house import WeatherHouse
from wire import Client

CROWD = 200
# One of each kind of trouble; that all of them are told apart is tried elsewhere.
SOME = [fault for fault in FAULTS if fault.name in ("500", "429", "reset", "gzip bomb", "a page", "far away", "circle")]
# Who fails, and who stands in.
PAIRS = {"open-meteo": (OPEN_METEO, MET_NORWAY), "met-norway": (MET_NORWAY, PIRATE_WEATHER)}
PAUSE = 3 * 3600

each_service = pytest.mark.parametrize("service", FORECASTERS.values(), ids=FORECASTERS)


@pytest.fixture
def settle(tmp_path):
    """Makes a server of the test's own, which asks these services."""
    houses: list[WeatherHouse] = []

    def make(*services: Service) -> WeatherHouse:
        folder = tmp_path / f"house-{len(houses)}"
        houses.append(WeatherHouse(folder, list(services), "--page-seconds", "60"))
        return houses[-1]

    yield make
    for house in houses:
        house.stop()


class Arrival:
    """A page on its way, read as far as the test wants it."""

    def __init__(self, origin: str, path: str):
        address = urlsplit(origin)
        self._socket = socket.create_connection((address.hostname, address.port), timeout=PATIENCE)
        head = f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\nAccept: text/html\r\nConnection: close\r\n\r\n"
        self._socket.sendall(head.encode())
        self.seen = b""

    def until(self, mark: bytes) -> None:
        """Reads until this has come."""
        while mark not in self.seen:
            piece = self._socket.recv(65536)
            assert piece, f"the page ended without {mark!r}"
            self.seen += piece

    def rest(self) -> bytes:
        """All of it, once it has come to its end."""
        with self._socket:
            while piece := self._socket.recv(65536):
                self.seen += piece
        return self.seen


@each_service
def test_two_hundred_who_come_to_a_cold_server_are_one_call(settle, service):
    house = settle(service)
    house.neighbour.become(late)
    crowd = [Arrival(house.server.origin, "/weather") for _ in range(CROWD)]
    # Everybody has the shell while the service has not said a word.
    for visitor in crowd:
        visitor.until(b"</header>")
        assert b"</html>" not in visitor.seen
    house.neighbour.until_asked(1)
    house.neighbour.let_go()
    for visitor in crowd:
        page = visitor.rest()
        assert b"Oslo" in page and service.name.encode() in page and b"</html>" in page
        assert b"Nothing from" not in page
    assert house.calls == 1


@each_service
def test_the_shell_is_there_while_a_service_hangs_and_the_reason_comes_in_the_same_answer(settle, service):
    house = settle(service)
    house.neighbour.become(hanging)
    page = Arrival(house.server.origin, "/weather")
    for path in [it["path"] for it in house.widgets()]:
        # Each widget has its place, and in it stands that something is to come.
        page.until(f'name="{path.replace("/", "_")}"'.encode())
    page.until(b"</template>")
    house.neighbour.until_asked(1)
    assert b"</html>" not in page.seen
    # Who needs no weather does not wait for it.
    for path in ["/stories", "/day", "/server", "/healthz"]:
        assert house.client.get(path).status == 200
    assert house.calls == 1
    house.neighbour.let_go()
    whole = page.rest().decode()
    assert "</html>" in whole
    assert whole.count(f"Nothing from {service.name}") == len(house.widgets())
    assert "broke off" in whole


@each_service
def test_half_a_minute_of_503_under_load_is_at_most_ten_calls(settle, service):
    house = settle(service)
    house.neighbour.become(refusing(503))

    def load(_) -> None:
        visitor = Client(house.server.origin)
        for path in ["/weather", "/", "/kiosk", "/fragments/weather/weather-week.json"]:
            assert visitor.get(path).status in (200, 502)
        assert visitor.post("/fragments/weather/weather-week/refresh").status == 200
        visitor.close()

    with ThreadPoolExecutor(4) as crowd:
        for _ in range(30):
            list(crowd.map(load, range(4)))
            house.pass_time(1)
    assert 2 <= house.calls <= 10


def test_huge_answers_do_not_stay_in_memory(settle):
    house = settle(OPEN_METEO)
    house.open()

    def rounds(count: int) -> None:
        for behaviour in [announced_huge, endless, gzip_bomb] * count:
            house.neighbour.become(behaviour)
            house.pass_time(PAUSE)
            house.refresh()
            house.until_told(TOO_MUCH.format(limit=OPEN_METEO.limit))
            house.neighbour.become(fine)
            house.pass_time(PAUSE)
            house.until_ready()

    # What is needed once, such as the tables of whoever unpacks, is there after the first round.
    rounds(1)
    before = house.server.resident_bytes
    rounds(3)
    # One body that stayed would be fifty.
    assert house.server.resident_bytes - before < 16 << 20


@pytest.mark.parametrize("fault", SOME, ids=[fault.name for fault in SOME])
@pytest.mark.parametrize("order", PAIRS.values(), ids=PAIRS, scope="module")
def test_whoever_answers_is_shown_and_named(pair, fault: Fault):
    (first, second), (broken, _) = pair.services, pair.neighbours
    for behaviour, shown, other in [(fault.act, second, first), (fine, first, second)]:
        broken.become(behaviour)
        pair.pass_time(PAUSE)
        pair.until_ready()
        foot = pair.fragment("weather/weather-week").split('class="foot"')[1]
        assert shown.name in foot and other.name not in foot
        assert "Nothing from" not in pair.page().body.decode()


@pytest.fixture(scope="module")
def pair(order, tmp_path_factory):
    house = WeatherHouse(tmp_path_factory.mktemp("pair"), list(order))
    house.open()
    yield house
    house.stop()


def test_where_nobody_answers_the_first_one_s_reason_is_told_and_both_recover(settle):
    house = settle(OPEN_METEO, MET_NORWAY)
    first, second = house.neighbours
    first.become(refusing(500))
    second.become(refusing(404))
    house.open()
    house.until_told("Open-Meteo: The source answered with status 500. MET Norway: The source answered with status 404.")
    first.become(fine)
    second.become(fine)
    house.pass_time(PAUSE)
    house.until_ready()
    assert [len(it.calls) for it in house.neighbours] == [2, 1]


def test_what_the_air_s_service_owes_costs_the_forecast_nothing_and_the_other_way_round(settle):
    house = settle(AIR)
    air, forecast = house.neighbour, house.companions[0]
    house.open()
    week, card = "weather/weather-week", AIR.widget
    for broken, well in [(air, forecast), (forecast, air)]:
        broken.become(refusing(500))
        well.become(fine)
        house.pass_time(PAUSE)
        for path in [week, card]:
            assert house.client.post(f"/fragments/{path}/refresh").status == 200
        for path in [week, card]:
            fails = (path == card) == (broken is air)
            if fails:
                house.until(lambda path=path: "status 500" in house.fragment(path))
            else:
                # Until then an answer may be on its way that the next round would take for its own.
                house.until_of_this_moment(path)
                assert "Nothing from" not in house.fragment(path) and "The last good" not in house.fragment(path)
