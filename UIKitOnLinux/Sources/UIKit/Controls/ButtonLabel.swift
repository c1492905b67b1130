/// The title of a button. A change of its size invalidates the button's.
final class ButtonLabel: UILabel {
    /// Whether the title is underlined, which is the case for buttons without a background if Button Shapes is on.
    var showsButtonShape = false {
        didSet { if showsButtonShape != oldValue { setNeedsDisplay() } }
    }

    override var isUnderlined: Bool { showsButtonShape }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
    }
}
