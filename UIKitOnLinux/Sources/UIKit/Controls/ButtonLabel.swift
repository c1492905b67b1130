/// The title of a button, which grows with it.
final class ButtonLabel: UILabel {
    /// Whether the title is underlined: where people want to see what is a button, and nothing around it tells.
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
