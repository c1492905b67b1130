/// The active display links.
@MainActor
package enum DisplayLinks {
    private static var links: [CADisplayLink] = []

    /// Whether all links are paused.
    package static var isIdle: Bool { links.allSatisfy(\.isPaused) }
    package static var count: Int { links.count }
    /// The number of calls since the last reset.
    package private(set) static var callCount = 0

    static func add(_ link: CADisplayLink) {
        guard !link.isAdded else { return }
        link.isAdded = true
        link.firstCall = FrameClock.now + FrameClock.shared.nextLateness()
        links.append(link)
    }

    static func remove(_ link: CADisplayLink) {
        guard link.isAdded else { return }
        link.isAdded = false
        links.removeAll { $0 === link }
    }

    package static func fire(at time: TimeInterval) {
        // A call may add and remove links.
        for link in links where link.isAdded && !link.isPaused && time >= link.firstCall {
            callCount += 1
            link.fire(at: time)
        }
    }

    package static func reset() {
        for link in links { link.isAdded = false }
        links = []
        callCount = 0
    }
}
