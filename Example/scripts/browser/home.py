"""Tests of the first screen: each tap posts something, and the page shows its code."""

from browser.elements import accessibility_tree, click_element, see_element, see_no_element
from browser.phone import BANNER_TIME, expect


def see_code(phone, text):
    """Waits until the page shows code that contains a text."""
    phone.wait(
        f"document.querySelector('#code:not([hidden]) pre')?.textContent.includes({text!r})",
        f"the page doesn't show the code {text!r}", 3,
    )


def welcome(phone):
    see_code(phone, "badgeMessage: message")
    phone.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.page.get_by_role("button", name="Copy", exact=True).click()
    copied = phone.page.evaluate("navigator.clipboard.readText()")
    shown = phone.page.locator("#code pre").inner_text()
    expect(copied.split() == shown.split(), f"the copied text differs from the code: {copied!r}")
    phone.save("code")


def booking(phone):
    with accessibility_tree(phone):
        click_element(phone, 'button "Galicia"')
        see_element(phone, "Galicia is booked")
    see_code(phone, "whileRunning: progress")


def favorite(phone):
    with accessibility_tree(phone):
        click_element(phone, 'button "Favorite Tyrol"')
        click_element(phone, 'button "Undo"')
        see_element(phone, 'button "Favorite Tyrol" = "Off"')
    see_code(phone, "undoable:")


def deck(phone):
    with accessibility_tree(phone):
        click_element(phone, 'button "Flight updates"')
        see_element(phone, "Gate changed to B12")
        phone.see_rest("with a deck", 0.5)
        phone.save("home-deck")
        see_no_element(phone, "Your seat is 14A")
    see_code(phone, "postView.deck = PostDeck()")


def alert(phone):
    with accessibility_tree(phone):
        click_element(phone, 'button "Clear the history"')
        click_element(phone, 'button "Clear"')
        see_element(phone, "The history is empty")
    see_code(phone, "postView.ask(alert)")


def note(phone):
    with accessibility_tree(phone):
        click_element(phone, '"Note"')
        phone.page.locator("#screen").focus()
        phone.page.keyboard.type("Buy a map")
        phone.page.keyboard.press("Enter")
        see_element(phone, "Buy a map")
        phone.save("home-note")
    see_code(phone, "Note added")


def use(phone, step):
    """Taps on the first screen, each in a separate step."""
    step("Home: the code of the welcome, and Copy", welcome, phone)
    phone.see_no_banner("after its time", BANNER_TIME + 2)
    for name, action in (
        ("booking", booking), ("favorite", favorite), ("deck", deck), ("alert", alert), ("note", note)
    ):
        step(f"Home: {name}", action, phone)


def open_banner_screen(phone):
    """Opens the screen with the buttons Post and Post three, from the first screen, and removes its banner."""
    phone.see_no_banner("on the first screen", BANNER_TIME + 3)
    with accessibility_tree(phone):
        click_element(phone, 'button "Screens"')
        phone.wait("eyes.rows().length > 8 && eyes.quietFor() > 300", "the list isn't shown", 5)
        click_element(phone, '"Banner"')
    badge = phone.see_banner("on the Banner screen")
    phone.close_at(phone.page.evaluate("size.width") - 39, badge)
    phone.see_no_banner("on the Banner screen")
