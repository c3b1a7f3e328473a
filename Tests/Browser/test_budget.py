"""A first visit stays small, and nothing moves while it arrives; when it is painted is measured by `make paint`."""

import pytest
from forecasts import OPEN_METEO
from lag import Lag
from vitals import first_visit
from weather_house import WeatherHouse

SCREENS = ["/", "/weather", "/day", "/stories", "/server", "/kiosk", "/no/such/page"]

# Everything that a browser fetches for one page, compressed and with its headers.
SIZE = 50_000
# Sixteen days of weather lie there with their hours, so that they open without asking.
LARGER = {"/weather": 55_000}
# The layout shift that goes unnoticed.
CLS = 0.02


@pytest.mark.parametrize("path", SCREENS)
@pytest.mark.parametrize("width", [390, 1280])
def test_a_first_visit_is_small_and_still(chromium, origin, path, width):
    visit = first_visit(chromium, origin + path, width)
    assert 0 < visit.size <= LARGER.get(path, SIZE)
    assert visit.shift <= CLS, visit.moved
    assert visit.strangers == []


@pytest.mark.parametrize("path", ["/", "/weather", "/day", "/stories"])
@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_moves_while_slow_sources_answer(chromium, start, path, width):
    slow = start("--slow", "1")
    visit = first_visit(chromium, slow.origin + path, width)
    assert visit.shift <= CLS, visit.moved


@pytest.mark.parametrize("width", [390, 1280])
def test_real_weather_costs_no_more_when_nobody_has_asked_before_and_the_way_is_long(chromium, tmp_path, width):
    house = WeatherHouse(tmp_path, [OPEN_METEO])
    try:
        with Lag(house.server.origin, seconds=0.15) as lag:
            visit = first_visit(chromium, lag.origin + "/weather", width)
    finally:
        house.stop()
    assert 0 < visit.size <= LARGER["/weather"]
    assert visit.shift <= CLS, visit.moved
    assert visit.strangers == [] and house.calls == 1
