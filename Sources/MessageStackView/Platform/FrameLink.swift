#if canImport(ObjectiveC)
    import UIKit
#else
    @_spi(Simulator) import UIKit
#endif

/// Calls back at each frame until it is invalidated or let go of. `CADisplayLink` takes a selector on Apple's platforms
/// only.
@MainActor
final class FrameLink {
    private let link: RunningLink

    init(_ action: @escaping @MainActor () -> Void) {
        link = RunningLink(action)
    }

    deinit {
        Task { @MainActor [link] in link.invalidate() }
    }

    /// Ends the calls at once.
    func invalidate() {
        link.invalidate()
    }
}

/// What keeps itself alive while it runs.
@MainActor
private final class RunningLink {
    private let link: CADisplayLink

    #if canImport(ObjectiveC)
        /// What the display link holds; the link holds its target strongly, so it isn't the owner.
        private final class Target: NSObject {
            let action: @MainActor () -> Void

            init(action: @escaping @MainActor () -> Void) {
                self.action = action
            }

            @MainActor @objc func fire() { action() }
        }

        init(_ action: @escaping @MainActor () -> Void) {
            link = CADisplayLink(target: Target(action: action), selector: #selector(Target.fire))
            link.add(to: .main, forMode: .common)
        }
    #else
        init(_ action: @escaping @MainActor () -> Void) {
            link = CADisplayLink { _ in action() }
            link.add(to: .main, forMode: .common)
        }
    #endif

    func invalidate() {
        link.invalidate()
    }
}
