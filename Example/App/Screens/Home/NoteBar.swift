import UIKit

/// A bar with a text field and a button, above the keyboard.
final class NoteBar: UIView {
    let textField = UITextField()
    private let add: @MainActor (String) -> Void
    private let row = UIStackView()

    init(add: @escaping @MainActor (String) -> Void) {
        self.add = add
        super.init(frame: .zero)
        textField.placeholder = "Write a note"
        textField.accessibilityLabel = "Note"
        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        textField.returnKeyType = .done
        textField.delegate = self
        let button = UIButton(filled: "Add") { [weak self] in self?.addNote() }
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        row.addArrangedSubview(textField)
        row.addArrangedSubview(button)
        row.spacing = 10
        row.isLayoutMarginsRelativeArrangement = true
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 18, bottom: 5, trailing: 5)
        row.backgroundColor = .secondarySystemBackground
        row.layer.cornerRadius = 22
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20),
            row.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20),
            row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Places the button below the text field if the texts are large.
    override func layoutSubviews() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        row.alignment = isLarge ? .fill : .center
        super.layoutSubviews()
    }

    /// Adds the note. Without a text, the text field gets the focus.
    private func addNote() {
        guard let text = textField.text, !text.isEmpty else {
            textField.becomeFirstResponder()
            return
        }
        textField.text = nil
        add(text)
    }
}

// MARK: - UITextFieldDelegate

extension NoteBar: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        addNote()
        return false
    }
}
