import UIKit

/// A bar chart of the steps of a week.
final class StepsView: UIView {
    private static let steps = [6_200, 8_400, 7_100, 9_800, 12_600, 10_300, 8_000]

    override init(frame: CGRect) {
        super.init(frame: frame)
        let row = UIStackView(arrangedSubviews: Self.steps.map(makeBar))
        row.alignment = .bottom
        row.distribution = .fillEqually
        row.spacing = 10
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor),
            row.bottomAnchor.constraint(equalTo: bottomAnchor),
            row.centerXAnchor.constraint(equalTo: centerXAnchor),
            row.widthAnchor.constraint(equalToConstant: 200),
            row.heightAnchor.constraint(equalToConstant: 100),
        ])
        isAccessibilityElement = true
        accessibilityTraits = .image
        accessibilityLabel = "Steps of the week, most of them on Friday"
    }

    required init?(coder: NSCoder) { nil }

    private func makeBar(_ steps: Int) -> UIView {
        let bar = UIView()
        bar.backgroundColor = steps > 12_000 ? .systemGreen : .systemTeal
        bar.layer.cornerRadius = 6
        bar.heightAnchor.constraint(equalToConstant: CGFloat(steps) / 126).isActive = true
        return bar
    }
}
