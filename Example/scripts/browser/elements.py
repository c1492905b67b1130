"""Checks and clicks of accessibility elements, which the page's accessibility tree lists."""

import contextlib
import json
import re

# The frame in a line of the accessibility tree.
FRAME = re.compile(r"\((-?[\d.]+), (-?[\d.]+), ([\d.]+), ([\d.]+)\)")


@contextlib.contextmanager
def accessibility_tree(phone):
    """Has the page show the accessibility tree."""
    phone.page.evaluate("element('tree').open = true")
    yield
    phone.page.evaluate("element('tree').open = false")


def see_element(phone, text):
    """Waits until a line of the accessibility tree contains a text."""
    phone.wait(f"(state.tree ?? '').includes({json.dumps(text)})", f"there is no element with {text}", 5)


def see_no_element(phone, text):
    phone.wait(f"!(state.tree ?? '').includes({json.dumps(text)})", f"there is still an element with {text}", 5)


def click_element(phone, text):
    """Waits until the screen is at rest and a line of the accessibility tree contains a text, and clicks the element."""
    lines = f"(state.tree ?? '').split('\\n').filter(line => line.includes({json.dumps(text)}))"
    # The page requests the tree every 0.4 s.
    phone.wait(f"{lines}.length > 0 && eyes.quietFor() > 900", f"there is no element with {text}", 8)
    x, y, width, height = map(float, FRAME.search(phone.page.evaluate(f"{lines}[0]")).groups())
    phone.click(x + width / 2, y + height / 2)
