/// A layer that shows its content in one color, if set.
package final class VibrantLayer: CALayer {
    package var color: CGColor? {
        get { if case .singleColor(let color) = model.content { color } else { nil } }
        set { set(\.content, newValue.map { .singleColor($0) }) }
    }
}
