/// A list of actions and submenus.
///
/// https://developer.apple.com/documentation/uikit/uimenu
@MainActor
open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Displays the elements as a section of the parent menu instead of a submenu.
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
    }

    open private(set) var identifier: Identifier
    open private(set) var options: Options = []
    open private(set) var children: [UIMenuElement] = []

    /// Creates a menu. Without an identifier, a unique one is generated.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.init(identifier ?? Identifier(UUID().uuidString), title, subtitle, image)
        self.options = options
        self.children = children
    }

    init(_ identifier: Identifier, _ title: String, _ subtitle: String?, _ image: UIImage?) {
        self.identifier = identifier
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns a copy of the menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }
}

extension UIMenu {
    /// The rows of the menu, grouped into the sections that inline menus create.
    var sections: [[UIMenuElement]] {
        var sections: [[UIMenuElement]] = [[]]
        for child in children {
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
                sections += menu.sections + [[]]
            } else if (child as? UIAction)?.attributes.contains(.hidden) != true {
                sections[sections.count - 1].append(child)
            }
        }
        return sections.filter { !$0.isEmpty }
    }
}
