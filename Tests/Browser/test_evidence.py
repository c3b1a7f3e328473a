"""Why a number is what it is: in the language of the page, and on a phone without a scroll sideways."""

import pytest
from playwright.sync_api import expect
from server import command

DAY = "2026-06-14"
LONG_NAME = "Ada’s extraordinarily well-travelled Apple Watch Ultra of the second generation"


def record(kind, source, unit, start, end, value):
    return (
        f'<Record type="{kind}" sourceName="{source}" unit="{unit}" value="{value}" '
        f'startDate="{DAY} {start // 60:02}:{start % 60:02}:00 +0000" endDate="{DAY} {end // 60:02}:{end % 60:02}:00 +0000"/>\n'
    )


def long_day() -> str:
    """A day on which a watch and a phone take turns forty times, and speak of the same moments now and then."""
    parts = ['<?xml version="1.0"?>\n<HealthData locale="en_GB">\n']
    for turn in range(40):
        start = 6 * 60 + turn * 20
        source = LONG_NAME if turn % 2 else "My phone"
        kinds = [("StepCount", "count", 1234 + turn), ("DistanceWalkingRunning", "km", 0.8)]
        for kind, unit, value in kinds:
            parts.append(record(f"HKQuantityTypeIdentifier{kind}", source, unit, start, start + 15, value))
            if turn % 2:
                parts.append(record(f"HKQuantityTypeIdentifier{kind}", "My phone", unit, start, start + 10, value))
        parts.append(record("HKQuantityTypeIdentifierHeartRate", LONG_NAME, "count/min", start, start, 60 + turn))
    night = "HKCategoryTypeIdentifierSleepAnalysis"
    for index, stage in enumerate(["AsleepCore", "AsleepDeep", "AsleepREM", "Awake"] * 6):
        parts.append(record(night, LONG_NAME, "", index * 14, index * 14 + 14, f"HKCategoryValueSleepAnalysis{stage}"))
    parts.append(record(night, "My phone", "", 0, 340, "HKCategoryValueSleepAnalysisInBed"))
    parts.append(record("HKQuantityTypeIdentifierRestingHeartRate", LONG_NAME, "count/min", 0, 600, 52))
    parts.append("</HealthData>\n")
    return "".join(parts)


@pytest.fixture
def house(start, data, tmp_path):
    export = tmp_path / "export.xml"
    export.write_text(long_day(), encoding="utf-8")
    data.mkdir(exist_ok=True)
    command("import", "apple-health", str(export), "--data", str(data))
    return start()


def unfold(someone) -> None:
    someone.page.evaluate("document.querySelectorAll('.why, .why details').forEach(it => it.open = true)")


@pytest.mark.parametrize("width", [320, 390, 1280])
@pytest.mark.parametrize(("locale", "title"), [("en-GB", "Why these numbers"), ("de-DE", "Warum diese Zahlen")])
def test_an_account_of_a_long_day_never_scrolls_sideways(visitor, house, width, locale, title):
    someone = visitor(width=width, origin=house.origin, locale=locale)
    someone.open(f"/day?date={DAY}")
    someone.page.locator("button.day[value='" + DAY + "']").click()
    folds = someone.page.locator("#day_day-summary .why > summary")
    expect(folds).to_have_text(title)
    unfold(someone)
    runs = someone.page.locator("#day_day-summary .why .runs")
    expect(runs.first).to_be_visible()
    assert runs.locator("div").count() > 80
    assert someone.sideways_overflow() == []
    scrolling = someone.page.locator(".why, .why *").evaluate_all(
        "all => all.filter(it => it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).display != 'inline')"
        ".map(it => it.outerHTML.slice(0, 80))"
    )
    assert scrolling == []
    assert someone.page.locator(".why [lang=en]").count() == 0
    assert someone.accessibility_violations() == []
