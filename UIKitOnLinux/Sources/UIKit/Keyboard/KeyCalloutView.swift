/// An enlarged letter above the key under a finger.
final class KeyCalloutView: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        layer.cornerRadius = 12
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.42, alpha: 1) : .white
        }
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 36)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, above key: CGRect) {
        label.text = text
        let size = CGSize(width: key.width + 20, height: key.height + 8)
        let right = (superview?.bounds.width ?? size.width) - size.width - 2
        frame = CGRect(
            x: max(2, min(key.midX - size.width / 2, right)), y: key.minY - size.height - 6, width: size.width,
            height: size.height)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
