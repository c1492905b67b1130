"""Tests of the controls next to the device. Each uses a control and checks its effect on the screen."""

from browser import home
from browser.phone import BANNER_TIME, expect

WHITE = (255, 255, 255)
BLACK = (0, 0, 0)


def switch(phone, name, state, on=True):
    """Sets a switch by its name, and waits until the device's state shows it."""
    control = phone.page.get_by_role("switch", name=name, exact=True)
    control.set_checked(on)
    phone.wait(f"state.{state} === {'true' if on else 'false'}", f"'{name}' didn't become {on}", 3)


def press(phone, name):
    phone.page.get_by_role("button", name=name, exact=True).click()


def tree(phone):
    return phone.page.locator("#tree pre").inner_text()


def accessibility_tree(phone):
    phone.page.locator("#tree summary").click()
    phone.wait("document.querySelector('#tree pre').textContent.includes('button \"Post\"')", "the tree isn't shown", 3)


def dark_mode(phone):
    corner = (20, phone.bottom - 150)
    phone.see_color(*corner, WHITE, "in light mode")
    switch(phone, "Dark mode", "isDark")
    phone.see_color(*corner, BLACK, "in dark mode")
    phone.save("dark")
    switch(phone, "Dark mode", "isDark", on=False)
    phone.see_color(*corner, WHITE, "back in light mode")


def text_size(phone):
    before = tree(phone)
    slider = phone.page.get_by_role("slider", name="Text size")
    slider.fill("11")
    phone.wait("state.textSize === 11", "the text didn't become the largest", 3)
    expect(phone.page.locator("#text-size-name").inner_text() == "AX 5", "the largest size isn't called AX 5")
    phone.wait(f"document.querySelector('#tree pre').textContent !== {before!r}", "no frame grew with the text", 3)
    phone.save("largest-text")
    slider.fill("3")
    phone.wait(f"document.querySelector('#tree pre').textContent === {before!r}", "the frames didn't shrink again", 3)


def other_settings(phone):
    for name, state in (
        ("Bold text", "isTextBold"),
        ("Increase contrast", "increasesContrast"),
        ("Reduce transparency", "reducesTransparency"),
        ("Smart invert", "invertsColors"),
        ("Differentiate without colour", "differentiatesWithoutColor"),
        ("Reduce motion", "reducesMotion"),
        ("Hardware keyboard", "hasHardwareKeyboard"),
    ):
        switch(phone, name, state)
        switch(phone, name, state, on=False)


def right_to_left(phone):
    switch(phone, "Right to left", "isRightToLeft")
    phone.click_post()
    badge = phone.see_banner("from right to left")
    expect(badge["x"] > phone.middle, f"the badge isn't on the right: {badge}")
    # `swipe_up` starts 150 points to the right of `x`, which would be off the screen.
    phone.swipe_up({**badge, "x": phone.middle - 150})
    phone.see_no_banner("after a swipe, from right to left")
    switch(phone, "Right to left", "isRightToLeft", on=False)


def voice_over(phone):
    page = phone.page
    switch(phone, "VoiceOver", "isVoiceOverOn")
    phone.wait("state.spoken && state.cursor", "VoiceOver didn't speak", 3)
    expect(page.locator("#cursor").is_visible(), "there is no cursor on the screen")
    for _ in range(20):
        if "Post, Button" in page.locator("#spoken").inner_text():
            break
        before = page.evaluate("state.spoken")
        press(phone, "Next")
        phone.wait(f"state.spoken !== {before!r}", f"VoiceOver spoke nothing after '{before}'", 3)
    phone.save("voice-over")
    press(phone, "Activate")
    phone.see_banner("after Post was activated")
    phone.wait("document.querySelectorAll('#announcements li').length > 0", "the banner wasn't announced", 5)
    # A click reads the element under the pointer, and the arrow keys move on from it.
    phone.click(phone.middle, phone.buttons()[1])
    phone.wait("state.spoken.startsWith('Post three')", "a click on a button didn't read it", 3)
    page.keyboard.press("ArrowLeft")
    phone.wait("!state.spoken.startsWith('Post three')", "the left arrow didn't move the cursor", 3)
    switch(phone, "VoiceOver", "isVoiceOverOn", on=False)
    expect(not page.locator("#cursor").is_visible(), "the cursor stays on the screen")
    phone.see_no_banner("after its time and VoiceOver's", 2 * BANNER_TIME + 2)


def background(phone):
    press(phone, "Home screen")
    phone.wait("state.isInBackground", "the app didn't go to the background", 3)
    press(phone, "Open the app")
    phone.wait("!state.isInBackground", "the app didn't come back", 3)
    phone.buttons()


