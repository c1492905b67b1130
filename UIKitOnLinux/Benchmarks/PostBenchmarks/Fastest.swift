import Foundation

/// The fastest measurement of each frame. Other work on the machine only slows measurements down.
struct Fastest {
    private var frames: [FrameTime] = []

    /// Adds a run. The shortest layout time and the shortest drawing time of each frame in all runs are kept.
    ///
    /// - Parameter run: The frames of a movement. Their number must be the same in each call.
    mutating func add(_ run: [FrameTime]) {
        guard !frames.isEmpty else { return frames = run }
        for index in frames.indices {
            frames[index].layout = min(frames[index].layout, run[index].layout)
            frames[index].drawing = min(frames[index].drawing, run[index].drawing)
        }
    }

    /// The mean time of a frame in microseconds, without drawing.
    var layout: Double { frames.map(\.layout).reduce(0, +) / Double(frames.count) }

    /// The mean time of a frame in microseconds, with drawing.
    var all: Double { layout + frames.map(\.drawing).reduce(0, +) / Double(frames.count) }
}

/// The processor time of a frame, in microseconds.
struct FrameTime {
    /// The time of touches, display links, layout and animations.
    var layout: Double
    /// The time of drawing the changes.
    var drawing: Double
}

/// Returns the processor time of `body` in microseconds, in all threads of the process. It excludes the time in which
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
