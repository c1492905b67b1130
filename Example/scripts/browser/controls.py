"""Tests of the controls next to the device. The tests of the Simulator check their effects on the screen in detail."""

import contextlib

from browser.phone import BANNER_TIME, expect

WHITE = (255, 255, 255)
BLACK = (0, 0, 0)
DESKTOP = (92, 115, 153)
# The switches, and the names of their states.
SETTINGS = {
    "Dark mode": "isDark",
    "Right to left": "isRightToLeft",
    "VoiceOver": "isVoiceOverOn",
    "Phone call": "isInCall",
    "Bold text": "isTextBold",
    "Increase contrast": "increasesContrast",
    "Reduce transparency": "reducesTransparency",
    "Smart invert": "invertsColors",
    "Differentiate without colour": "differentiatesWithoutColor",
    "Reduce motion": "reducesMotion",
    "Hardware keyboard": "hasHardwareKeyboard",
}


@contextlib.contextmanager
def switched(phone, name):
    """Sets a switch, and resets it at the end. Both wait until the device's state shows it."""
    for on in (True, False):
        phone.page.get_by_role("switch", name=name, exact=True).set_checked(on)
        phone.wait(f"state.{SETTINGS[name]} === {'true' if on else 'false'}")
        if on:
            yield


def accessibility_tree(phone):
    phone.page.locator("#tree summary").click()
    phone.wait("document.querySelector('#tree pre').textContent.includes('button \"Post\"')")


def dark_mode(phone):
    corner = (20, phone.bottom - 150)
    phone.see_color(*corner, WHITE)
    with switched(phone, "Dark mode"):
        phone.see_color(*corner, BLACK)
        phone.save("dark")
    phone.see_color(*corner, WHITE)


def text_size(phone):
    before = phone.page.locator("#tree pre").inner_text()
    slider = phone.page.get_by_role("slider", name="Text size")
    slider.fill("11")
    phone.wait("state.textSize === 11")
    expect(phone.page.locator("#text-size-name").inner_text() == "AX 5", "the largest size isn't called AX 5")
    # The frames grow with the text, and shrink again.
    phone.wait(f"document.querySelector('#tree pre').textContent !== {before!r}")
    phone.save("largest-text")
    slider.fill("3")
    phone.wait(f"document.querySelector('#tree pre').textContent === {before!r}")


def switches(phone):
    for name in SETTINGS:
        with switched(phone, name):
            pass


def region(phone):
    """Checks that the interface takes the direction of the region's language."""
    phone.page.get_by_label("Region").select_option("ar_EG")
    phone.wait("state.locale === 'ar_EG' && state.isRightToLeft")
    phone.see_rest(0.3)
    phone.save("arabic")
    phone.page.get_by_label("Region").select_option("en_US")
    phone.wait("state.locale === 'en_US' && !state.isRightToLeft")


def language(phone):
    """Checks that the app is relaunched in another language, with its direction."""
    for tag, direction in (("ar", "state.isRightToLeft"), ("en", "!state.isRightToLeft")):
        phone.page.get_by_label("Language").select_option(tag)
        phone.wait(f"state.language === '{tag}' && {direction}")
        # The banner of the launch. The next launch has another one.
        phone.see_banner()
        phone.save(f"language-{tag}")
        phone.see_no_banner(BANNER_TIME + 3)
    phone.open_banner_screen()


