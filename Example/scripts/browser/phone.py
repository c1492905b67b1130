"""A page of the example app, with methods that check and operate it."""

import json
import re
from pathlib import Path

from playwright.sync_api import TimeoutError

# The time after which the banner of the first screen leaves, in seconds: 5, and 68 ms for each of its 81 characters.
BANNER_TIME = 10.5

OUTPUTS = Path(__file__).resolve().parents[3] / "Outputs"
# The frame in a line of the accessibility tree.
FRAME = re.compile(r"\((-?[\d.]+), (-?[\d.]+), ([\d.]+), ([\d.]+)\)")


class Failure(Exception):
    """A failed check, with its description."""


def expect(condition, message):
    if not condition:
        raise Failure(message)


class Phone:
    """A page that shows the device."""

    def __init__(self, context, address, name):
        self.name = name
        self.errors = []
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda text: text.type == "error" and self.errors.append(text.text))
        self.page.add_init_script((Path(__file__).parent / "eyes.js").read_text())
        self.page.goto(address)
        self.see_screen()

    # Seeing

    def wait(self, condition, seconds=5):
        """Waits until a JavaScript expression is true."""
        try:
            self.page.wait_for_function(condition, timeout=seconds * 1000, polling=30)
        except TimeoutError:
            self.save("failure")
            failure = f"on the {self.name} page, this didn't become true within {seconds} s: {condition}"
            raise Failure(f"{failure}; see Outputs/{self.name}-failure.png") from None

    def see_screen(self):
        self.wait("received.updates > 0", 10)

    def see_banner(self):
        """Waits until a banner is at rest, and returns the frame of its badge."""
        self.wait("eyes.isBadgeShown()", 8)
        return self.page.evaluate("eyes.badge()")

    def see_no_banner(self, seconds=2):
        self.wait("!eyes.badge()", seconds)

    def see_rest(self, seconds):
        """Waits until the page has received no update for some seconds."""
        self.wait(f"eyes.quietFor() > {seconds * 1000}", seconds + 2)

    def see_color(self, x, y, color, seconds=5):
        """Waits until a point has a color."""
        self.wait(f"eyes.isColor({x}, {y}, {list(color)})", seconds)

    def see_code(self, text):
        """Waits until the page shows code that contains a text."""
        self.wait(f"document.querySelector('#code:not([hidden]) pre')?.textContent.includes({json.dumps(text)})")

    def buttons(self, count=2):
        """Waits for a number of blue buttons, and returns the y coordinates of their centers."""
        self.wait(f"eyes.buttons().length === {count}")
        return self.page.evaluate("eyes.buttons()")

    @property
    def middle(self):
        return self.page.evaluate("size.width / 2")

    @property
    def bottom(self):
        return self.page.evaluate("size.height")

    def save(self, name):
        OUTPUTS.mkdir(exist_ok=True)
        self.page.screenshot(path=OUTPUTS / f"{self.name}-{name}.png")

    # Touching

    def place(self, x, y):
        """Returns the location on the page of a point of the device."""
        return self.page.evaluate(
            """([x, y]) => {
                const box = document.getElementById("stage").getBoundingClientRect()
                const angle = (size.heldTurns - size.shownTurns) * Math.PI / 2
                const [right, down] = [(x - size.width / 2) * fitted, (y - size.height / 2) * fitted]
                return [
                    (box.left + box.right) / 2 + right * Math.cos(angle) - down * Math.sin(angle),
                    (box.top + box.bottom) / 2 + right * Math.sin(angle) + down * Math.cos(angle),
                ]
            }""",
            [x, y],
        )

    def click(self, x, y):
        self.page.mouse.click(*self.place(x, y))

    def click_post(self):
        self.click(self.middle, self.buttons()[0])

    def close_banner(self, inset=0):
        """Waits for a banner, clicks its close button, which is at the other end, level with the badge, and checks that
        the banner leaves. `inset` is the width of the safe area."""
        badge = self.see_banner()
        self.click(2 * self.middle - inset - 39, badge["y"] + badge["height"] / 2)
        self.see_no_banner()

    def swipe_banner(self):
        """Waits for a banner, swipes it up, and checks that it leaves."""
        badge = self.see_banner()
        self.swipe_up(badge)
        seen = self.page.evaluate("eyes.badge()")
        if seen and seen["y"] > badge["y"] + 1:
            # The page showed an outdated frame, and the swipe missed.
            self.swipe_up(self.see_banner())
        self.see_no_banner()

    def swipe_up(self, badge):
        x, y = badge["x"] + 150, badge["y"] + badge["height"] / 2
        self.drag((x, y), (x, y - 120))

    def drag(self, start, end):
        """Drags from one point of the device to another in eight steps."""
        mouse = self.page.mouse
        mouse.move(*self.place(*start))
        mouse.down()
        for step in range(1, 9):
            mouse.move(*self.place(*(one + (other - one) * step / 8 for one, other in zip(start, end))))
        mouse.up()

    def act(self, *actions):
        """Performs actions, each a verb and a text. `click`, `see` and `miss` are about the first line of the accessibility
        tree that contains the text."""
        self.page.evaluate("element('tree').open = true")
        for verb, text in (action.split(" ", 1) for action in actions):
            line = f"eyes.line({json.dumps(text)})"
            match verb:
                case "click":
                    self.wait(f"eyes.isStill({json.dumps(text)})", 10)
                    x, y, width, height = map(float, FRAME.search(self.page.evaluate(line)).groups())
                    self.click(x + width / 2, y + height / 2)
                case "see":
                    self.wait(line)
                case "miss":
                    self.wait(f"!{line}")
                case "type":
                    self.page.locator("#screen").focus()
                    self.page.keyboard.type(text)
                case "press":
                    self.page.locator("#screen").press(text)
                case "code":
                    self.see_code(text)
                case "rest":
                    self.see_rest(float(text))
                case "save":
                    self.save(text)
                case _:
                    raise ValueError(verb)
        self.page.evaluate("element('tree').open = false")

    # Controls next to the device

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()

    def choose(self, model):
        """Relaunches the app on another model, and waits until its first banner has left."""
        self.page.get_by_label("Model").select_option(model)
        self.wait(f"size.name === '{model}'")
        self.see_banner()
        self.see_no_banner(BANNER_TIME + 3)

    def open_banner_screen(self):
        """Opens the screen with the buttons Post and Post three, from the first screen, and removes its banner."""
        self.see_no_banner(BANNER_TIME + 3)
        self.act('click button "Screens"')
        self.wait("eyes.rows().length > 8 && eyes.quietFor() > 300")
        self.act('click "Banner"')
        self.close_banner()
