// Reads the pixels of the page's canvas. Lengths are in points of the device.
window.eyes = {
    pixels(x, y, width, height) {
        const canvas = document.querySelector("canvas")
        const scale = canvas.width / size.width
        const data = canvas.getContext("2d").getImageData(
            Math.round(x * scale), Math.round(y * scale), Math.round(width * scale), Math.round(height * scale))
        return { scale, data: data.data, width: data.width, height: data.height }
    },

    // Returns the bounding box of the badge's red pixels in the upper half of the screen, or null.
    badge() {
        if (!received.updates) return null
        const { scale, data, width, height } = eyes.pixels(0, 0, size.width, size.height / 2)
        let [left, top, right, bottom] = [Infinity, Infinity, -1, -1]
        for (let y = 0; y < height; y++) {
            for (let x = 0; x < width; x++) {
                const index = 4 * (y * width + x)
                if (data[index] < 230 || data[index + 1] > 40 || data[index + 2] > 40) continue
                left = Math.min(left, x); right = Math.max(right, x)
                top = Math.min(top, y); bottom = Math.max(bottom, y)
            }
        }
        if (right < 0) return null
        return { x: left / scale, y: top / scale, width: (right + 1 - left) / scale, height: (bottom + 1 - top) / scale }
    },

    // Returns whether the whole badge is visible and at rest, for longer than the delays of a busy machine.
    isBadgeShown() {
        const badge = eyes.badge()
        const before = eyes.lastBadge
        eyes.lastBadge = badge
        return badge && before && Math.abs(badge.y - before.y) < 0.1 && badge.width > 40 && badge.height > 40
            && eyes.quietFor() > 300
    },

    // Returns the y coordinates of the centers of the blue buttons, from the top. A button is a band of its color and
    // height.
    buttons() {
        if (!received.updates) return []
        const left = size.width / 2 - 100
        return eyes.bands(left, 200, 25, 20, ([red, , blue]) => red < 90 && blue > 200)
    },

    // Returns the y coordinates of the centers of the list's texts, from the top.
    rows() {
        return eyes.bands(16, 100, 2, 8, ([red, green, blue]) => red + green + blue < 200).filter(y => y > 110)
    },

    // Returns the y coordinates of the centers of the bands in a strip that are taller than `height` and have more than
    // `width` of pixels that match `isMeant`.
    bands(left, right, width, height, isMeant) {
        const strip = eyes.pixels(left, 0, right, size.height)
        const middles = []
        let start = -1
        for (let y = 0; y <= strip.height; y++) {
            let count = 0
            for (let x = 0; y < strip.height && x < strip.width; x++) {
                const index = 4 * (y * strip.width + x)
                if (isMeant(strip.data.slice(index, index + 3))) count++
            }
            const isFull = count > width * strip.scale
            if (isFull && start < 0) start = y
            if (!isFull && start >= 0) {
                if (y - start > height * strip.scale) middles.push((start + y) / 2 / strip.scale)
                start = -1
            }
        }
        return middles
    },

    // Returns whether a point has a color, with a small tolerance.
    isColor(x, y, color) {
        if (!received.updates) return false
        const { data } = eyes.pixels(x, y, 1, 1)
        return color.every((value, index) => Math.abs(data[index] - value) < 8)
    },

    // Returns the first line of the accessibility tree that contains a text.
    line(text) { return (state.tree ?? "").split("\n").find(line => line.includes(text)) },

    // Returns whether there is a line with a text that hasn't changed for a while, like the screen. The page requests the
    // tree every 0.4 s.
    isStill(text) {
        const line = eyes.line(text)
        if (line !== eyes.lastLine) eyes.changedAt = performance.now()
        eyes.lastLine = line
        return line && performance.now() - eyes.changedAt > 900 && eyes.quietFor() > 900
    },

    quietFor() { return received.updates ? performance.now() - received.drawnAt.at(-1) : 0 },
}
