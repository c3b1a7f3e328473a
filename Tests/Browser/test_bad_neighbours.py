"""Whatever a weather service does, pages are there at once, its widgets say what is wrong, and nobody else is the worse.

One server for each service is led through all faults, by a clock that goes when the test says so: three hours are more
than any pause that follows a failure, and more than any answer is good for.
"""

import pytest
from faults import FAULTS, MARKUP, SLOW, Fault, fine, pointing_to, refusing, with_markup
from forecasts import KEY, SERVICES, Service
from neighbour import Neighbour
from weather_house import WeatherHouse

HOURS = 3
PAUSE = HOURS * 3600

each_service = pytest.mark.parametrize("service", SERVICES.values(), ids=SERVICES, scope="module")
each_fault = pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])


@pytest.fixture(scope="module")
def house(service: Service, tmp_path_factory):
    """A server that has good weather between all faults."""
    house = WeatherHouse(tmp_path_factory.mktemp(service.kind), [service])
    house.open()
    assert house.states() == {"ready"}
    yield house
    house.stop()


@pytest.fixture(scope="module")
def poor_house(service: Service, tmp_path_factory):
    """A server that never had any weather."""
    house = WeatherHouse(tmp_path_factory.mktemp(f"poor-{service.kind}"), [service])
    house.neighbour.become(refusing(418))
    house.open()
    yield house
    house.stop()


@pytest.fixture(scope="module")
def slow_houses(tmp_path_factory):
    """Servers whose service takes all the time that a call may take, for all of which the tests wait together."""
    houses = {}
    for service in SERVICES.values():
        for fault in SLOW:
            house = WeatherHouse(tmp_path_factory.mktemp(f"slow-{service.kind}"), [service])
            house.neighbour.become(fault.act)
            house.refresh()
            house.neighbour.until_asked(1)
            houses[service, fault] = house
    yield houses
    for house in houses.values():
        house.stop()


def check_that_all_else_is_well(house: WeatherHouse) -> None:
    assert house.client.get("/healthz").status == 200
    today, weather = (house.page(path).body.decode() for path in ("/", "/weather"))
    assert "Choir" in today and KEY not in today + weather
    assert house.client.get("/fragments/server/clock.json").status == 200


@each_service
@each_fault
def test_the_last_good_answer_stays_with_its_age_and_the_reason(slow_houses, house, fault: Fault):
    calls = house.calls
    house.neighbour.become(fault.act)
    house.pass_time(PAUSE)
    house.refresh()
    try:
        cards = house.until_told(f"The last good answer, three hours old. {fault.said_of(house.services[0])}")
        assert house.states() == {"stale"}
        # All widgets together ask once, and again only along a redirect.
        assert house.calls - calls == (6 if fault.name == "circle" else 1)
        assert not any("<script" in card or "onerror=alert" in card for card in cards.values())
        # What is old is an answer still.
        assert {house.client.get(f"/fragments/{path}.json?strict=1").status for path in cards} == {200}
        check_that_all_else_is_well(house)
    finally:
        house.neighbour.become(fine)
        house.pass_time(PAUSE)
        house.until_ready()


@each_service
@each_fault
def test_without_any_answer_each_widget_says_in_its_place_what_is_wrong(poor_house, fault: Fault):
    # Words of before, from which those of the fault can be told apart.
    for behaviour, words in [(refusing(418), "status 418."), (fault.act, fault.said_of(poor_house.services[0]))]:
        poor_house.neighbour.become(behaviour)
        poor_house.pass_time(PAUSE)
        poor_house.refresh()
        cards = poor_house.until_told(words)
    assert poor_house.states() == {"failed"}
    # Whom to blame, or when there will be more.
    blame = "Back in a moment" if fault.status == 429 else f"Nothing from {poor_house.services[0].name}"
    assert all(blame in card for card in cards.values())
    for path in cards:
        answer = poor_house.client.get(f"/fragments/{path}.json?strict=1")
        assert (answer.status, answer.json()["detail"]) == (fault.status, words)
        assert answer.headers["content-type"] == "application/problem+json"
        assert ("retry-after" in answer.headers) == (fault.status == 429)
        assert poor_house.client.get(f"/fragments/{path}", Accept="text/html").status == 200
    check_that_all_else_is_well(poor_house)


@each_service
def test_one_that_fails_now_and_then_is_shown_now_and_then(house):
    fault = FAULTS[4]
    for behaviour in [fault.act, fine] * 3:
        house.neighbour.become(behaviour)
        house.pass_time(PAUSE)
        if behaviour is fine:
            house.until_ready()
        else:
            house.refresh()
            house.until_told(fault.said_of(house.services[0]))


@each_service
def test_markup_in_an_answer_is_never_markup_in_a_page(house):
    house.neighbour.become(with_markup)
    house.pass_time(PAUSE)
    house.until_settled()
    for path in ["/weather", "/", "/kiosk", "/fragments/weather/weather-week", "/fragments/weather/weather-hero.json"]:
        body = house.client.get(path, Accept="text/html").body.decode()
        assert MARKUP not in body and "<script>alert" not in body and "onerror" not in body
    house.neighbour.become(fine)
    house.pass_time(PAUSE)
    house.until_ready()


@each_service
def test_a_redirect_to_somebody_else_is_not_followed(house):
    stranger = Neighbour(lambda: b"{}", fine)
    try:
        house.neighbour.become(pointing_to(stranger.origin))
        house.pass_time(PAUSE)
        house.refresh()
        house.until_told("The source pointed somewhere else, which is not followed.")
        assert stranger.connections == 0
    finally:
        house.neighbour.become(fine)
        stranger.stop()


@each_service
@pytest.mark.parametrize("fault", SLOW, ids=[fault.name for fault in SLOW])
def test_whoever_takes_too_long_is_given_up(slow_houses, service, fault: Fault):
    house = slow_houses[service, fault]
    cards = house.until_told(fault.said_of(house.services[0]))
    assert house.states() == {"failed"} and len(house.neighbour.calls) == 1
    assert all(f"Nothing from {service.name}" in card for card in cards.values())
    for path in cards:
        answer = house.client.get(f"/fragments/{path}.json?strict=1")
        assert (answer.status, answer.json()["detail"]) == (504, fault.words)
    check_that_all_else_is_well(house)
    house.neighbour.become(fine)
    house.pass_time(PAUSE)
    house.until_ready()
