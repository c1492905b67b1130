/// The active display links.
@MainActor
package enum DisplayLinks {
    private static var links: [CADisplayLink] = []

    /// Whether all links are paused.
    package static var isIdle: Bool { links.allSatisfy(\.isPaused) }
    package static var count: Int { links.count }

    static func add(_ link: CADisplayLink) {
        if !links.contains(where: { $0 === link }) { links.append(link) }
    }

    static func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
    }

    package static func fire(at time: TimeInterval) {
        for link in links where !link.isPaused && links.contains(where: { $0 === link }) { link.fire(at: time) }
    }

    package static func reset() {
        links = []
    }
}
