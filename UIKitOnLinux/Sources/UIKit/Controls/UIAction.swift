/// An action of a control or a menu, with its title and image.
///
/// https://developer.apple.com/documentation/uikit/uiaction
@MainActor
open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    /// The description for assistive technologies and help. The default is nil.
    open var discoverabilityTitle: String?
    open private(set) var identifier: Identifier
    /// The style of the action in a menu.
    open var attributes: UIMenuElement.Attributes = []
    /// The state of the action, shown as a mark in a menu.
    open var state = UIMenuElement.State.off
    let handler: UIActionHandler

    /// Creates an action. The default identifier is unique.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(identifier ?? Identifier(UUID().uuidString), title, subtitle, image, handler)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    init(
        _ identifier: Identifier, _ title: String, _ subtitle: String?, _ image: UIImage?,
        _ handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The control or interaction that sends the action, set while its handler runs.
    open package(set) var sender: Any?

    /// Runs the handler.
    func perform(for sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void
