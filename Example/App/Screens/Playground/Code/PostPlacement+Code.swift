import MessageStackView
import UIKit

extension PostPlacement {
    /// Returns the assignments that turn a presentation with the placement `base` into one with this placement.
    func code(from base: PostPlacement) -> [String] {
        var (lines, base) = ([String](), base)
        if position != base.position || alignment != base.alignment {
            lines.append("placement = \(place)")
            base = PostPlacement()
        }
        if insets != base.insets { lines.append("placement.insets = \(insets?.code ?? "nil")") }
        if centerOffset != base.centerOffset { lines.append("placement.centerOffset = \(centerOffset.code)") }
        return lines
    }

    private var place: String {
        switch (position, alignment) {
        case (.top, .leading): ".topLeading"
        case (.top, .center): ".top"
        case (.top, .trailing): ".topTrailing"
        case (.bottom, .leading): ".bottomLeading"
        case (.bottom, .center): ".bottom"
        case (.bottom, .trailing): ".bottomTrailing"
        case (.center, .center): ".center"
        case (.center, .leading): "PostPlacement(.center, alignment: .leading)"
        case (.center, .trailing): "PostPlacement(.center, alignment: .trailing)"
        case (.automatic, .leading): "PostPlacement(alignment: .leading)"
        case (.automatic, .trailing): "PostPlacement(alignment: .trailing)"
        case (.automatic, .center): ".automatic"
        }
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate var code: String {
        guard self != .zero else { return ".zero" }
        let lengths = "top: \(top.code), leading: \(leading.code), bottom: \(bottom.code), trailing: \(trailing.code)"
        return "NSDirectionalEdgeInsets(\(lengths))"
    }
}

extension PostSize {
    /// Returns the assignments that turn a presentation with the size `base` into one with this size.
    func code(from base: PostSize) -> [String] {
        guard self != base else { return [] }
        let named: [(String, PostSize)] = [
            (".content", .content), (".fullWidth", .fullWidth), (".fill", .fill), (".readable", .readable),
        ]
        if let name = named.first(where: { $0.1 == self })?.0 { return ["size = \(name)"] }
        let lengths: [(String, KeyPath<PostSize, PostSize.Length>)] = [("width", \.width), ("height", \.height)]
        let limits: [(String, KeyPath<PostSize, PostSize.Length?>)] = [
            ("minimumWidth", \.minimumWidth), ("minimumHeight", \.minimumHeight), ("maximumWidth", \.maximumWidth),
            ("maximumHeight", \.maximumHeight),
        ]
        let chosen = lengths.filter { self[keyPath: $0.1] != base[keyPath: $0.1] }.map { name, path in
            "size.\(name) = \(self[keyPath: path].code)"
        }
        let limited = limits.filter { self[keyPath: $0.1] != base[keyPath: $0.1] }.map { name, path in
            "size.\(name) = \(self[keyPath: path]?.code ?? "nil")"
        }
        return chosen + limited
    }
}

extension PostSize.Length {
    fileprivate var code: String {
        switch self {
        case .content: ".content"
        case .fill: ".fill"
        case .ratio(let ratio): ".ratio(\(ratio.code))"
        case .points(let points): ".points(\(points.code))"
        case .readable: ".readable"
        }
    }
}

extension PostSafeArea {
    var code: String {
        switch self {
        case .respected: ".respected"
        case .filled: ".filled"
        case .ignored: ".ignored"
        }
    }
}

extension KeyboardChoices {
    /// The assignment that turns the default keyboard setting into this one, if they differ.
    var code: [String] {
        guard keyboard != .avoided() else { return [] }
        guard isAvoided else { return ["keyboard = .ignored"] }
        let spacing = spacing.map { "spacing: \($0.code)" }
        let resistance = resistance.map { "resistance: \($0.code)" }
        return ["keyboard = .avoided(\([spacing, resistance].compactMap(\.self).joined(separator: ", ")))"]
    }
}
