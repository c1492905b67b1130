"""Operates the example app in headless Chromium and checks its pixels.

usage: browser-test.py PATH_TO_EXAMPLE_BINARY, or make browser-test, which also installs the dependencies

Screenshots go to Outputs/. The exit code is 0 only if all checks pass.
"""

import contextlib
import re
import signal
import subprocess
import sys
import time

from browser import controls, home
from browser.phone import BANNER_TIME, Failure, Phone, expect
from browser.screens import walk
from playwright.sync_api import Error, sync_playwright

# The minimum frame rate of a slide on the page, in frames per second.
FRAMES_PER_SECOND = 30


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


# The tests, in the order in which they run


def first_banner(phone):
    badge = phone.see_banner("after the page had opened")
    expect(abs(badge["width"] - badge["height"]) < 3, f"the badge isn't square: {badge}")
    expect(badge["y"] > 59, f"the Dynamic Island covers the banner: {badge}")
    phone.save("shown")
    phone.see_rest("under a banner", 1)


def swipe(phone):
    start = time.monotonic()
    phone.click_post()
    badge = phone.see_banner("after Post")
    phone.swipe_up(badge)
    phone.see_no_banner("after a swipe")
    expect(time.monotonic() - start < BANNER_TIME, "the machine is too slow to tell a swipe from the timer")
    phone.save("swiped")


def cross(phone):
    start = time.monotonic()
    phone.click_post()
    badge = phone.see_banner("after Post")
    phone.close(badge)
    phone.see_no_banner("after a click on its cross")
    expect(time.monotonic() - start < BANNER_TIME, "the machine is too slow to tell the cross from the timer")


def three(phone):
    phone.click_post_three()
    for number in ("first", "second"):
        phone.swipe_up(phone.see_banner(f"as the {number} of three"))
        phone.see_no_banner(f"after a swipe, the {number} of three")
    phone.see_banner("as the last of three")
    start = time.monotonic()
    phone.see_no_banner("after its time", BANNER_TIME + 2)
    shown = time.monotonic() - start
    expect(shown > BANNER_TIME - 1.5, f"the last of three stayed for only {shown:.1f} s")
    phone.see_rest("after the last of three", 1.5)
    phone.see_no_banner("after the last of three", 0.1)


def frame_rate(phone):
    """Checks the rate of the frames that reach the page while a banner slides in and out. The best of three counts."""
    rates = []
    for _ in range(3):
        middle = phone.buttons()[0]
        phone.page.evaluate("received.drawnAt = [performance.now()]")
        phone.click(phone.middle, middle)
        phone.wait("received.drawnAt.length > 5 && eyes.quietFor() > 300", "no banner slid in", 5)
        times = phone.page.evaluate("received.drawnAt.slice(1)")
        rates.append(1000 * (len(times) - 1) / (times[-1] - times[0]))
        phone.swipe_up(phone.see_banner("while frames were counted"))
        phone.see_no_banner("while frames were counted")
    print("   frames per second:", ", ".join(f"{rate:.0f}" for rate in rates))
    expect(max(rates) >= FRAMES_PER_SECOND, f"only {max(rates):.0f} frames per second reached the page")


def leave_home(phone):
    """Relaunches the app, so that no post or keyboard is left, and opens the Banner screen."""
    controls.choose(phone, "iPhone 16 Pro Max")
    controls.choose(phone, "iPhone 16")
    home.open_banner_screen(phone)


def idle(phone):
    phone.see_rest("with nothing on it", 2)


def second_page(phone, other):
    phone.see_no_banner("before the second page")
    other.page.touchscreen.tap(*other.place(other.middle, other.buttons()[0]))
    badge = other.see_banner("after a tap on Post on the second page")
    phone.see_banner("after a tap on Post on the second page")
    other.save("shown")
    phone.close(badge)
    other.see_no_banner("after a click on its cross on the first page")


def reload(phone, other):
    phone.reload()
    phone.click_post()
    phone.swipe_up(phone.see_banner("after a reload and Post"))
    phone.see_no_banner("after a reload and a swipe")
    other.see_no_banner("after a swipe on the reloaded page")
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
    phone.wait("document.getElementById('status').textContent.includes('Waiting')", "the lost app isn't reported", 5)


def step(name, action, *arguments):
    print("·", name, flush=True)
    action(*arguments)


def run(binary):
    with sync_playwright() as playwright, example(binary) as (process, address):
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        desk = browser.new_context(viewport={"width": 900, "height": 1000}, device_scale_factor=2)
        tablet = browser.new_context(viewport={"width": 700, "height": 800}, has_touch=True)
        print("browser test: Chromium", browser.version, "at", address)

        phone = Phone(desk, address, "first")
        step("A banner slides in when the page opens", first_banner, phone)
        home.use(phone, step)
        step("The Banner screen", leave_home, phone)
        step("An idle screen sends nothing", idle, phone)
        step("Post, and a swipe up", swipe, phone)
        step("Post, and its cross", cross, phone)
        step("Post three, one after another", three, phone)
        step("Frames while a banner slides", frame_rate, phone)
        walk(phone, step)
        controls.use(phone, step)
        step("The Banner screen on another device", home.open_banner_screen, phone)
        other = Phone(tablet, address, "second")
        step("A second page", second_page, phone, other)
        step("Reload", reload, phone, other)
        step("A taken port", taken_port, binary, address)
        expect(not phone.errors + other.errors, f"the pages report {phone.errors + other.errors}")
        step("Ctrl-C, and the page reports it", lost_connection, phone, process)
        browser.close()


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        run(sys.argv[1])
    except (Failure, Error, OSError, subprocess.SubprocessError) as failure:
        sys.exit(f"browser test: FAILED: {failure}")
    print("browser test: passed")


if __name__ == "__main__":
    main()