def recording(phone):
    press(phone, "Record")
    phone.wait("state.isRecording", "no recording began", 3)
    phone.click_post()
    phone.swipe_up(phone.see_banner("while the screen is recorded"))
    phone.see_no_banner("while the screen is recorded")
    with phone.page.expect_download() as download:
        press(phone, "Stop recording")
    picture = open(download.value.path(), "rb").read()
    expect(picture.startswith(b"\x89PNG") and b"acTL" in picture, "the recording isn't an animated PNG")
    expect(picture.count(b"fcTL") > 5, f"the recording has only {picture.count(b'fcTL')} frames")
    phone.wait("document.querySelector('#recording img').naturalWidth > 0", "the browser can't show the recording", 5)


def other_device(phone):
    """Checks that the app is relaunched on another model with the same settings."""
    switch(phone, "Dark mode", "isDark")
    phone.page.get_by_label("Model").select_option("iPhone SE")
    phone.wait("size.name === 'iPhone SE' && canvas.width === Math.round(375 * shownScale)", "no iPhone SE is shown", 5)
    phone.see_banner("after the launch on another device")
    phone.see_no_banner("after its time", BANNER_TIME + 3)
    phone.save("iphone-se")
    expect(phone.page.evaluate("state.isDark"), "dark mode isn't kept on another model")
    phone.see_color(8, phone.bottom - 150, BLACK, "in dark mode on another model")
    switch(phone, "Dark mode", "isDark", on=False)


def turning(phone):
    """Checks the shape of the canvas, the rotation of the frame, and the locations of touches in each orientation."""
    portrait = shape(phone)
    press(phone, "Rotate left")
    see_turned(phone, (portrait[1], portrait[0]))
    phone.save("landscape")
    phone.click_post()
    badge = phone.see_banner("in landscape")
    expect(badge["x"] > 59, f"the Dynamic Island covers the banner: {badge}")
    phone.save("banner-in-landscape")
    phone.close_at(phone.page.evaluate("size.width") - 59 - 39, badge)
    phone.see_no_banner("after a click on its cross in landscape")

    # An iPhone doesn't support the upside-down orientation, so the interface and its touches stay in landscape.
    press(phone, "Rotate left")
    phone.wait("size.heldTurns === 2 && size.shownTurns === 3", "the device isn't upside down", 3)
    see_turned(phone, (portrait[1], portrait[0]))
    phone.save("upside-down")
    phone.click_post()
    badge = phone.see_banner("upside down")
    phone.close_at(phone.page.evaluate("size.width") - 59 - 39, badge)
    phone.see_no_banner("after a click on its cross upside down")
    press(phone, "Rotate left")
    phone.wait("size.shownTurns === 1", "the interface didn't rotate", 3)
    press(phone, "Rotate left")
    see_turned(phone, portrait)
    phone.buttons()


def shape(phone):
    return phone.page.evaluate("[size.width, size.height]")


def see_turned(phone, size):
    """Waits until the screen has a size, the canvas has its aspect ratio, and the device is at rest."""
    width, height = size
    phone.wait(
        f"size.width === {width} && size.height === {height}"
        f" && Math.abs(canvas.width / canvas.height - {width} / {height}) < 0.01"
        " && document.getAnimations().length === 0 && eyes.quietFor() > 200",
        f"the screen didn't become {width} by {height}", 5,
    )


GREEN = (52, 199, 89)


def phone_call(phone):
    receiver = "eyes.bands(105, 30, 1, 1, rgb => rgb[1] > 150 && rgb[0] < 120).some(y => y > 20 && y < 45)"
    phone.wait(f"!{receiver}", "a call is in progress", 3)
    switch(phone, "Phone call", "isInCall")
    phone.wait(receiver, "the Dynamic Island didn't show the call", 3)
    phone.save("call")
    switch(phone, "Phone call", "isInCall", on=False)
    phone.wait(f"!{receiver}", "the Dynamic Island still shows the call", 3)


def call_bar(phone):
    """Checks that the status bar of a phone with a home button grows, and that the banner moves down."""
    switch(phone, "Phone call", "isInCall")
    phone.see_color(20, 35, GREEN, "during a call")
    phone.click_post()
    badge = phone.see_banner("below the call bar")
    expect(badge["y"] > 40, f"the call bar covers the banner: {badge}")
    phone.save("call-bar")
    phone.swipe_up(badge)
    phone.see_no_banner("below the call bar")
    switch(phone, "Phone call", "isInCall", on=False)
    phone.see_color(20, 35, WHITE, "after the call")


