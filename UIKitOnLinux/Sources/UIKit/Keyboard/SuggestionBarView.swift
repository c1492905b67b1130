/// A bar with three suggestions. They never change, and typing doesn't use them.
final class SuggestionBarView: UIView {
    private let labels = ["I", "The", "I’m"].map { word in
        let label = UILabel()
        label.text = word
        label.textAlignment = .center
        return label
    }
    private let lines = [UIView(), UIView()]

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        for line in lines {
            line.backgroundColor = .separator
            addSubview(line)
        }
        for label in labels { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(labels.count)
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: CGFloat(index) * width, y: 3, width: width, height: max(0, bounds.height - 3))
        }
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: CGFloat(index + 1) * width, y: bounds.midY - 9, width: 1 / max(1, traitCollection.displayScale),
                height: 22)
        }
    }
}
