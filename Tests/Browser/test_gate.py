"""The gate: nobody sees anything before they sign in, and nothing after they have signed out, on any tab."""

import json
import os
import pty
import subprocess

import pytest
from account import NAME, PASSPHRASE, passwd
from playwright.sync_api import expect
from server import PATIENCE, ROOT
from widget import clock
from wire import Client


@pytest.fixture
def guarded(start, account) -> str:
    """Where a server listens that has an account."""
    return start("--account-file", account).origin


def sign_in(page, passphrase: str = PASSPHRASE) -> None:
    page.get_by_label("Name").fill(NAME)
    page.get_by_label("Passphrase").fill(passphrase)
    page.get_by_role("button", name="Sign in").click()


def expect_door(page) -> None:
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    expect(page.locator(".card")).to_have_count(0)


def sign_out_on_another_tab(visitor, one):
    second = visitor(beside=one)
    second.open("/stories")
    for each in (one, second):
        each.pardon("401 instead of success")
    second.page.get_by_role("button", name="Sign out").click()
    expect_door(second.page)


def expect_inside(page) -> None:
    expect(page.get_by_role("button", name="Sign out")).to_be_visible()
    expect(page.get_by_label("Passphrase")).to_have_count(0)


both = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])


@both
def test_one_signs_in_to_what_one_asked_for_and_out_again(visitor, guarded, scripts):
    someone = visitor(origin=guarded, java_script_enabled=scripts)
    someone.open("/day", status=401)
    expect(someone.page.get_by_text("You asked for Body.")).to_be_visible()
    sign_in(someone.page)
    expect_inside(someone.page)
    assert someone.page.url == guarded + "/day"
    expect(someone.page.get_by_text("Signed in as ingrid")).to_have_count(1)
    someone.pardon("401 instead of success")
    someone.page.get_by_role("button", name="Sign out").click()
    expect_door(someone.page)
    assert someone.page.url == guarded + "/"
    assert someone.context.cookies() == []
    someone.open("/day", status=401)


@both
def test_a_wrong_passphrase_keeps_the_name_and_says_how_many_tries_are_left(visitor, guarded, scripts):
    someone = visitor(origin=guarded, java_script_enabled=scripts)
    someone.open("/stories", status=401)
    someone.pardon("422 instead of success")
    sign_in(someone.page, "wrong")
    message = someone.page.get_by_role("alert")
    expect(message).to_have_text("That name and passphrase do not belong together. Four tries are left.")
    expect(someone.page.get_by_label("Name")).to_have_value(NAME)
    field = someone.page.get_by_label("Passphrase")
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    assert field.get_attribute("aria-describedby") == message.get_attribute("id")
    sign_in(someone.page)
    expect_inside(someone.page)
    assert someone.page.url == guarded + "/stories"


def test_after_five_wrong_passphrases_the_right_one_has_to_wait(visitor, guarded):
    someone = visitor(origin=guarded)
    someone.open("/", status=401)
    someone.pardon("422 instead of success")
    someone.pardon("429 instead of success")
    for left in ["Four tries are left", "Three", "Two", "One try is left", "The next try is possible in a minute"]:
        sign_in(someone.page, "wrong")
        expect(someone.page.get_by_role("alert")).to_contain_text(left)
    sign_in(someone.page)
    expect(someone.page.get_by_role("alert")).to_contain_text("There were too many tries")
    assert someone.accessibility_violations() == []
    assert someone.sideways_overflow() == []


def test_a_second_tab_signs_out_and_the_first_finds_the_door_at_its_next_click(visitor, guarded):
    one = visitor(origin=guarded)
    one.open("/server", status=401)
    sign_in(one.page)
    expect_inside(one.page)
    clock(one).expect_shown()
    sign_out_on_another_tab(visitor, one)
    # A button of a widget, which a script sends.
    clock(one).hide_button.click()
    expect_door(one.page)
    assert one.page.url == guarded + "/server"


def test_a_second_tab_signs_out_and_the_first_finds_the_door_at_its_next_poll(visitor, guarded):
    one = visitor(origin=guarded)
    one.page.clock.install()
    one.open("/server", status=401)
    sign_in(one.page)
    expect_inside(one.page)
    clock(one).expect_shown()
    sign_out_on_another_tab(visitor, one)
    # Twice the pace that the widget announces.
    one.page.clock.fast_forward(120_000)
    expect_door(one.page)


