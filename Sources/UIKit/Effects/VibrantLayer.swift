/// Shows everything in it in one colour, if it has one.
package final class VibrantLayer: CALayer {
    package var color: CGColor? {
        didSet { if color != oldValue { RunCycle.setNeedsCommit() } }
    }

    package override func content(at time: TimeInterval?) -> LayerContent? {
        color.map { .singleColor($0) }
    }
}
