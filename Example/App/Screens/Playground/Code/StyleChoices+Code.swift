import MessageStackView
import UIKit

extension StyleChoices {
    /// Returns the assignments that turn a presentation with the style `base` into one with this style.
    func code(from base: StyleChoices) -> [String] {
        guard let theme, theme != base.theme || isTranslucent != base.isTranslucent else { return parts(from: base) }
        let isTranslucent = isTranslucent ? ", isTranslucent: true" : ""
        let line = "style = .theme(\(theme.code)\(isTranslucent))"
        return [line] + parts(from: .theme(theme, isTranslucent: self.isTranslucent))
    }

    private func parts(from base: StyleChoices) -> [String] {
        var lines: [String] = []
        if background.fills != base.background.fills {
            lines.append("background = [\(background.code.joined(separator: ", "))]")
        }
        if corners != base.corners { lines.append("corners = \(corners.code)") }
        if border != base.border || border != nil && borderWidth != base.borderWidth {
            lines.append("border = \(borderCode)")
        }
        if shadow.shadows != base.shadow.shadows { lines.append("shadows = \(shadow.code)") }
        if tint != base.tint { lines.append("tintColor = \(tint.code)") }
        if text != base.text { lines.append("textColor = \(text.code)") }
        if interfaceStyle != base.interfaceStyle {
            lines.append("userInterfaceStyle = \(interfaceStyle.code)")
        }
        return lines.map { "style.\($0)" }
    }

    private var borderCode: String {
        guard let border else { return "nil" }
        let width = borderWidth == 1 ? "" : ", width: \(borderWidth.code)"
        return "PostBorder(color: .\(border.rawValue)\(width))"
    }
}

extension ColorChoice? {
    fileprivate var code: String { map { ".\($0.rawValue)" } ?? "nil" }
}

extension UIUserInterfaceStyle {
    fileprivate var code: String {
        switch self {
        case .light: ".light"
        case .dark: ".dark"
        default: ".unspecified"
        }
    }
}

extension PostCorners {
    fileprivate var code: String {
        if self == .none { return ".none" }
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
    /// Returns the assignments that turn a presentation with the status bar `base` into one with this status bar.
    func code(from base: PostStatusBar) -> [String] {
        guard self != base else { return [] }
        if self == .hidden { return ["statusBar = .hidden"] }
        var lines: [String] = []
        if style != base.style { lines.append("statusBar.style = \(styleCode)") }
        if isHidden != base.isHidden { lines.append("statusBar.isHidden = \(isHidden.map { "\($0)" } ?? "nil")") }
        return lines
    }

    private var styleCode: String {
        switch style {
        case .lightContent: ".lightContent"
        case .darkContent: ".darkContent"
        case .default: "UIStatusBarStyle.default"
        default: "nil"
        }
    }
}
