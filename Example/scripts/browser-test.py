"""Operates the example app in headless Chromium and checks its pixels.

usage: browser-test.py PATH_TO_EXAMPLE_BINARY [--all], or make browser-test, which also installs the dependencies

The short test checks that the page opens, a banner enters, a swipe removes it, the page shows its code, and a taken port is
reported. With `--all`, it also types, scrolls, uses every control, and opens a second page; the tests of the example check
what its screens do. Screenshots go to Outputs/. The exit code is 0 only if all checks pass.
"""

import contextlib
import re
import signal
import subprocess
import sys
import time

from browser import controls
from browser.phone import BANNER_TIME, Phone, expect
from playwright.sync_api import sync_playwright

# The minimum frame rate of a slide on the page, in frames per second.
FRAMES_PER_SECOND = 30

# What taps and keys on the first screen post, and the code that the page shows for it.
HOME = (
    'click button "Favorite Tyrol"', 'click button "Undo"', 'see button "Favorite Tyrol" = "Off"', "code undoable:",
    'click button "Flight updates"', "see Gate changed to B12", "miss Your seat is 14A", "rest 0.5", "save home-deck",
    "code postView.deck = PostDeck()", 'click button "Clear the history"', 'click button "Clear"',
    "see The history is empty", "code postView.ask(alert)", 'click "Note"', "type Buy a map", "press Enter",
    "see Buy a map", "save home-note", "code Note added",
)


@contextlib.contextmanager
def example(binary):
    """Runs the app and yields its process and address. Kills the process at the end."""
    process = subprocess.Popen([binary, "--port", "0"], stdout=subprocess.PIPE, text=True)
    try:
        line = process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", line)
        expect(address, f"the app printed no address but: {line!r}")
        yield process, address.group()
    finally:
        process.kill()
        process.wait()


@contextlib.contextmanager
def before_timeout():
    """Checks that less than the time of a banner passes, so that its timer doesn't remove it."""
    start = time.monotonic()
    yield
    expect(time.monotonic() - start < BANNER_TIME, "the machine is too slow to distinguish a touch from the timer")


# The tests, in the order in which they run


def first_banner(phone):
    with before_timeout():
        badge = phone.see_banner()
        expect(abs(badge["width"] - badge["height"]) < 3, f"the badge isn't square: {badge}")
        expect(badge["y"] > 59, f"the Dynamic Island covers the banner: {badge}")
        phone.save("shown")
        phone.see_rest(1)
        phone.swipe_banner()
    phone.save("swiped")


def code(phone):
    phone.see_code("BadgeMessage(")
    phone.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.press("Copy")
    copied = phone.page.evaluate("navigator.clipboard.readText()")
    shown = phone.page.locator("#code pre").inner_text()
    expect(copied.split() == shown.split(), f"the copied text differs from the code: {copied!r}")
    phone.save("code")


def cross(phone):
    with before_timeout():
        phone.click_post()
        phone.close_banner()


def three(phone):
    """Checks that of three posts, two are swiped away and the last one times out."""
    phone.click(phone.middle, phone.buttons()[1])
    for _ in range(2):
        phone.swipe_banner()
    phone.see_banner()
    start = time.monotonic()
    phone.see_no_banner(BANNER_TIME + 2)
    shown = time.monotonic() - start
    expect(shown > BANNER_TIME - 1.5, f"the last of three stayed for only {shown:.1f} s")
    phone.see_rest(1.5)
    phone.see_no_banner()


def frame_rate(phone):
    """Checks the rate of the frames that reach the page while a banner slides in. The best of three counts."""
    rates = []
    for _ in range(3):
        middle = phone.buttons()[0]
        phone.page.evaluate("received.drawnAt = [performance.now()]")
        phone.click(phone.middle, middle)
        phone.wait("received.drawnAt.length > 5 && eyes.quietFor() > 300")
        times = phone.page.evaluate("received.drawnAt.slice(1)")
        rates.append(1000 * (len(times) - 1) / (times[-1] - times[0]))
        phone.swipe_banner()
    print("   frames per second:", ", ".join(f"{rate:.0f}" for rate in rates))
    expect(max(rates) >= FRAMES_PER_SECOND, f"only {max(rates):.0f} frames per second reached the page")


