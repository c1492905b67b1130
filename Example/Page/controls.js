"use strict"

// The controls next to the device. Each sends its changes to the host and shows the device's state.

const element = (id) => document.getElementById(id)

// The device's last state, also for the browser test.
let state = {}

// MARK: - The device

const model = element("model")
const secondScene = element("second-scene")
const fold = element("fold")
const foldAngle = element("fold-angle")
const orientations = ["Portrait", "Landscape right", "Upside down", "Landscape left"]

host.addEventListener("device", ({ detail }) => {
    if (model.value !== detail.name) element("recording").hidden = true
    model.replaceChildren(...detail.devices.map((name) => new Option(name, name, false, name === detail.name)))
    element("orientation").value = orientations[detail.heldTurns]
    secondScene.hidden = !detail.hasSecondScene
    fold.hidden = !detail.isFoldable
    for (const button of document.querySelectorAll("[data-turn]")) button.disabled = !detail.isTurnable
})
model.addEventListener("change", () => send({ choose: { device: model.value } }))

for (const button of document.querySelectorAll("[data-turn]")) {
    button.addEventListener("click", () => press(button.dataset.turn))
}
secondScene.querySelector("select").addEventListener("change", ({ target }) => {
    change("secondScene", { size: target.value })
})

foldAngle.addEventListener("input", () => {
    showFold(Number(foldAngle.value))
    change("fold", { degrees: Number(foldAngle.value) })
})

// Up to 19 degrees, the host takes the phone for closed.
function foldName(angle) { return angle <= 19 ? "Closed" : angle < 180 ? `${Math.round(angle)}°` : "Flat" }

function showFold(angle) {
    element("fold-name").value = foldName(angle)
    foldAngle.ariaValueText = foldName(angle)
    element("crease").hidden = ["Closed", "Flat"].includes(foldName(angle))
    root.style.setProperty("--bend", (180 - angle) / 180)
}

element("home").addEventListener("click", () => press(state.isInBackground ? "foreground" : "background"))
element("record").addEventListener("click", () => press(state.isRecording ? "stopRecording" : "startRecording"))

function press(button) { send({ press: { button } }) }

host.addEventListener("recording", ({ detail }) => {
    const figure = element("recording")
    figure.querySelector("img").src = detail
    const link = figure.querySelector("a")
    link.href = detail
    figure.hidden = false
    link.click()
})

// MARK: - Settings

const switches = document.querySelectorAll("[data-setting]")
const language = element("language")
const locale = element("locale")
const textSize = element("text-size")
const textSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX 1", "AX 2", "AX 3", "AX 4", "AX 5"]

for (const control of switches) {
    control.addEventListener("change", () => change(control.dataset.setting, { on: control.checked }))
}
language.addEventListener("change", () => change("language", { tag: language.value }))
locale.addEventListener("change", () => change("locale", { identifier: locale.value }))
textSize.addEventListener("input", () => {
    showTextSize(Number(textSize.value))
    change("textSize", { step: Number(textSize.value) })
})

function change(setting, value) { send({ change: { setting: { [setting]: value } } }) }

function showTextSize(step) {
    element("text-size-name").value = textSizes[step]
    textSize.ariaValueText = textSizes[step]
}

// MARK: - VoiceOver

function gesture(name) { send({ voiceOver: { gesture: name } }) }

for (const button of document.querySelectorAll("[data-gesture]")) {
    button.addEventListener("click", () => gesture(button.dataset.gesture))
}

const keys = {
    ArrowLeft: "previous", ArrowRight: "next", ArrowUp: "increment", ArrowDown: "decrement", Enter: "activate",
    Escape: "escape", PageDown: "scrollDown", PageUp: "scrollUp", " ": "magicTap",
}

// The host's names for hardware keys, by the browser's names.
const hardware = {
    Tab: "tab", " ": "space", Enter: "return", Escape: "escape", ArrowUp: "upArrow", ArrowDown: "downArrow",
    ArrowLeft: "leftArrow", ArrowRight: "rightArrow",
}

