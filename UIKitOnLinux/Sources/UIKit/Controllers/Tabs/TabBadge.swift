/// The capsule that shows a tab's badge.
final class TabBadge: UIView {
    private static let height: CGFloat = 18
    private static let inset: CGFloat = 5

    private let label = UILabel()

    init(_ text: String, color: UIColor) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = color
        layer.cornerRadius = Self.height / 2
        label.text = text
        label.font = .systemFont(ofSize: 13)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(Self.height, label.sizeThatFits(size).width + 2 * Self.inset), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
