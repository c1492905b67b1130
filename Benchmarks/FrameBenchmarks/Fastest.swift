import Foundation

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

/// Returns the processor time that `body` takes, in microseconds, in all threads of the process. It doesn't pass while
/// other processes run.
@MainActor
func microseconds(_ body: () -> Void) -> Double {
    let start = processorTime()
    body()
    return processorTime() - start
}

/// The processor time of the process so far, in microseconds.
private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}
