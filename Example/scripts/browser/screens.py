"""Tests of the example app's screens. Each is opened by a click in the list, and its main function is checked."""

GREY = (142, 142, 147)
MESSAGE = (245, 245, 245)
NO_INTERNET = (85, 85, 85)
TOAST = (109, 110, 112)
BLUE = (0, 136, 255)
OFFLINE = (33, 33, 33)
GROUPED = (242, 242, 247)
WHITE = (255, 255, 255)
SQUARES = ((52, 199, 89), GREY, (203, 48, 224))


def window(phone):
    """Checks that the banner and its close button stay above the list, a sheet and another window."""
    phone.see_banner()
    phone.click_button(0, 3)
    phone.wait("eyes.buttons().length === 0")
    phone.close_banner()
    # A sheet.
    enter(phone, 1)
    phone.see_banner()
    phone.click_button(1, 3)
    phone.see_color(phone.middle, phone.bottom - 100, GREY)
    phone.close_banner()
    phone.click_button(0, 1)
    phone.buttons(3)
    back(phone)
    # Another key window.
    enter(phone, 1)
    phone.see_banner()
    phone.click_button(2, 3)
    phone.buttons(1)
    phone.close_banner()
    phone.click_button(0, 1)
    phone.buttons(3)


def badge_message(phone):
    for _ in range(3):
        phone.close_banner()
    phone.click_button(0, 1)
    phone.see_color(30, 160, BLUE)


def message_stack(phone):
    phone.see_color(5, 115, MESSAGE)
    phone.click_button(2, 3)
    phone.see_color(5, 200, BLUE)
    phone.see_rest(0.3)
    phone.click(phone.middle, 200)
    phone.see_color(5, 200, WHITE, 2)
    # The time of the message.
    phone.see_color(5, 115, WHITE, 8)


def alerts(phone):
    """Checks that the buttons of an alert, Return and Escape answer it, and that the answer is shown."""
    phone.act('click button "Delete photos"', 'click button "Delete"', "see You chose “Delete”.")
    phone.switch("Hardware keyboard", "hasHardwareKeyboard")
    for key, answer in (("Enter", "Install Now"), ("Escape", "Not Now")):
        phone.act(
            'click button "Install an update"', 'see button "Install Now"', f"press {key}", f"see You chose “{answer}”.")
    phone.switch("Hardware keyboard", "hasHardwareKeyboard", on=False)


def popups(phone):
    """Checks that a tap outside a pop-up has no effect, and that its button removes it."""
    phone.act('click button "Picture"', 'see button "See the Route"')
    phone.click(phone.middle, 100)
    phone.act('click button "See the Route"', "see You chose “See the Route”.")


def no_internet(phone):
    phone.click_button(0, 3)
    phone.see_color(5, phone.bottom - 60, NO_INTERNET)
    phone.click_button(2, 3)
    # The pushed screen.
    phone.wait("eyes.buttons().length === 0")
    phone.see_color(5, phone.bottom - 60, NO_INTERNET)
    phone.see_rest(0.5)
    phone.click(37, 81)
    phone.click_button(1, 3)
    phone.see_color(5, phone.bottom - 60, WHITE)


def shadow(phone):
    for color in SQUARES:
        # The centers of the color's bands in the middle of the screen.
        test = f"rgb => {list(color)}.every((c, i) => Math.abs(rgb[i] - c) < 8)"
        middles = f"eyes.bands(size.width / 2 - 45, 90, 60, 70, {test})"
        phone.wait(f"{middles}.length > 0")
        # The shadow below the square.
        phone.wait(f"eyes.pixels(size.width / 2, {middles}[0] + 44, 1, 1).data.slice(0, 3).some(c => c < 254)")


def toast(phone):
    phone.see_color(phone.middle - 35, phone.bottom - 80, TOAST)
    # The button Click Me, which grows.
    phone.see_color(25, phone.bottom - 71, BLUE)
    phone.see_rest(0.2)
    above = phone.bottom - 91
    phone.see_color(65, above, WHITE)
    phone.click(65, phone.bottom - 71)
    phone.see_color(65, above, BLUE)


def queue(phone):
    rows = phone.rows("=== 7")
    post = 2 * rows[1] - rows[2]
    for count in (7, 8, 9):
        phone.click(phone.middle, post)
        phone.wait(f"eyes.rows().length === {count}")
    phone.see_color(5, 115, MESSAGE)
    # A post is at rest for three seconds.
    phone.wait("eyes.quietFor() > 4000", 20)
    phone.see_color(5, 115, WHITE)
    phone.wait("eyes.rows().length === 9")


