import MessageStackView
import UIKit

extension StyleChoices {
    /// What is to be set of a presentation.
    var code: [String] {
        var lines: [String] = []
        if background != .none { lines.append("background = [\(background.code.joined(separator: ", "))]") }
        if corners != .none { lines.append("corners = \(corners.code)") }
        if let border {
            let width = borderWidth == 1 ? "" : ", width: \(borderWidth.code)"
            lines.append("border = PostBorder(color: .\(border.rawValue)\(width))")
        }
        if shadow != .none { lines.append("shadows = \(shadow.code)") }
        if let tint { lines.append("tintColor = .\(tint.rawValue)") }
        if let text { lines.append("textColor = .\(text.rawValue)") }
        if interfaceStyle != .unspecified {
            lines.append("userInterfaceStyle = \(interfaceStyle == .dark ? ".dark" : ".light")")
        }
        return lines.map { "style.\($0)" }
    }
}

extension PostCorners {
    fileprivate var code: String {
        if self == .capsule { return ".capsule" }
        if places == .all, isContinuous, case .points(let points) = radius { return ".rounded(\(points.code))" }
        let places = places == .all ? nil : "places: \(placesCode)"
        let curve = isContinuous ? nil : "isContinuous: false"
        return "PostCorners(\([radiusCode, places, curve].compactMap(\.self).joined(separator: ", ")))"
    }

    private var radiusCode: String {
        switch radius {
        case .points(let points): ".points(\(points.code))"
        case .capsule: ".capsule"
        }
    }

    private var placesCode: String {
        guard let places else { return "nil" }
        if places == .top { return ".top" }
        if places == .bottom { return ".bottom" }
        let names: [(Places, String)] = [
            (.topLeading, ".topLeading"), (.topTrailing, ".topTrailing"), (.bottomLeading, ".bottomLeading"),
            (.bottomTrailing, ".bottomTrailing"),
        ]
        return "[\(names.filter { places.contains($0.0) }.map(\.1).joined(separator: ", "))]"
    }
}

extension PostStatusBar {
    /// What is to be set of a presentation.
    var code: [String] {
        if self == .hidden { return ["statusBar = .hidden"] }
        let style = style.map { style in
            switch style {
            case .lightContent: "statusBar.style = .lightContent"
            case .darkContent: "statusBar.style = .darkContent"
            default: "statusBar.style = .default"
            }
        }
        return [style, isHidden.map { "statusBar.isHidden = \($0)" }].compactMap(\.self)
    }
}
