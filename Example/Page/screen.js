"use strict"

// The connection to the host, the picture of the device's screen, and touches.

const root = document.documentElement
const main = document.querySelector("main")
const stage = document.getElementById("stage")
const screenElement = document.getElementById("screen")
const status = document.getElementById("status")
const canvas = document.querySelector("canvas")
const context = canvas.getContext("2d", { alpha: false, desynchronized: true })

// Statistics of the updates so far, for the browser test.
window.received = { updates: 0, bytes: 0, drawnAt: [] }

let connection
let size
// CSS pixels per point of the device.
let fitted = 1
// The device's size in its current orientation, in points, and its clockwise rotation in degrees.
let held
let angle = 0
let shownScale

// Dispatches the host's messages as events: "device", "state" and "recording".
const host = new EventTarget()

function connect() {
    connection = new WebSocket(`ws://${location.host}/screen`)
    connection.binaryType = "arraybuffer"
    connection.onmessage = async ({ data, target }) => {
        if (typeof data === "string") {
            for (const [name, detail] of Object.entries(JSON.parse(data))) {
                if (name === "device") drawDevice(detail)
                host.dispatchEvent(new CustomEvent(name, { detail }))
            }
        } else {
            await drawUpdate(data)
            send({ drawn: {} }, target)
        }
    }
    connection.onopen = () => { status.textContent = "" }
    connection.onclose = () => {
        status.textContent = "The app isn’t running. Waiting for it to start…"
        setTimeout(connect, 500)
    }
}

function send(message, target = connection) {
    if (target?.readyState === WebSocket.OPEN) target.send(JSON.stringify(message))
}

// MARK: - The device

function drawDevice(greeting) {
    size = greeting
    root.style.setProperty("--width", size.width)
    root.style.setProperty("--height", size.height)
    const corners = size.corners.map((_, index) => size.corners[(index - size.shownTurns + 4) % 4])
    root.style.setProperty("--corners", corners.map((radius) => rounded(radius)).join(" "))
    root.style.setProperty("--device-corners", size.corners.map((radius) => rounded(radius + 12)).join(" "))
    const isUpright = size.shownTurns % 2 === 0
    const isHeldUpright = size.heldTurns % 2 === 0
    const [short, long] = isUpright ? [size.width, size.height] : [size.height, size.width]
    root.style.setProperty("--portrait-width", short)
    root.style.setProperty("--portrait-height", long)
    held = isHeldUpright ? { width: short, height: long } : { width: long, height: short }
    root.style.setProperty("--held-width", held.width)
    root.style.setProperty("--held-height", held.height)
    // Rotates in the shorter direction.
    angle += ((size.heldTurns * 90 - angle + 180) % 360 + 360) % 360 - 180
    root.style.setProperty("--held", angle)
    root.style.setProperty("--shown", size.shownTurns)
    screenElement.ariaLabel = `Simulated ${size.name}`
    canvas.ariaLabel = `Screen of a simulated ${size.name}`
    stage.hidden = false
    // A new device has a new screen, even if its size is the same.
    shownScale = undefined
    fit()
}

// Returns the radius of a corner in CSS, for a radius in points.
function rounded(radius) { return `calc(${radius} * var(--fit) * 1px)` }

// Scales the device down to fit the window, and requests the screen at that resolution.
function fit() {
    if (!size) return
    const margin = 80
    const { clientWidth, clientHeight } = main
    const wanted = Math.min(1, (clientHeight - margin) / (held.height + 24), (clientWidth - 24) / (held.width + 24))
    fitted = Math.max(wanted, 0.1)
    root.style.setProperty("--fit", fitted)
    const scale = fitted * devicePixelRatio
    if (scale === shownScale) return
    shownScale = scale
    send({ show: { scale } })
}

addEventListener("resize", fit)

// MARK: - The picture

// The format of an update is documented in ScreenUpdate+Encoding.swift.
async function drawUpdate(compressed) {
    const inflated = new Blob([compressed]).stream().pipeThrough(new DecompressionStream("deflate"))
    const buffer = await new Response(inflated).arrayBuffer()
    const header = new DataView(buffer)
    const number = (index) => header.getUint16(index * 2, true)
    const [width, height, count] = [number(0), number(1), number(2)]
    if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width
        canvas.height = height
        // One canvas pixel per device pixel. The screen's edge may cut off the last pixel of a row.
        canvas.style.width = `${width / devicePixelRatio}px`
        canvas.style.height = `${height / devicePixelRatio}px`
    }
    let offset = (3 + count * 4) * 2
    for (let index = 0; index < count; index++) {
        const [x, y, width, height] = [0, 1, 2, 3].map((field) => number(3 + index * 4 + field))
        const pixels = new Uint8ClampedArray(buffer, offset, width * height * 4)
        context.putImageData(new ImageData(pixels, width, height), x, y)
        offset += pixels.length
    }
    received.updates += 1
    received.bytes += compressed.byteLength
    received.drawnAt.push(performance.now())
    if (received.drawnAt.length > 600) received.drawnAt.shift()
}

// MARK: - Touches

// Converts a vector on the page to one on the interface, in points of the device. The interface may be rotated relative
// to the device.
function inInterface(x, y) {
    for (let turns = (size.shownTurns - size.heldTurns + 4) % 4; turns > 0; turns--) [x, y] = [-y, x]
    return { x: x / fitted, y: y / fitted }
}

// Returns the location of an event on the interface. It is measured from the center of the stage, which doesn't rotate.
function locationOf(event) {
    const box = stage.getBoundingClientRect()
    const { x, y } = inInterface(
        event.clientX - (box.left + box.right) / 2, event.clientY - (box.top + box.bottom) / 2)
    return { x: x + size.width / 2, y: y + size.height / 2 }
}

function touch(phase, event) {
    const { x, y } = locationOf(event)
    send({ touch: { id: event.pointerId, phase, x, y } })
}

screenElement.addEventListener("wheel", (event) => {
    event.preventDefault()
    // Some wheels report lines rather than pixels.
    const step = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? -16 : -1
    const { x: dx, y: dy } = inInterface(event.deltaX * step, event.deltaY * step)
    send({ scroll: { ...locationOf(event), dx, dy } })
}, { passive: false })

const down = new Map()

screenElement.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return
    event.preventDefault()
    screenElement.focus({ preventScroll: true, focusVisible: false })
    // A drag may leave the screen, for example when a banner is flung upward.
    screenElement.setPointerCapture(event.pointerId)
    down.set(event.pointerId, event)
    touch("began", event)
})
screenElement.addEventListener("pointermove", (event) => {
    if (!down.has(event.pointerId)) return point(event)
    down.set(event.pointerId, event)
    touch("moved", event)
})
for (const [name, phase] of [["pointerup", "ended"], ["pointercancel", "cancelled"]]) {
    screenElement.addEventListener(name, (event) => {
        if (down.delete(event.pointerId)) touch(phase, event)
    })
}
screenElement.addEventListener("pointerleave", () => point())
screenElement.addEventListener("contextmenu", (event) => {
    if (!size.hasPointer) return
    event.preventDefault()
    send({ secondaryClick: locationOf(event) })
})

// Moves the pointer of a device that has one; without an event, the pointer has left the screen.
function point(event) {
    if (size.hasPointer && event?.pointerType !== "touch") send({ point: event ? locationOf(event) : {} })
}

// A pointer may be released while the page isn't active, without an event.
addEventListener("blur", () => {
    for (const event of down.values()) touch("cancelled", event)
    down.clear()
})

// Connects after controls.js has added its listeners.
addEventListener("DOMContentLoaded", connect)
