import MessageStackView
import UIKit

extension StyleChoices {
    /// Returns the assignments that turn a presentation with the style `base` into one with this style.
    func code(from base: StyleChoices) -> [String] {
        guard let palette, palette != base.palette || isTranslucent != base.isTranslucent else {
            return parts(from: base)
        }
        let isTranslucent = isTranslucent ? ", isTranslucent: true" : ""
        let line = "style = .palette(\(palette.code)\(isTranslucent))"
        return [line] + parts(from: .palette(palette, isTranslucent: self.isTranslucent))
    }

    private func parts(from base: StyleChoices) -> [String] {
        var lines: [String] = []
        if background.fills != base.background.fills {
            lines.append("background = [\(background.code.joined(separator: ", "))]")
        }
        if corners != base.corners { lines += corners.code }
        if border != base.border { lines.append("borderColor = \(border.code)") }
        if border != nil, borderWidth != base.borderWidth { lines.append("borderWidth = \(borderWidth.code)") }
        if shadow.shadows != base.shadow.shadows { lines.append("shadows = \(shadow.code)") }
        if tint != base.tint { lines.append("tintColor = \(tint.code)") }
        if text != base.text { lines.append("textColor = \(text.code)") }
        if interfaceStyle != base.interfaceStyle {
            lines.append("userInterfaceStyle = \(interfaceStyle.code)")
        }
        return lines.map { "style.\($0)" }
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
    /// The assignments to `corners`, and to its properties for a capsule that isn't the default one.
    fileprivate var code: [String] {
        if self == .none { return ["corners = .none"] }
        if !isCapsule, places == .all, isContinuous { return ["corners = .rounded(\(radius.code))"] }
        let places = places == .all ? nil : placesCode
        let curve = isContinuous ? nil : "false"
        if isCapsule {
            return ["corners = .capsule"]
                + [places.map { "corners.places = \($0)" }, curve.map { "corners.isContinuous = \($0)" }]
                .compactMap(\.self)
        }
        let parts = [radius.code, places.map { "places: \($0)" }, curve.map { "isContinuous: \($0)" }]
        return ["corners = PostCorners(\(parts.compactMap(\.self).joined(separator: ", ")))"]
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

extension PlaygroundChoices {
    /// Returns the assignments that turn a presentation with the status bar of `base` into one with this status bar.
    func statusBarCode(from base: PlaygroundChoices) -> [String] {
        var lines: [String] = []
        if statusBarStyle != base.statusBarStyle { lines.append("statusBarStyle = \(statusBarStyleCode)") }
        if isStatusBarHidden != base.isStatusBarHidden {
            lines.append("isStatusBarHidden = \(isStatusBarHidden.map { "\($0)" } ?? "nil")")
        }
        return lines
    }

    private var statusBarStyleCode: String {
        switch statusBarStyle {
        case .lightContent: ".lightContent"
        case .darkContent: ".darkContent"
        case .default: "UIStatusBarStyle.default"
        default: "nil"
        }
    }
}