def banner_screen(phone):
    """Relaunches the app, so that no post or keyboard is left, and opens the Banner screen, which sends nothing at rest."""
    phone.choose("iPhone 16 Pro Max")
    phone.choose("iPhone 16")
    phone.open_banner_screen()
    phone.see_rest(2)


def wheel(phone):
    """Goes back to the list of screens, and scrolls it."""
    phone.click(37, 81)
    phone.wait("eyes.rows().length > 8 && eyes.quietFor() > 300")
    rows = phone.page.evaluate("eyes.rows()")
    phone.page.mouse.move(*phone.place(phone.middle, 300))
    phone.page.mouse.wheel(0, 1000)
    phone.wait(f"JSON.stringify(eyes.rows()) !== JSON.stringify({rows}) && eyes.quietFor() > 1000")
    phone.page.mouse.wheel(0, -1000)
    phone.wait(f"JSON.stringify(eyes.rows()) === JSON.stringify({rows}) && eyes.quietFor() > 1000")
    phone.act('click "Banner"')
    phone.close_banner()


def second_page(phone, other):
    phone.see_no_banner()
    other.page.touchscreen.tap(*other.place(other.middle, other.buttons()[0]))
    other.see_banner()
    phone.see_banner()
    other.save("shown")
    phone.close_banner()
    other.see_no_banner()


def reload(phone, other):
    phone.page.reload()
    phone.see_screen()
    phone.click_post()
    phone.swipe_banner()
    other.see_no_banner()
    phone.save("reloaded")


def taken_port(binary, address):
    port = address.rsplit(":", 1)[1]
    second = subprocess.run([binary, "--port", port], capture_output=True, text=True, timeout=10)
    expect(second.returncode == 1, f"a second app on a taken port ended with {second.returncode}")
    expect(f"port {port} is taken" in second.stderr, f"a taken port was reported as: {second.stderr!r}")


def lost_connection(phone, process):
    process.send_signal(signal.SIGINT)
    status = process.wait(timeout=5)
    expect(status == 0, f"the interrupted app ended with {status}")
    phone.wait("document.getElementById('status').textContent.includes('Waiting')")


def step(name, action, *arguments):
    print("·", name, flush=True)
    action(*arguments)


def test_all(phone, browser, address):
    step("Taps and keys on the first screen", phone.act, *HOME)
    step("The Banner screen", banner_screen, phone)
    step("Post, and its cross", cross, phone)
    step("Post three, one after another", three, phone)
    step("Frames while a banner slides", frame_rate, phone)
    step("Scrolling with the wheel", wheel, phone)
    controls.use(phone, step)
    step("The Banner screen on another device", phone.open_banner_screen)
    tablet = browser.new_context(viewport={"width": 700, "height": 800}, has_touch=True)
    other = Phone(tablet, address, "second")
    step("A second page", second_page, phone, other)
    step("Reload", reload, phone, other)
    expect(not other.errors, f"the second page reports {other.errors}")


def run(binary, tests_all=False):
    with sync_playwright() as playwright, example(binary) as (process, address):
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        desk = browser.new_context(viewport={"width": 900, "height": 1000}, device_scale_factor=2)
        print("browser test: Chromium", browser.version, "at", address)
        phone = Phone(desk, address, "first")
        step("A banner slides in when the page opens, and a swipe removes it", first_banner, phone)
        step("The code of the banner, and Copy", code, phone)
        if tests_all:
            test_all(phone, browser, address)
        step("A taken port", taken_port, binary, address)
        expect(not phone.errors, f"the page reports {phone.errors}")
        step("Ctrl-C, and the page reports it", lost_connection, phone, process)
        browser.close()


if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--all"]):
    sys.exit(__doc__)
run(sys.argv[1], tests_all=len(sys.argv) == 3)
print("browser test: passed")
