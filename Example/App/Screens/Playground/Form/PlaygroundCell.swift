import UIKit

/// A cell for a row of the form. Its control is next to the title or, if it needs more room, below it.
final class PlaygroundCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let header = UIStackView()
    private let column = UIStackView()
    /// The control, and the label of its value.
    private var parts: [UIView] = []
    /// The state that the control shows.
    private(set) var state: PlaygroundRow.State?

    var isEditingText: Bool { parts.contains(where: \.isFirstResponder) }

    func show(_ row: PlaygroundRow) {
        if column.superview == nil { addColumn() }
        for part in parts { part.removeFromSuperview() }
        parts = []
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        header.axis = isLarge ? .vertical : .horizontal
        header.alignment = isLarge ? .leading : .center
        titleLabel.text = row.title
        state = row.state
        switch row.control {
        case .menu(let options, let chosen, let choose):
            let button = UIButton.choosing(options, chosen: chosen) { [weak self] index in
                self?.state = .choice(index)
                choose(index)
            }
            button.accessibilityLabel = row.title
            addBeside(button)
        case .segments(let options, let chosen, let choose):
            addBelow(segments(options, chosen: chosen, choose: choose), named: row.title)
        case .slider(let slider): show(slider, named: row.title)
        case .toggle(let isOn, let set):
            let toggle = UISwitch()
            toggle.isOn = isOn
            toggle.addAction(
                UIAction { [weak self, weak toggle] _ in
                    let isOn = toggle?.isOn ?? false
                    self?.state = .isOn(isOn)
                    set(isOn)
                }, for: .valueChanged)
            toggle.accessibilityLabel = row.title
            addBeside(toggle)
        case .field(let text, let set): addBelow(field(text, set: set), named: row.title)
        }
    }

    // MARK: - Private

    /// Adds the subviews that all rows share. The cell has no initializer for this, because
    /// `init(style:reuseIdentifier:)` is an override on Apple's platforms and required on Linux.
    private func addColumn() {
        selectionStyle = .none
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        header.spacing = 12
        header.addArrangedSubview(titleLabel)
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        column.addArrangedSubview(header)
        contentView.addSubview(column)
        let margins = contentView.layoutMarginsGuide
        // Not required, because a cell may be smaller than its content before its first layout.
        let fills = [
            column.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ]
        for edge in fills { edge.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(
            [
                column.topAnchor.constraint(equalTo: margins.topAnchor),
                column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            ] + fills)
    }

    private func show(_ slider: PlaygroundRow.Slider, named title: String) {
        let valueLabel = UILabel()
        valueLabel.font = .preferredFont(forTextStyle: .body)
        valueLabel.adjustsFontForContentSizeCategory = true
        valueLabel.textColor = .secondaryLabel
        valueLabel.text = slider.text(for: slider.value)
        addBeside(valueLabel)
        let control = UISlider()
        control.minimumValue = Float(slider.range.lowerBound)
        control.maximumValue = Float(slider.range.upperBound)
        control.value = Float(slider.value)
        control.addAction(
            UIAction { [weak self, weak control, weak valueLabel] _ in
                guard let control else { return }
                let value = slider.rounded(control.value)
                self?.state = .value(value)
                valueLabel?.text = slider.text(for: value)
                control.accessibilityValue = valueLabel?.text
                slider.set(value)
            }, for: .valueChanged)
        addBelow(control, named: title)
    }

    private func segments(
        _ options: [String], chosen: Int?, choose: @escaping @MainActor (Int) -> Void
    ) -> UISegmentedControl {
        let control = UISegmentedControl(items: options)
        control.selectedSegmentIndex = chosen ?? UISegmentedControl.noSegment
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let control else { return }
                self?.state = .choice(control.selectedSegmentIndex)
                choose(control.selectedSegmentIndex)
            }, for: .valueChanged)
        return control
    }

    private func field(_ text: String, set: @escaping @MainActor (String) -> Void) -> UITextField {
        let field = UITextField()
        field.text = text
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .done
        field.addAction(
            UIAction { [weak self, weak field] _ in
                let text = field?.text ?? ""
                self?.state = .text(text)
                set(text)
            }, for: .editingChanged)
        field.addAction(UIAction { [weak field] _ in field?.resignFirstResponder() }, for: .editingDidEndOnExit)
        return field
    }

    private func addBeside(_ view: UIView) {
        view.setContentHuggingPriority(.required, for: .horizontal)
        header.addArrangedSubview(view)
        parts.append(view)
    }

    private func addBelow(_ view: UIView, named title: String) {
        view.accessibilityLabel = title
        column.addArrangedSubview(view)
        parts.append(view)
    }
}

extension UIView {
    /// Returns a button that shows the selected option and has the options in a menu.
    fileprivate static func choosing(
        _ options: [String], chosen: Int?, choose: @escaping @MainActor (Int) -> Void
    ) -> UIButton {
        let button = UIButton(configuration: .plain())
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 0)
        button.showsMenuAsPrimaryAction = true
        func show(_ chosen: Int?) {
            button.configuration?.title = chosen.map { options[$0] } ?? "Other"
            button.accessibilityValue = button.configuration?.title
            button.menu = UIMenu(
                children: options.enumerated().map { index, option in
                    UIAction(title: option, state: index == chosen ? .on : .off) { _ in
                        show(index)
                        choose(index)
                    }
                })
        }
        show(chosen)
        return button
    }
}
