"""Tests of the example app's screens. Each is opened by a click in the list, and its main function is checked."""

from browser import home
from browser.controls import switch
from browser.elements import accessibility_tree, click_element, see_element, see_no_element
from browser.phone import expect

GREY = (142, 142, 147)
MESSAGE = (245, 245, 245)
NO_INTERNET = (85, 85, 85)
TOAST = (109, 110, 112)
BLUE = (0, 136, 255)
OFFLINE = (33, 33, 33)
GROUPED = (242, 242, 247)
WHITE = (255, 255, 255)
SQUARES = ((52, 199, 89), GREY, (203, 48, 224))


def banner(phone):
    close_banner(phone, "on the Banner screen")


def window(phone):
    """Checks that the banner and its close button stay above the list, a sheet and another window."""
    phone.see_banner("on the Window screen")
    phone.click_button(0, 3)
    phone.wait("eyes.buttons().length === 0", "the list isn't shown after Pop", 5)
    close_banner(phone, "after Pop")

    enter(phone, 1)
    phone.see_banner("on the Window screen, opened again")
    phone.click_button(1, 3)
    phone.see_color(phone.middle, phone.bottom - 100, GREY, "over the Window screen")
    close_banner(phone, "over the sheet")
    phone.click_button(0, 1)
    phone.buttons(3)
    back(phone)

    enter(phone, 1)
    phone.see_banner("on the Window screen, opened once more")
    phone.click_button(2, 3)
    phone.buttons(1)
    close_banner(phone, "over another key window")
    phone.click_button(0, 1)
    phone.buttons(3)


def badge_message(phone):
    for number in ("first", "second", "third"):
        close_banner(phone, f"as the {number} badge message")
    phone.click_button(0, 1)
    phone.see_color(30, 160, BLUE, "at the badge of the blue message")


def message_stack(phone):
    phone.see_color(5, 115, MESSAGE, "at the message")
    phone.click_button(2, 3)
    phone.see_color(5, 200, BLUE, "at the plain view")
    phone.see_rest("under the messages", 0.3)
    phone.click(phone.middle, 200)
    phone.see_color(5, 200, WHITE, "after a tap on the plain view", 2)
    phone.see_color(5, 115, WHITE, "after the message's time", 8)


def messages(phone):
    """Checks that an error of an action is shown, and that the action then succeeds and ends its message."""
    with accessibility_tree(phone):
        click_element(phone, 'button "Failed upload"')
        click_element(phone, 'button "Retry"')
        see_element(phone, "The upload failed again.")
        click_element(phone, 'button "Retry"')
        see_element(phone, "Uploaded.")


def undo(phone):
    """Checks that two deletions gather, and that Undo takes both back."""
    with accessibility_tree(phone):
        for photo in (1, 2):
            click_element(phone, f'button "Delete photo {photo}"')
        see_element(phone, "2 photos deleted")
        see_no_element(phone, '"Photo 1"')
        click_element(phone, 'button "Undo"')
        see_element(phone, '"Photo 1"')


def alerts(phone):
    """Checks that the buttons of an alert, Return and Escape answer it, and that the answer is shown."""
    with accessibility_tree(phone):
        click_element(phone, 'button "Delete photos"')
        click_element(phone, 'button "Delete"')
        see_element(phone, "You chose “Delete”.")
        switch(phone, "Hardware keyboard", "hasHardwareKeyboard")
        for key, answer in (("Enter", "Install Now"), ("Escape", "Not Now")):
            click_element(phone, 'button "Install an update"')
            see_element(phone, 'button "Install Now"')
            phone.page.locator("#screen").press(key)
            see_element(phone, f"You chose “{answer}”.")
        switch(phone, "Hardware keyboard", "hasHardwareKeyboard", on=False)


def popups(phone):
    """Checks that a tap outside a pop-up has no effect, and that its button removes it."""
    with accessibility_tree(phone):
        click_element(phone, 'button "Picture"')
        see_element(phone, 'button "See the Route"')
        phone.click(phone.middle, 100)
        click_element(phone, 'button "See the Route"')
        see_element(phone, "You chose “See the Route”.")


def forms(phone):
    with accessibility_tree(phone):
        see_element(phone, 'button "Sign in"')


def ratings(phone):
    with accessibility_tree(phone):
        see_element(phone, 'button "Five stars"')


def notes(phone):
    with accessibility_tree(phone):
        see_element(phone, 'button "Activity indicator"')


def progress(phone):
    """Checks that an upload shows its result."""
    with accessibility_tree(phone):
        click_element(phone, 'button "Upload"')
        see_element(phone, '"Uploaded."')


def swiftui(phone):
    """Checks that a post with SwiftUI content reacts to its buttons, and that its binding is reset."""
    with accessibility_tree(phone):
        click_element(phone, 'button "Upload"')
        see_element(phone, 'button "Next upload"')
        click_element(phone, 'button "More"')
        see_element(phone, "Three photos")
        click_element(phone, 'button "Hide"')
        see_element(phone, 'button "Upload"')


def no_internet(phone):
    phone.click_button(0, 3)
    phone.see_color(5, phone.bottom - 60, NO_INTERNET, "without a network")
    phone.click_button(2, 3)
    phone.wait("eyes.buttons().length === 0", "the pushed screen isn't shown", 5)
    phone.see_color(5, phone.bottom - 60, NO_INTERNET, "on the pushed screen")
    phone.see_rest("under the bar", 0.5)
    phone.click(37, 81)
    phone.click_button(1, 3)
    phone.see_color(5, phone.bottom - 60, WHITE, "with the network found")


