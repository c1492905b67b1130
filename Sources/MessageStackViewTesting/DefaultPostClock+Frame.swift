import MessageStackView

extension DefaultPostClock {
    /// Waits for about the duration of a frame.
    func nextFrame() async {
        await withCheckedContinuation { continuation in
            _ = schedule(after: 1.0 / 60) { continuation.resume() }
        }
    }
}
