import UIKit

/// A sample travel app behind the posts in the pictures. Its texts have fixed sizes.
final class PictureBackground: UIViewController {
    /// The size for which the subviews were made.
    private var size = CGSize.zero

    private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard view.bounds.size != size else { return }
        size = view.bounds.size
        for subview in view.subviews { subview.removeFromSuperview() }
        view.backgroundColor = .systemBackground
        let width = view.bounds.width
        tile(CGRect(x: 0, y: 0, width: width, height: 326), corners: 0, from: .systemIndigo, to: .systemPink)
        add("NEW THIS WEEK", .systemFont(ofSize: 12, weight: .semibold), .white, at: CGPoint(x: 20, y: 250))
        add("Along the coast of Galicia", .systemFont(ofSize: 26, weight: .bold), .white, at: CGPoint(x: 20, y: 268))
        add("For you", .systemFont(ofSize: 22, weight: .bold), .label, at: CGPoint(x: 20, y: 348))
        row(
            at: 386, ("Lisbon", "From 89 €", .systemOrange, .systemRed),
            ("Oslo", "From 120 €", .systemTeal, .systemBlue))
        add("At the weekend", .systemFont(ofSize: 22, weight: .bold), .label, at: CGPoint(x: 20, y: 622))
        row(
            at: 660, ("Ghent", "From 64 €", .systemGreen, .systemTeal),
            ("Prague", "From 72 €", .systemPurple, .systemBlue))
    }

    private func row(at y: CGFloat, _ places: (String, String, UIColor, UIColor)...) {
        let width = (view.bounds.width - 52) / 2
        for (index, (name, price, from, to)) in places.enumerated() {
            let frame = CGRect(x: 20 + CGFloat(index) * (width + 12), y: y, width: width, height: 168)
            tile(frame, corners: 22, from: from, to: to)
            let heart = UIImageView(image: UIImage(systemName: index == 0 ? "heart.fill" : "heart"))
            heart.tintColor = UIColor(white: 1, alpha: 0.9)
            heart.center = CGPoint(x: frame.maxX - 26, y: frame.minY + 26)
            add(heart)
            add(name, .systemFont(ofSize: 16, weight: .semibold), .label, at: CGPoint(x: frame.minX, y: frame.maxY + 8))
            add(price, .systemFont(ofSize: 14), .secondaryLabel, at: CGPoint(x: frame.minX, y: frame.maxY + 29))
        }
    }

    private func tile(_ frame: CGRect, corners: CGFloat, from: UIColor, to: UIColor) {
        let tile = UIView(frame: frame)
        let gradient = CAGradientLayer()
        gradient.frame = tile.bounds
        gradient.colors = [from, to].map { $0.resolvedColor(with: traitCollection).cgColor }
        gradient.startPoint = .zero
        gradient.endPoint = CGPoint(x: 1, y: 1)
        tile.layer.addSublayer(gradient)
        tile.layer.cornerRadius = corners
        tile.layer.masksToBounds = true
        add(tile)
    }

    private func add(_ text: String, _ font: UIFont, _ color: UIColor, at point: CGPoint) {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.sizeToFit()
        label.frame.origin = point
        add(label)
    }

    /// Adds a subview, at the mirrored location if the layout is from right to left.
    private func add(_ subview: UIView) {
        if isMirrored { subview.center.x = view.bounds.width - subview.center.x }
        view.addSubview(subview)
    }
}