def second_scene(phone):
    """Checks that a second scene opens next to the first one on an iPad, and closes."""
    scene = phone.page.get_by_label("Second scene")
    expect(not scene.is_visible(), "a phone has a second scene")
    choose(phone, "iPad Pro 11″")
    press(phone, "Rotate right")
    see_turned(phone, (1194, 834))
    middle = (597, 400)
    phone.see_color(*middle, WHITE, "in one scene")
    scene.select_option("half")
    phone.wait("state.secondScene === 'half'", "the second scene didn't open", 3)
    phone.see_color(*middle, BLACK, "between two scenes")
    phone.see_banner("in the scenes")
    phone.save("second-scene")
    scene.select_option("narrow")
    phone.wait("state.secondScene === 'narrow'", "the second scene didn't become narrow", 3)
    phone.see_color(*middle, WHITE, "in the wide scene")
    phone.see_color(814, 400, BLACK, "next to the narrow scene")
    phone.see_rest("with a narrow scene", 0.3)
    phone.save("narrow-scene")
    scene.select_option("none")
    phone.wait("state.secondScene === 'none'", "the second scene didn't close", 3)
    phone.see_color(814, 400, WHITE, "after the second scene was closed")
    phone.see_no_banner("on the tablet", BANNER_TIME + 5)


def choose(phone, name):
    phone.page.get_by_label("Model").select_option(name)
    phone.wait(f"size.name === '{name}'", f"the device isn't an {name}", 5)
    phone.see_banner(f"after the launch on {name}")
    phone.see_no_banner("after its time", BANNER_TIME + 3)


def region(phone):
    """Checks that the interface takes the direction of the region's language."""
    page = phone.page
    page.get_by_label("Region").select_option("ar_EG")
    phone.wait("state.locale === 'ar_EG' && state.isRightToLeft", "the device didn't take the region", 3)
    phone.see_rest("in Arabic", 0.3)
    phone.save("arabic")
    page.get_by_label("Region").select_option("en_US")
    phone.wait("state.locale === 'en_US' && !state.isRightToLeft", "the device didn't take the first region", 3)


def hardware_keyboard(phone):
    """Checks that keys move the focus, activate the focused button, and leave the screen."""
    page = phone.page
    switch(phone, "Hardware keyboard", "hasHardwareKeyboard")
    page.locator("#screen").focus()
    first = phone.buttons()[0]
    # The back button is the first element.
    for _ in range(2):
        page.keyboard.press("Tab")
    phone.wait(
        f"state.keyboardFocus && Math.abs(state.keyboardFocus.y + state.keyboardFocus.height / 2 - {first}) < 4",
        "the second Tab didn't go to Post", 3,
    )
    expect(page.locator("#focus").is_visible(), "there is no ring around the focused element")
    phone.save("keyboard-focus")
    page.keyboard.press("Tab")
    phone.wait(f"state.keyboardFocus.y > {first}", "the third Tab didn't move the focus", 3)
    page.keyboard.press("Shift+Tab")
    phone.wait(f"state.keyboardFocus.y < {first}", "Shift-Tab didn't move the focus back", 3)
    page.keyboard.press("Space")
    phone.see_banner("after Post was activated by the space key")
    phone.see_no_banner("after its time", BANNER_TIME + 3)
    page.keyboard.press("Shift+Escape")
    expect(
        page.evaluate("document.activeElement.dataset.setting") == "hardwareKeyboard",
        "Shift-Escape doesn't leave the screen",
    )
    switch(phone, "Hardware keyboard", "hasHardwareKeyboard", on=False)
    expect(not page.locator("#focus").is_visible(), "the ring stays on the screen")


def use(phone, step):
    """Tests every control, each in a separate step."""
    phone.see_no_banner("before the controls are used", BANNER_TIME + 3)
    step("Control: accessibility tree", accessibility_tree, phone)
    step("Control: dark mode", dark_mode, phone)
    step("Control: text size", text_size, phone)
    step("Control: bold text, contrast, motion, keyboard", other_settings, phone)
    step("Control: right to left", right_to_left, phone)
    step("Control: region", region, phone)
    step("Control: hardware keyboard", hardware_keyboard, phone)
    step("Control: VoiceOver", voice_over, phone)
    step("Control: background", background, phone)
    step("Control: recording", recording, phone)
    step("Control: turning", turning, phone)
    step("Control: phone call", phone_call, phone)
    step("Control: another device", other_device, phone)
    home.open_banner_screen(phone)
    step("Control: phone call on a phone with a home button", call_bar, phone)
    choose(phone, "iPhone 16")
    step("Control: second scene", second_scene, phone)
    choose(phone, "iPhone 16")