def hardware_keyboard(phone):
    """Checks that keys move the focus, activate the focused button, and leave the screen."""
    page = phone.page
    with switched(phone, "Hardware keyboard"):
        page.locator("#screen").focus()
        first = phone.buttons()[0]
        # The back button is the first element.
        for _ in range(2):
            page.keyboard.press("Tab")
        phone.wait(f"state.keyboardFocus && Math.abs(state.keyboardFocus.y + state.keyboardFocus.height / 2 - {first}) < 4")
        expect(page.locator("#focus").is_visible(), "there is no ring around the focused element")
        phone.save("keyboard-focus")
        page.keyboard.press("Tab")
        phone.wait(f"state.keyboardFocus.y > {first}")
        page.keyboard.press("Shift+Tab")
        phone.wait(f"state.keyboardFocus.y < {first}")
        page.keyboard.press("Space")
        phone.see_banner()
        phone.see_no_banner(BANNER_TIME + 3)
        page.keyboard.press("Shift+Escape")
        left = page.evaluate("document.activeElement.dataset.setting") == "hardwareKeyboard"
        expect(left, "Shift-Escape doesn't leave the screen")
    expect(not page.locator("#focus").is_visible(), "the ring stays on the screen")


def voice_over(phone):
    page = phone.page
    with switched(phone, "VoiceOver"):
        phone.wait("state.spoken && state.cursor")
        expect(page.locator("#cursor").is_visible(), "there is no cursor on the screen")
        for _ in range(20):
            if "Post, Button" in page.locator("#spoken").inner_text():
                break
            before = page.evaluate("state.spoken")
            phone.press("Next")
            phone.wait(f"state.spoken !== {before!r}")
        phone.save("voice-over")
        phone.press("Activate")
        phone.see_banner()
        phone.wait("document.querySelectorAll('#announcements li').length > 0")
        # A click reads the element under the pointer, and the arrow keys move on from it.
        phone.click(phone.middle, phone.buttons()[1])
        phone.wait("state.spoken.startsWith('Post three')")
        page.keyboard.press("ArrowLeft")
        phone.wait("!state.spoken.startsWith('Post three')")
    expect(not page.locator("#cursor").is_visible(), "the cursor stays on the screen")
    # With VoiceOver, the banner has more time.
    phone.see_no_banner(2 * BANNER_TIME + 2)


def background(phone):
    phone.press("Home screen")
    phone.wait("state.isInBackground")
    phone.press("Open the app")
    phone.wait("!state.isInBackground")
    phone.buttons()


def recording(phone):
    phone.press("Record")
    phone.wait("state.isRecording")
    phone.click_post()
    phone.swipe_banner()
    with phone.page.expect_download() as download:
        phone.press("Stop recording")
    picture = open(download.value.path(), "rb").read()
    expect(picture.startswith(b"\x89PNG") and b"acTL" in picture, "the recording isn't an animated PNG")
    expect(picture.count(b"fcTL") > 5, f"the recording has only {picture.count(b'fcTL')} frames")
    phone.wait("document.querySelector('#recording img').naturalWidth > 0")


def turning(phone):
    """Checks the shape of the canvas, the rotation of the frame, and the locations of touches in each orientation."""
    width, height = phone.page.evaluate("[size.width, size.height]")
    phone.press("Rotate left")
    see_turned(phone, height, width)
    phone.save("landscape")
    phone.click_post()
    badge = phone.see_banner()
    expect(badge["x"] > 59, f"the Dynamic Island covers the banner: {badge}")
    phone.save("banner-in-landscape")
    phone.close_banner(inset=59)
    # An iPhone doesn't support the upside-down orientation, so the interface and its touches stay in landscape.
    phone.press("Rotate left")
    phone.wait("size.heldTurns === 2 && size.shownTurns === 3")
    see_turned(phone, height, width)
    phone.save("upside-down")
    phone.click_post()
    phone.close_banner(inset=59)
    phone.press("Rotate left")
    phone.wait("size.shownTurns === 1")
    phone.press("Rotate left")
    see_turned(phone, width, height)
    phone.buttons()


def see_turned(phone, width, height):
    """Waits until the screen has a size, the canvas has its aspect ratio, and the device is at rest."""
    phone.wait(
        f"size.width === {width} && size.height === {height}"
        f" && Math.abs(canvas.width / canvas.height - {width} / {height}) < 0.01"
        " && document.getAnimations().length === 0 && eyes.quietFor() > 200")


