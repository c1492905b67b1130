/// A way from one controller to another. A storyboard makes it on Apple's; here code does.
///
/// https://developer.apple.com/documentation/uikit/uistoryboardsegue
@MainActor
open class UIStoryboardSegue: NSObject {
    private var performHandler: (() -> Void)?

    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController

    /// For subclasses, which override `perform()`.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// A segue that does what `performHandler` says.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    open func perform() { performHandler?() }
}
