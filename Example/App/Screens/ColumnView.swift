import UIKit

/// A column of views centered in the safe area. It scrolls if large text makes it taller than the safe area.
final class ColumnView: UIScrollView {
    init(_ views: [UIView], spacing: CGFloat) {
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .always
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = spacing
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)

        let content = contentLayoutGuide
        let safeArea = safeAreaLayoutGuide
        let isAsHigh = content.heightAnchor.constraint(equalTo: safeArea.heightAnchor)
        isAsHigh.priority = .defaultLow
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: safeArea.widthAnchor),
            content.heightAnchor.constraint(greaterThanOrEqualTo: safeArea.heightAnchor),
            isAsHigh,
            column.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            column.leadingAnchor.constraint(greaterThanOrEqualTo: content.leadingAnchor, constant: 20),
            column.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 20),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

extension UIView {
    /// Adds a column of views in the middle of the view. Subviews added later are above it.
    func addColumn(of views: [UIView], spacing: CGFloat = 16) {
        let column = ColumnView(views, spacing: spacing)
        column.frame = bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(column)
    }
}
