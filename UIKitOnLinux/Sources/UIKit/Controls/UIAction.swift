/// Something that a control or a menu does, with what stands for it on screen.
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
    /// What assistive technologies and help say of it; nil by default.
    open var discoverabilityTitle: String?
    open private(set) var identifier: Identifier
    /// How it looks and acts in a menu.
    open var attributes: UIMenuElement.Attributes = []
    /// Shown in a menu by a mark.
    open var state = UIMenuElement.State.off
    let handler: UIActionHandler

    /// Without an identifier it gets one of its own.
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

    /// The control or the interaction that sends the action, while its handler runs.
    open package(set) var sender: Any?

    /// Runs the handler.
    func perform(for sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void
