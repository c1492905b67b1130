import UIKit

/// An accessibility tree as text: one line per element, indented by two spaces per level.
@MainActor
enum AccessibilityDump {
    static func text(of tree: AccessibilityTree) -> String {
        tree.roots.flatMap(\.children).flatMap { lines(of: $0, depth: 0) }.joined(separator: "\n")
    }

    private static func lines(of node: AccessibilityTree.Node, depth: Int) -> [String] {
        let own = String(repeating: "  ", count: depth) + line(of: node)
        return [own] + node.children.flatMap { lines(of: $0, depth: depth + 1) }
    }

    private static func line(of node: AccessibilityTree.Node) -> String {
        let responder = node.responder
        var parts = node.isElement ? kinds(of: responder) : [container(responder.accessibilityContainerType)]
        if let label = responder.accessibilityLabel { parts.append("\"\(label)\"") }
        if let value = responder.accessibilityValue { parts.append("= \"\(value)\"") }
        parts.append(ViewDump.text(of: node.frame))
        if let hint = responder.accessibilityHint { parts.append("hint \"\(hint)\"") }
        let actions = responder.accessibilityCustomActions?.map(\.name) ?? []
        if !actions.isEmpty { parts.append("actions \(actions)") }
        if let identifier = (responder as? any UIAccessibilityIdentification)?.accessibilityIdentifier {
            parts.append("#\(identifier)")
        }
        return parts.joined(separator: " ")
    }

    private static func container(_ type: UIAccessibilityContainerType) -> String {
        switch type {
        case .none, .semanticGroup: "group"
        case .dataTable: "table"
        case .list: "list"
        case .landmark: "landmark"
        }
    }

    private static func kinds(of responder: UIResponder) -> [String] {
        let names = TraitWords.all.filter { responder.accessibilityTraits.contains($0.trait) }.map(\.name)
        return names.isEmpty ? ["element"] : names
    }
}