def shadow(phone):
    for color in SQUARES:
        phone.wait(f"{middles(color)}.length > 0", f"the square of {color} isn't shown", 3)
    squares = [middle_of(phone, color) for color in SQUARES]
    for y in squares:
        below = phone.page.evaluate("([x, y]) => [...eyes.pixels(x, y, 1, 1).data.slice(0, 3)]", [phone.middle, y + 44])
        expect(sum(below) < 3 * 254, f"there is no shadow below the square at {y}: {below}")


def toast(phone):
    phone.see_color(phone.middle - 35, phone.bottom - 80, TOAST, "at the toast")
    phone.see_color(25, phone.bottom - 71, BLUE, "at Click Me")
    phone.see_rest("under the toast", 0.2)
    above = phone.bottom - 91
    phone.see_color(65, above, WHITE, "above Click Me")
    phone.click(65, phone.bottom - 71)
    phone.see_color(65, above, BLUE, "after Click Me grew")


def queue(phone):
    rows = phone.rows(7)
    post = 2 * rows[1] - rows[2]
    for count in (7, 8, 9):
        phone.click(phone.middle, post)
        phone.see_rows(count)
    phone.see_color(5, 115, MESSAGE, "at the first post")
    # A post is at rest for three seconds.
    phone.wait("eyes.quietFor() > 4000", "the three posts didn't time out", 20)
    phone.see_color(5, 115, WHITE, "after the time of three posts")
    phone.see_rows(9)


def posters(phone):
    side, card = phone.bottom - 70, 140
    phone.click_button(0, 3)
    phone.see_color(375, side, MESSAGE, "at the side")
    phone.click_button(1, 3)
    phone.see_color(30, card, MESSAGE, "on the deck")
    phone.click_button(1, 3)
    phone.see_rest("under two cards", 0.5)
    phone.see_color(30, card + 55, WHITE, "below the gathered deck")
    phone.click(phone.middle, card + 20)
    phone.see_color(30, card + 55, MESSAGE, "on the spread deck")
    below = phone.buttons(3)[2] + 40
    phone.click_button(2, 3)
    phone.see_color(phone.middle - 50, below, MESSAGE, "below its button")


def gallery(phone):
    """Checks that a tap on a row shows a toast above the bars, and that a swipe removes it."""
    phone.click(phone.middle, 218)
    phone.see_color(phone.middle + 100, 100, OFFLINE, "at the toast")
    phone.swipe_up({"x": 50, "y": 90, "height": 0})
    phone.see_color(phone.middle + 100, 115, GROUPED, "after the toast was swiped away", 3)


def playground(phone):
    """Checks that a post appears above the form."""
    phone.click(100, phone.bottom - 59)
    phone.see_color(phone.middle + 100, 150, MESSAGE, "at the post")


SCREENS = (
    banner, window, badge_message, message_stack, messages, undo, alerts, popups, forms, ratings, notes, progress,
    swiftui, no_internet, shadow, toast, queue, posters, gallery, playground,
)
# The minimum number of rows of the list that are visible at the same time.
VISIBLE_ROWS = 12


def middles(color):
    """Returns a JavaScript expression for the centers of a color's bands in the middle of the screen."""
    test = f"rgb => {list(color)}.every((c, i) => Math.abs(rgb[i] - c) < 8)"
    return f"eyes.bands(size.width / 2 - 45, 90, 60, 70, {test})"


def middle_of(phone, color):
    """Returns the y coordinate of a color in the middle of the screen."""
    return phone.page.evaluate(middles(color))[0]


def list_rows(phone):
    """Waits for the list at rest, and returns the y coordinates of the centers of its visible rows."""
    phone.wait(f"eyes.rows().length >= {VISIBLE_ROWS} && eyes.quietFor() > 200", "the list isn't shown", 5)
    return phone.page.evaluate("eyes.rows()")


def enter(phone, index):
    """Clicks a row of the list, and waits until its screen is at rest. The last rows are visible after scrolling."""
    rows = list_rows(phone)
    if index < VISIBLE_ROWS:
        row = rows[index]
    else:
        phone.page.mouse.move(*phone.place(phone.middle, 300))
        phone.page.mouse.wheel(0, 1000)
        # A list that was scrolled past its end bounces back after a pause.
        phone.see_rest("after scrolling the list", 1)
        rows = list_rows(phone)
        row = rows[index - len(SCREENS)]
    phone.click(phone.middle, row)
    phone.wait(other_rows(rows), f"the screen of row {index} isn't shown", 5)


def close_banner(phone, occasion):
    phone.close(phone.see_banner(occasion))
    phone.see_no_banner(f"after its cross was clicked {occasion}")


def back(phone):
    phone.see_rest("before going back", 0.3)
    rows = phone.page.evaluate("eyes.rows()")
    phone.click(37, 81)
    phone.wait(other_rows(rows), "the previous screen isn't shown", 5)


def other_rows(rows):
    """Returns a JavaScript condition: a screen with other rows is at rest."""
    return f"JSON.stringify(eyes.rows()) !== JSON.stringify({rows}) && eyes.quietFor() > 200"


def walk(phone, step):
    """Tests every screen of the list, each in a separate step. It begins and ends on the Banner screen."""
    back(phone)
    for index, screen in enumerate(SCREENS):
        enter(phone, index)
        name = screen.__name__.replace("_", " ")
        step(f"The screen {name}", screen, phone)
        phone.save(screen.__name__)
        back(phone)
    list_rows(phone)
    back(phone)
    home.open_banner_screen(phone)
