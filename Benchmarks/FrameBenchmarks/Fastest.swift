/// The fastest measurement of each frame: whatever else a machine does makes single ones longer.
struct Fastest {
    private var frames: [FrameTime] = []

    /// - Parameter run: the frames of a movement, always as many.
    mutating func add(_ run: [FrameTime]) {
        guard !frames.isEmpty else { return frames = run }
        for index in frames.indices {
            frames[index].layout = min(frames[index].layout, run[index].layout)
            frames[index].drawing = min(frames[index].drawing, run[index].drawing)
        }
    }

    /// A frame's time without drawing, in the mean of all frames.
    var layout: Double { frames.map(\.layout).reduce(0, +) / Double(frames.count) }

    /// A frame's time with drawing, in the mean of all frames.
    var all: Double { layout + frames.map(\.drawing).reduce(0, +) / Double(frames.count) }
}

/// What a frame took, in microseconds.
struct FrameTime {
    /// Touches, display links, layout, animations.
    var layout: Double
    /// What has changed on the screen.
    var drawing: Double
}

/// How long `body` takes, in microseconds.
@MainActor
func microseconds(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
}
