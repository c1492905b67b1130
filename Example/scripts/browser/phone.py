"""A page of the example app, with methods that check and operate it."""

from pathlib import Path

from playwright.sync_api import TimeoutError

# The time after which the banner of the first screen leaves, in seconds: 5, and 68 ms for each of its 81 characters.
BANNER_TIME = 10.5

OUTPUTS = Path(__file__).resolve().parent.parent.parent / "Outputs"


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

    def see_screen(self):
        self.wait("received.updates > 0", "no picture of the screen arrived", 10)

    def wait(self, condition, failure, seconds):
        try:
            self.page.wait_for_function(condition, timeout=seconds * 1000, polling=30)
        except TimeoutError:
            self.save("failure")
            raise Failure(f"{self.name} page: {failure} within {seconds} s; see Outputs/{self.name}-failure.png") from None

    def see_banner(self, occasion):
        """Waits until a banner is at rest, and returns the frame of its badge."""
        self.wait("eyes.isBadgeShown()", f"no banner came to rest {occasion}", 8)
        return self.page.evaluate("eyes.badge()")

    def see_no_banner(self, occasion, seconds=2):
        self.wait("!eyes.badge()", f"the banner was still there {occasion}", seconds)

    def see_rest(self, occasion, seconds):
        """Waits until the page has received no update for some seconds."""
        self.wait(f"eyes.quietFor() > {seconds * 1000}", f"the screen didn't come to rest {occasion}", seconds + 2)

    def see_color(self, x, y, color, occasion, seconds=5):
        """Waits until a point has a color."""
        self.wait(f"eyes.isColor({x}, {y}, {list(color)})", f"({x}, {y}) didn't become {color} {occasion}", seconds)

    def buttons(self, count=2):
        """Waits for a number of blue buttons, and returns the y coordinates of their centers."""
        self.wait(f"eyes.buttons().length === {count}", f"{count} buttons weren't seen", 5)
        return self.page.evaluate("eyes.buttons()")

    def rows(self, count):
        """Waits for a list at rest with a number of rows, and returns the y coordinates of their centers."""
        self.wait(f"eyes.rows().length === {count} && eyes.quietFor() > 200", f"{count} rows weren't seen", 5)
        return self.page.evaluate("eyes.rows()")

    def see_rows(self, count):
        self.wait(f"eyes.rows().length === {count}", f"{count} rows weren't seen", 5)

    def reload(self):
        self.page.reload()
        self.see_screen()

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

    def click_post_three(self):
        self.click(self.middle, self.buttons()[1])

    def click_button(self, index, count):
        """Waits until a number of blue buttons are at rest, and clicks one of them."""
        self.wait(
            f"eyes.buttons().length === {count} && eyes.quietFor() > 200", f"{count} buttons didn't come to rest", 5
        )
        self.click(self.middle, self.buttons(count)[index])

    def close(self, badge):
        """Clicks the banner's close button, which is at the other end, level with the badge."""
        self.close_at(2 * self.middle - 39, badge)

    def close_at(self, x, badge):
        self.click(x, badge["y"] + badge["height"] / 2)

    def swipe_up(self, badge):
        """Swipes a banner up. Repeats the swipe if the page showed an outdated frame and the swipe missed."""
        self.swipe_up_from(badge)
        seen = self.page.evaluate("eyes.badge()")
        if seen and seen["y"] > badge["y"] + 1:
            self.swipe_up_from(self.see_banner("after a swipe that missed it"))

    def swipe_up_from(self, badge):
        x, y = badge["x"] + 150, badge["y"] + badge["height"] / 2
        mouse = self.page.mouse
        mouse.move(*self.place(x, y))
        mouse.down()
        for step in range(1, 9):
            mouse.move(*self.place(x, y - step * 15))
        mouse.up()

    @property
    def middle(self):
        return self.page.evaluate("size.width / 2")

    @property
    def bottom(self):
        return self.page.evaluate("size.height")