def posters(phone):
    side, card = phone.bottom - 70, 140
    phone.click_button(0, 3)
    phone.see_color(375, side, MESSAGE)
    phone.click_button(1, 3)
    phone.see_color(30, card, MESSAGE)
    phone.click_button(1, 3)
    # A tap spreads the deck.
    phone.see_rest(0.5)
    phone.see_color(30, card + 55, WHITE)
    phone.click(phone.middle, card + 20)
    phone.see_color(30, card + 55, MESSAGE)
    below = phone.buttons(3)[2] + 40
    phone.click_button(2, 3)
    phone.see_color(phone.middle - 50, below, MESSAGE)


def gallery(phone):
    """Checks that a tap on a row shows a toast above the bars, and that a swipe removes it."""
    phone.click(phone.middle, 218)
    phone.see_color(phone.middle + 100, 100, OFFLINE)
    phone.swipe_up({"x": 50, "y": 90, "height": 0})
    phone.see_color(phone.middle + 100, 115, GROUPED)


def playground(phone):
    """Checks that a post appears above the form."""
    phone.click(100, phone.bottom - 59)
    phone.see_color(phone.middle + 100, 150, MESSAGE)


# The screens in the order of the list: a test, or its actions.
SCREENS = {
    "banner": lambda phone: phone.close_banner(),
    "window": window,
    "badge message": badge_message,
    "message stack": message_stack,
    # The action fails, and then succeeds.
    "messages": (
        'click button "Failed upload"', 'click button "Retry"', "see The upload failed again.", 'click button "Retry"',
        "see Uploaded."),
    # Two deletions gather, and Undo takes both back.
    "undo": (
        'click button "Delete photo 1"', 'click button "Delete photo 2"', "see 2 photos deleted", 'miss "Photo 1"',
        'click button "Undo"', 'see "Photo 1"'),
    "alerts": alerts,
    "popups": popups,
    "forms": ('see button "Sign in"',),
    "ratings": ('see button "Five stars"',),
    "notes": ('see button "Activity indicator"',),
    "progress": ('click button "Upload"', 'see "Uploaded."'),
    # The content reacts to its buttons, and the binding is reset.
    "swiftui": (
        'click button "Upload"', 'see button "Next upload"', 'click button "More"', "see Three photos",
        'click button "Hide"', 'see button "Upload"'),
    "no internet": no_internet,
    "shadow": shadow,
    "toast": toast,
    "queue": queue,
    "posters": posters,
    "gallery": gallery,
    "playground": playground,
}
# The minimum number of rows of the list that are visible at the same time.
VISIBLE_ROWS = 12


def list_rows(phone):
    return phone.rows(f">= {VISIBLE_ROWS}")


def see_other_rows(phone, rows):
    """Waits until a screen with other rows is at rest."""
    phone.wait(f"JSON.stringify(eyes.rows()) !== JSON.stringify({rows}) && eyes.quietFor() > 200")


def enter(phone, index):
    """Clicks a row of the list, and waits until its screen is at rest. The last rows are visible after scrolling."""
    rows = list_rows(phone)
    if index >= VISIBLE_ROWS:
        phone.page.mouse.move(*phone.place(phone.middle, 300))
        phone.page.mouse.wheel(0, 1000)
        # A list that was scrolled past its end bounces back after a pause.
        phone.see_rest(1)
        rows = list_rows(phone)
        index -= len(SCREENS)
    phone.click(phone.middle, rows[index])
    see_other_rows(phone, rows)


def back(phone):
    phone.see_rest(0.3)
    rows = phone.page.evaluate("eyes.rows()")
    phone.click(37, 81)
    see_other_rows(phone, rows)


def walk(phone, step):
    """Tests every screen of the list, each in a separate step. It begins and ends on the Banner screen."""
    back(phone)
    for index, (name, test) in enumerate(SCREENS.items()):
        enter(phone, index)
        step(f"The screen {name}", *((phone.act, *test) if isinstance(test, tuple) else (test, phone)))
        phone.save(name.replace(" ", "-"))
        back(phone)
    list_rows(phone)
    back(phone)
    phone.open_banner_screen()
