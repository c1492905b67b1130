import UIKit

/// A view tree as text: one line per view, indented by two spaces per level.
@MainActor
enum ViewDump {
    static func text(of view: UIView) -> String {
        lines(of: view, depth: 0).joined(separator: "\n")
    }

    private static func lines(of view: UIView, depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        let own = [indent + String(describing: type(of: view)), text(of: view.frame)] + details(of: view)
        return [own.joined(separator: " ")] + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
    }

    /// Returns a frame as text: origin and size.
    static func text(of frame: CGRect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
        return "(\(numbers.joined(separator: ", ")))"
    }

    private static func details(of view: UIView) -> [String] {
        var details: [String] = []
        if view.isHidden { details.append("hidden") }
        if view.alpha < 1 { details.append("alpha=\(number(view.alpha))") }
        if !view.transform.isIdentity { details.append("transformed") }
        if let label = view as? UILabel, let text = label.text { details.append("\"\(text)\"") }
        if let identifier = view.accessibilityIdentifier { details.append("#\(identifier)") }
        return details
    }

    /// Returns a number with at most three decimals.
    private static func number(_ value: CGFloat) -> String {
        let rounded = (value * 1_000).rounded() / 1_000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(Double(rounded))
    }
}
