import UIKit

/// A panel with the code of the settings and the buttons that post and remove.
final class PlaygroundPanel: UIView {
    var post: @MainActor () -> Void = {}
    var removeAll: @MainActor () -> Void = {}

    /// The code, which can be selected and copied.
    var code: String {
        get { textView.text }
        set { textView.text = newValue }
    }

    let column = UIStackView()
    private let textView = UITextView()
    private let buttons = UIStackView()
    /// The button that posts.
    private(set) lazy var postButton = UIButton(filled: "Post") { [weak self] in self?.post() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        textView.isEditable = false
        textView.backgroundColor = .systemBackground
        textView.layer.cornerRadius = 10
        textView.textContainerInset = UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8)
        textView.font = UIFontMetrics(forTextStyle: .footnote)
            .scaledFont(for: .monospacedSystemFont(ofSize: 13, weight: .regular))
        textView.adjustsFontForContentSizeCategory = true
        textView.accessibilityLabel = "Code"
        // Code is left-aligned in every language.
        textView.semanticContentAttribute = .forceLeftToRight
        textView.textAlignment = .left
        buttons.spacing = 12
        buttons.distribution = .fillEqually
        buttons.addArrangedSubview(postButton)
        let remove = UIButton(
            configuration: .gray(), primaryAction: UIAction(title: "Remove all") { [weak self] _ in self?.removeAll() })
        buttons.addArrangedSubview(remove)
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        for part in [textView, buttons] { column.addArrangedSubview(part) }
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            textView.heightAnchor.constraint(equalToConstant: 130),
        ])
        if #available(iOS 17.0, *) {
            registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (panel: PlaygroundPanel, _) in
                panel.setNeedsLayout()
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        buttons.axis = isLarge ? .vertical : .horizontal
        super.layoutSubviews()
    }
}