const typed = { Enter: "\n", Backspace: "\b" }

// While the screen has focus, key presses go to the device. Tab leaves the screen, unless the device has a hardware
// keyboard: then Tab goes to the app, and Shift-Escape leaves the screen.
screenElement.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const name = state.isVoiceOverOn ? keys[event.key] : undefined
    if (!name && state.hasHardwareKeyboard && event.key === "Escape" && event.shiftKey) {
        event.preventDefault()
        document.querySelector("[data-setting=hardwareKeyboard]").focus()
        return
    }
    const key = !name && state.hasHardwareKeyboard ? hardware[event.key] : undefined
    const text = typed[event.key] ?? (event.key.length === 1 ? event.key : undefined)
    if (!name && !key && !text) return
    event.preventDefault()
    if (name) gesture(name)
    else if (key) send({ key: { name: key, shift: event.shiftKey } })
    else send({ type: { text } })
})

function showFrame(id, frame) {
    const cursor = element(id)
    cursor.hidden = !frame
    if (!frame) return
    for (const [name, value] of [["--x", frame.x], ["--y", frame.y], ["--w", frame.width], ["--h", frame.height]]) {
        cursor.style.setProperty(name, value)
    }
}

// MARK: - Code

const code = element("code")
const copy = code.querySelector("button")

copy.addEventListener("click", async () => {
    try {
        await navigator.clipboard.writeText(code.querySelector("pre").textContent)
        copy.textContent = "Copied"
    } catch {
        // Without permission for the clipboard, the text is selected for the browser's own command.
        getSelection().selectAllChildren(code.querySelector("pre"))
        copy.textContent = "Selected"
    }
    setTimeout(() => { copy.textContent = "Copy" }, 1500)
})

function showCode(sample) {
    const text = sample?.code ?? ""
    if (code.querySelector("pre").textContent === text) return
    code.querySelector("pre").textContent = text
    code.hidden = text === ""
    fit()
}

// MARK: - State

host.addEventListener("state", ({ detail }) => {
    state = detail
    for (const control of switches) control.checked = state[control.dataset.state]
    secondScene.querySelector("select").value = state.secondScene
    // A finger that drags the slider keeps it.
    if (foldName(Number(foldAngle.value)) !== foldName(state.foldAngle)) foldAngle.value = state.foldAngle
    showFold(state.foldAngle)
    textSize.value = state.textSize
    showTextSize(state.textSize)
    element("home").textContent = state.isInBackground ? "Open the app" : "Home screen"
    element("record").textContent = state.isRecording ? "Stop recording" : "Record"
    element("record").ariaPressed = state.isRecording
    element("voice-over").hidden = !state.isVoiceOverOn
    if (element("spoken").textContent !== (state.spoken ?? "")) element("spoken").textContent = state.spoken ?? ""
    showFrame("cursor", state.cursor)
    showFrame("focus", state.keyboardFocus)
    element("hardware-keys").hidden = !state.hasHardwareKeyboard
    language.value = state.language
    locale.value = state.locale
    showCode(state.sample)
    showLog(element("announcements"), state.announcements)
    showLog(element("haptics"), state.haptics)
    if (state.tree !== undefined) element("tree").querySelector("pre").textContent = state.tree
})

function showLog(list, entries) {
    const texts = [...list.children].map((entry) => entry.textContent)
    if (texts.join("\n") === entries.join("\n")) return
    list.replaceChildren(...entries.map((text) => {
        const entry = document.createElement("li")
        entry.textContent = text
        return entry
    }))
    list.scrollTop = list.scrollHeight
}

// Requests the state, which also changes without a control.
function look() {
    if (document.visibilityState === "visible") send({ look: { tree: element("tree").open } })
}

element("tree").addEventListener("toggle", look)
setInterval(look, 400)
