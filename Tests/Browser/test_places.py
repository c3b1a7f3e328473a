"""Whoever wants to know the weather elsewhere finds the place by its name, and sees its weather everywhere."""

import pathlib

import pytest
from playwright.sync_api import expect
from upstream import Upstream

SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])


@pytest.fixture
def upstream():
    with Upstream() as upstream:
        yield upstream


@pytest.fixture
def house(upstream: Upstream, start, tmp_path: pathlib.Path):
    """Daybook with the weather of Oslo, from a service on this machine."""
    file = tmp_path / "dashboard.yaml"
    file.write_text(
        f"""
        weather:
          places:
            - {{name: Oslo, latitude: 59.91, longitude: 10.75, timezone: Europe/Oslo}}
          providers:
            - {{kind: open-meteo, url: "{upstream.address}", geocoding-url: "{upstream.address}"}}
        """
    )
    return start("--config", str(file))


def card(someone):
    return someone.page.locator("#settings_places")


def look_up(someone, name: str) -> None:
    card(someone).get_by_role("searchbox").fill(name)
    card(someone).get_by_role("button", name="Search", exact=True).click()


@SCRIPTS
def test_a_place_is_found_by_its_name_and_its_weather_is_shown(visitor, house, scripts):
    someone = visitor(origin=house.origin, java_script_enabled=scripts)
    someone.open("/weather")
    expect(someone.page.get_by_role("heading", level=1)).to_have_text("Oslo")
    expect(someone.page.get_by_role("navigation", name="Places")).to_have_count(0)
    someone.open("/settings")
    look_up(someone, "syd")
    expect(card(someone).get_by_text("2 places found")).to_be_visible()
    expect(card(someone).get_by_text("New South Wales · Australia")).to_be_visible()
    expect(card(someone).get_by_role("link", name="GeoNames")).to_be_visible()
    card(someone).get_by_role("button", name="Choose: Sydney, New South Wales, Australia").click()
    expect(card(someone).get_by_role("button", name="Shown: Sydney", exact=True)).to_be_visible()
    expect(card(someone).get_by_role("searchbox")).to_have_value("")

    someone.open("/weather")
    heading = someone.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Sydney")
    expect(someone.page.locator("#weather_weather-hero")).to_contain_text("−34°")
    someone.open("/")
    expect(someone.page.locator("#today_weather-glance")).to_contain_text("−34°")

    someone.open("/weather")
    chips = someone.page.get_by_role("navigation", name="Places")
    expect(chips.locator("[aria-current]")).to_have_text("Sydney")
    chips.get_by_role("button", name="Oslo").click()
    expect(heading).to_have_text("Oslo")
    expect(chips.locator("[aria-current]")).to_have_text("Oslo")
    expect(someone.page.locator("#weather_weather-hero")).to_contain_text("59°")

    someone.open("/weather?view=week")
    chips.get_by_role("button", name="Sydney").click()
    expect(heading).to_have_text("Sydney")
    expect(someone.page).to_have_url(house.origin + "/weather?view=week")


@SCRIPTS
def test_a_mistake_is_said_beside_its_field_and_costs_nothing(visitor, house, scripts):
    someone = visitor(origin=house.origin, java_script_enabled=scripts)
    someone.open("/settings")
    look_up(someone, "down")
    expect(card(someone).get_by_role("alert")).to_contain_text("The search did not work.")
    expect(card(someone).get_by_role("searchbox")).to_have_value("down")
    look_up(someone, "Atlantis")
    expect(card(someone).get_by_role("status")).to_contain_text("No place is called “Atlantis”")
    card(someone).get_by_text("Add a place by its coordinates").click()
    card(someone).get_by_label("Latitude and longitude").fill("somewhere")
    card(someone).get_by_label("Name", exact=True).fill("Home")
    card(someone).get_by_label("Time zone").fill("Europe/Berlin")
    card(someone).get_by_role("button", name="Add the place").click()
    point = card(someone).get_by_label("Latitude and longitude")
    expect(point).to_have_attribute("aria-invalid", "true")
    expect(point).to_have_value("somewhere")
    expect(card(someone).get_by_label("Name", exact=True)).to_have_value("Home")
    point.fill("52°31′N 13°24′E")
    card(someone).get_by_role("button", name="Add the place").click()
    expect(card(someone).get_by_role("button", name="Shown: Home")).to_be_visible()
    card(someone).get_by_role("button", name="Remove: Home").click()
    expect(card(someone).get_by_role("button", name="Shown: Oslo")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
def test_everybody_can_use_it(visitor, house, width, scheme):
    someone = visitor(origin=house.origin, width=width, color_scheme=scheme)
    someone.open("/settings")
    look_up(someone, "s")
    expect(card(someone).get_by_role("alert")).to_be_visible()
    assert someone.accessibility_violations() == []
    look_up(someone, "reyk")
    card(someone).get_by_role("button", name="Choose: Reykjavík, Capital Region, Iceland").click()
    expect(card(someone).get_by_role("button", name="Shown: Reykjavík")).to_be_visible()
    look_up(someone, "syd")
    expect(card(someone).get_by_text("2 places found")).to_be_visible()
    card(someone).get_by_text("Rename", exact=True).click()
    card(someone).get_by_text("Add a place by its coordinates").click()
    assert someone.accessibility_violations() == []
    assert someone.sideways_overflow() == []
    someone.open("/weather")
    expect(someone.page.get_by_role("navigation", name="Places")).to_be_visible()
    assert someone.accessibility_violations() == []


def test_looking_at_a_place_asks_for_that_one_only(visitor, house, upstream):
    someone = visitor(origin=house.origin)
    someone.open("/settings")
    look_up(someone, "reyk")
    card(someone).get_by_role("button", name="Choose: Reykjavík, Capital Region, Iceland").click()
    expect(card(someone).get_by_role("button", name="Shown: Reykjavík")).to_be_visible()
    someone.open("/weather")
    expect(someone.page.get_by_role("heading", level=1)).to_have_text("Reykjavík")
    forecasts = [question for question in upstream.questions if "/forecast" in question]
    assert len(forecasts) == 1 and "latitude=64.1355" in forecasts[0]
