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
/// The calls end when the registration is invalidated or deallocated; on a thread other than the main thread, soon after.
@MainActor
package final class FrameLink {
    private let call: FrameObserver.Call

    package init(_ action: @escaping @MainActor () -> Void) {
        call = FrameObserver.Call(action)
        FrameObserver.shared.add(call)
    }

    deinit {
        MainQueue.perform { [call] in FrameObserver.shared.remove(call) }
    }

    /// Ends the calls at once.
    package func invalidate() {
        FrameObserver.shared.remove(call)
    }
}

/// The only display link of the library, and the calls for its frames.
@MainActor
private final class FrameObserver {
    static let shared = FrameObserver()

    @MainActor
    final class Call {
        let action: @MainActor () -> Void
        var isRegistered = true

        init(_ action: @escaping @MainActor () -> Void) {
            self.action = action
        }
    }

    /// The calls in the order of registration.
    private var calls: [Call] = []
    /// The running display link. The run loop retains it; nil while nothing is registered.
    private weak var displayLink: CADisplayLink?

    func add(_ call: Call) {
        if displayLink == nil {
            // Earlier calls belong to a device that a test has replaced.
            calls = []
            start()
        }
        calls.append(call)
    }

    /// Removes a call, and stops the display link after the last one.
    func remove(_ call: Call) {
        guard call.isRegistered else { return }
        call.isRegistered = false
        calls.removeAll { $0 === call }
        guard calls.isEmpty else { return }
        displayLink?.invalidate()
        displayLink = nil
    }

    private func frameDidStart() {
        // Calls may add and remove calls.
        for call in calls where call.isRegistered { call.action() }
    }

    #if canImport(ObjectiveC)
        /// The target of the display link. The display link retains it.
        private final class Target: NSObject {
            @MainActor @objc func frameDidStart() { FrameObserver.shared.frameDidStart() }
        }

        private func start() {
            run(CADisplayLink(target: Target(), selector: #selector(Target.frameDidStart)))
        }
    #else
        private func start() {
            run(CADisplayLink { _ in FrameObserver.shared.frameDidStart() })
        }
    #endif

    private func run(_ link: CADisplayLink) {
        link.add(to: .main, forMode: .common)
        displayLink = link
    }
}
