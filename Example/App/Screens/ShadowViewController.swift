import MessageStackView
import MessageStackViewVersion3
import UIKit

/// A screen with the same layered shadow, set in three ways.
final class ShadowViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let shadowView = ShadowView()
        shadowView.backgroundColor = .systemGreen
        let withSubview = UIView()
        withSubview.backgroundColor = .systemGray
        let bare = UIView()
        bare.backgroundColor = .systemPurple

        let rows = [
            makeRow(shadowView, caption: "A shadow view"),
            makeRow(withSubview, caption: "A view with a shadow subview"),
            makeRow(bare, caption: "A view with shadow layers"),
        ]
        view.addColumn(of: rows, spacing: 48)
        view.layoutIfNeeded()
        shadowView.setNeumorphicShadow(.dropped)
        withSubview.setNeumorphicShadow(.dropped, createSubview: true)
        bare.setNeumorphicShadow(.dropped)
    }

    private func makeRow(_ square: UIView, caption: String) -> UIStackView {
        square.layer.cornerRadius = 12
        let label = UILabel()
        label.text = caption
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.textAlignment = .center
        NSLayoutConstraint.activate([
            square.widthAnchor.constraint(equalToConstant: 80),
            square.heightAnchor.constraint(equalToConstant: 80),
        ])
        let row = UIStackView(arrangedSubviews: [square, label])
        row.axis = .vertical
        row.alignment = .center
        row.spacing = 16
        return row
    }
}
