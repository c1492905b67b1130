#if canImport(ObjectiveC)
    import UIKit
#else
    @_spi(Simulator) import UIKit
#endif

/// A registration for a call at the start of each frame.
///
/// All registrations share one display link, which runs only while there are any. Calls are made in the order of
/// registration. A registration that is made during a call is first called in the next frame.
///
/// The calls end when the registration is invalidated or deallocated, on any thread.
@MainActor
final class FrameLink {
    fileprivate let action: @MainActor () -> Void
    fileprivate private(set) var isValid = true

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
        FrameObserver.shared.add(self)
    }

    deinit {
        // A task for each end would take longer than the end itself.
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { FrameObserver.shared.removeEnded() }
        } else {
            Task { @MainActor in FrameObserver.shared.removeEnded() }
        }
    }

    /// Ends the calls at once.
    func invalidate() {
        isValid = false
        FrameObserver.shared.removeEnded()
    }
}

/// The only display link of the library, and the registrations for its frames.
@MainActor
private final class FrameObserver {
    static let shared = FrameObserver()

    private struct Registration {
        weak var link: FrameLink?
    }

    /// In the order of registration.
    private var registrations: [Registration] = []
    /// The running display link. The run loop retains it; nil while nothing is registered.
    private weak var displayLink: CADisplayLink?

    func add(_ link: FrameLink) {
        if displayLink == nil {
            // Without a display link no earlier registration has frames.
            registrations = []
            start()
        }
        registrations.append(Registration(link: link))
    }

    /// Removes registrations that are invalid or gone, and stops the display link after the last one.
    func removeEnded() {
        registrations.removeAll { $0.link?.isValid != true }
        guard registrations.isEmpty else { return }
        displayLink?.invalidate()
        displayLink = nil
    }

    private func frameDidStart() {
        // Calls may register and invalidate.
        for registration in registrations {
            guard let link = registration.link, link.isValid else { continue }
            link.action()
        }
    }

    #if canImport(ObjectiveC)
        /// The display link's target, which it retains.
        private final class Target: NSObject {
            @MainActor @objc func frameDidStart() { FrameObserver.shared.frameDidStart() }
        }

        private func start() {
            run(CADisplayLink(target: Target(), selector: #selector(Target.frameDidStart)))
        }
    #else
        private func start() {
            run(CADisplayLink { [weak self] _ in self?.frameDidStart() })
        }
    #endif

    private func run(_ link: CADisplayLink) {
        link.add(to: .main, forMode: .common)
        displayLink = link
    }
}
