/// Shows everything in it in one colour, if it has one.
package final class VibrantLayer: CALayer {
    package var color: CGColor? {
        get { if case .singleColor(let color) = model.content { color } else { nil } }
        set { set(\.content, newValue.map { .singleColor($0) }) }
    }
}
