#if canImport(ObjectiveC)
    import UIKit
#else
    @_spi(Simulator) import UIKit
#endif

/// A target of display links that counts their calls.
@MainActor
final class Ticker: NSObject {
    private(set) var ticks = 0

    #if canImport(ObjectiveC)
        func makeLink() -> CADisplayLink { CADisplayLink(target: self, selector: #selector(tick)) }

        @objc private func tick() { ticks += 1 }
    #else
        func makeLink() -> CADisplayLink { CADisplayLink { [self] _ in ticks += 1 } }
    #endif
}