def test_without_scripts_a_button_leads_to_the_door_and_from_there_back(visitor, guarded):
    one = visitor(origin=guarded, java_script_enabled=False)
    one.open("/server", status=401)
    sign_in(one.page)
    expect_inside(one.page)
    sign_out_on_another_tab(visitor, one)
    clock(one).hide_button.click()
    expect_door(one.page)
    sign_in(one.page)
    expect_inside(one.page)
    clock(one).expect_shown()


def test_two_devices_share_what_is_chosen(visitor, guarded):
    phone, desk = visitor(origin=guarded, width=390), visitor(origin=guarded)
    for device in (phone, desk):
        device.open("/server", status=401)
        sign_in(device.page)
        expect_inside(device.page)
    clock(phone).hide()
    desk.open("/server")
    clock(desk).expect_hidden()
    clock(desk).show()
    phone.open("/server")
    clock(phone).expect_shown()


def test_a_restart_keeps_one_in(visitor, start, account):
    first = start("--account-file", account)
    someone = visitor(origin=first.origin)
    someone.open("/server", status=401)
    sign_in(someone.page)
    expect_inside(someone.page)
    clock(someone).hide()
    someone.page.goto("about:blank")
    first.stop()
    someone.origin = start("--account-file", account).origin
    someone.open("/server")
    expect_inside(someone.page)
    clock(someone).expect_hidden()


def test_the_keyboard_is_enough(visitor, guarded):
    someone = visitor(origin=guarded)
    someone.open("/", status=401)
    expect(someone.page.get_by_label("Name")).to_be_focused()
    someone.page.keyboard.type(NAME)
    someone.page.keyboard.press("Tab")
    someone.page.keyboard.type(PASSPHRASE)
    someone.page.keyboard.press("Enter")
    expect_inside(someone.page)
    someone.pardon("401 instead of success")
    someone.page.get_by_role("button", name="Sign out").focus()
    someone.page.keyboard.press("Enter")
    expect_door(someone.page)


@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_axe_finds_nothing_at_the_door_and_nothing_overflows(visitor, guarded, width):
    someone = visitor(origin=guarded, width=width)
    someone.open("/day", status=401)
    for preference in [{"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}]:
        someone.page.emulate_media(**preference)
        assert someone.accessibility_violations() == []
        someone.page.emulate_media(**dict.fromkeys(preference, "null"))
    assert someone.sideways_overflow() == []
    assert someone.page.locator("[style], style, script:not([src])").count() == 0
    assert someone.page.locator("h1").count() == 1


def test_the_bar_of_who_is_in_fits_narrow_windows(visitor, guarded):
    someone = visitor(origin=guarded)
    someone.open("/stories", status=401)
    sign_in(someone.page)
    expect_inside(someone.page)
    for width in (320, 390, 600, 900, 1280):
        someone.page.set_viewport_size({"width": width, "height": 800})
        assert someone.sideways_overflow() == []
    assert someone.accessibility_violations() == []
    someone.open("/kiosk")
    expect(someone.page.get_by_role("button", name="Sign out")).to_have_count(0)


def test_programs_are_told_in_their_own_way(guarded):
    client = Client(guarded)
    shut = client.get("/fragments/server/clock", Accept="application/json")
    assert (shut.status, shut.headers["content-type"]) == (401, "application/problem+json")
    assert json.loads(shut.body)["status"] == 401
    answer = client.post("/sign-in", f"name={NAME}&passphrase={PASSPHRASE.replace(' ', '+')}")
    assert answer.status == 303 and client.cookie
    assert client.get("/fragments/server/clock", Accept="application/json").status == 200


def test_passwd_shows_nothing_of_what_is_typed(tmp_path):
    ours, theirs = pty.openpty()
    file = tmp_path / "account"
    process = subprocess.Popen(
        passwd("--name", NAME, str(file)), stdin=theirs, stdout=theirs, stderr=theirs, cwd=ROOT
    )
    os.close(theirs)
    shown = b""

    def until(words: bytes) -> None:
        nonlocal shown
        while words not in shown:
            shown += os.read(ours, 1024)

    until("A passphrase for “ingrid”: ".encode())
    os.write(ours, b"correct horze\x7f\x7fse\r")
    until(b"The same again: ")
    os.write(ours, b"correct horse\r")
    assert process.wait(PATIENCE) == 0
    until(str(file).encode())
    os.close(ours)
    assert b"correct" not in shown and b"horse" not in shown
    assert file.read_text().startswith("ingrid:$argon2id$")
