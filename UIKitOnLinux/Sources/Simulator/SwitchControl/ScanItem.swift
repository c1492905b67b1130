import UIKit

/// An item of Switch Control's scan: an element, or a group of items that is highlighted as one.
@MainActor
struct ScanItem {
    let responder: UIResponder
    /// The items of a group; empty for an element.
    let items: [ScanItem]

    /// The elements of the item, in the order of the scan.
    var elements: [UIResponder] { items.isEmpty ? [responder] : items.flatMap(\.elements) }

    /// The items of a screen. Containers that group their elements are groups, unless they have a single item.
    static func items(of tree: AccessibilityTree) -> [ScanItem] { tree.roots.flatMap(items) }

    private static func items(of node: AccessibilityTree.Node) -> [ScanItem] {
        let responder = node.responder
        if node.isElement { return responder.isOperable ? [ScanItem(responder: responder, items: [])] : [] }
        let items = node.children.flatMap(items)
        let isGroup = responder.shouldGroupAccessibilityChildren || responder.accessibilityContainerType != .none
        return isGroup && items.count > 1 ? [ScanItem(responder: responder, items: items)] : items
    }

    /// Returns the groups around the item of a responder, from the outermost to the innermost, and the item itself;
    /// empty if there is none.
    static func path(to responder: UIResponder, in items: [ScanItem]) -> [ScanItem] {
        for item in items {
            if item.responder === responder { return [item] }
            let path = path(to: responder, in: item.items)
            if !path.isEmpty { return [item] + path }
        }
        return []
    }
}