def other_model(phone):
    """Checks that the app is relaunched on another model with the same settings."""
    with switched(phone, "Dark mode"):
        phone.choose("iPhone SE")
        phone.wait("canvas.width === Math.round(375 * shownScale)")
        phone.save("iphone-se")
        phone.wait("state.isDark")
        phone.see_color(8, phone.bottom - 150, BLACK)


def second_scene(phone):
    """Checks that a second scene opens next to the first one on an iPad, and closes."""
    phone.choose("iPhone 16")
    scene = phone.page.get_by_label("Second scene")
    expect(not scene.is_visible(), "a phone has a second scene")
    phone.choose("iPad Pro 11″")
    phone.press("Rotate right")
    see_turned(phone, 1194, 834)
    phone.see_color(597, 400, WHITE)
    scene.select_option("half")
    phone.wait("state.secondScene === 'half'")
    # Between the scenes, the screen is black.
    phone.see_color(597, 400, BLACK)
    phone.see_banner()
    phone.save("second-scene")
    scene.select_option("narrow")
    phone.wait("state.secondScene === 'narrow'")
    phone.see_color(597, 400, WHITE)
    phone.see_color(814, 400, BLACK)
    phone.see_rest(0.3)
    phone.save("narrow-scene")
    scene.select_option("none")
    phone.wait("state.secondScene === 'none'")
    phone.see_color(814, 400, WHITE)
    phone.see_no_banner(BANNER_TIME + 5)
    phone.choose("iPhone 16")


def folding(phone):
    """Checks that a foldable phone is unfolded, bent and folded with the slider, and shows two scenes."""
    phone.choose("iPhone Duo")
    see_turned(phone, 466, 678)
    expect(not phone.page.get_by_label("Second scene").is_visible(), "a closed phone has a second scene")
    slider = phone.page.get_by_role("slider", name="Fold")
    crease = phone.page.locator("#crease")
    slider.fill("180")
    phone.wait("state.foldAngle === 180")
    see_turned(phone, 951, 669)
    expect(phone.page.locator("#fold-name").inner_text() == "Flat", "a flat phone isn't called flat")
    expect(not crease.is_visible(), "a flat phone has a fold")
    phone.save("duo-flat")
    slider.fill("120")
    phone.wait("state.foldAngle === 120 && size.width === 951")
    expect(crease.is_visible(), "a bent phone has no fold")
    phone.save("duo-bent")
    scene = phone.page.get_by_label("Second scene")
    scene.select_option("half")
    phone.wait("state.secondScene === 'half'")
    phone.save("duo-split")
    scene.select_option("none")
    phone.press("Rotate right")
    see_turned(phone, 669, 951)
    phone.save("duo-portrait")
    slider.fill("0")
    phone.wait("state.foldAngle === 0")
    see_turned(phone, 678, 466)
    phone.save("duo-closed-landscape")
    phone.choose("iPhone 16")
    expect(not slider.is_visible(), "another phone can be folded")


def mac_window(phone):
    """Checks that the app has a window on a Mac, and that a drag of a corner resizes it."""
    phone.choose("Mac")
    expect(phone.page.get_by_role("button", name="Rotate right").is_disabled(), "a Mac can be turned")
    # A window of 800 × 600 in the middle of a screen of 1280 × 832.
    phone.see_color(1030, 720, WHITE)
    phone.see_color(1060, 720, DESKTOP)
    phone.drag((1040, 730), (940, 700))
    phone.see_color(1030, 690, DESKTOP)
    phone.see_color(930, 690, WHITE)
    phone.save("mac")
    phone.choose("iPhone 16")


def use(phone, step):
    """Tests every control, each in a separate step."""
    phone.see_no_banner(BANNER_TIME + 3)
    for test in (
        accessibility_tree, dark_mode, text_size, switches, region, language, hardware_keyboard, voice_over, background,
        recording, turning, other_model, second_scene, folding, mac_window,
    ):
        step(f"Control: {test.__name__.replace('_', ' ')}", test, phone)
