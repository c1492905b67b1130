/// A movement in progress, which is updated each frame.
@MainActor
final class ScrollRun {
    let motion: ScrollMotion
    /// The distance by which the content was shifted since the beginning of the movement. It is added to the offsets.
    var shift: CGFloat = 0
    private let start = FrameClock.now
    private var link: CADisplayLink?

    /// Calls `step` at each frame with the current offset and whether it is the last one, until the end or `stop`.
    init(_ motion: ScrollMotion, step: @escaping @MainActor (_ run: ScrollRun, CGPoint, _ isLast: Bool) -> Void) {
        self.motion = motion
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            let time = link.timestamp - start
            let isLast = motion.isOver(at: time)
            if isLast { stop() }
            var offset = motion.offset(at: time)
            offset.y += shift
            step(self, offset, isLast)
        }
        link.add(to: .main, forMode: .common)
        self.link = link
        RunCycle.setNeedsCommit()
    }

    func stop() {
        link?.invalidate()
        link = nil
    }
}
