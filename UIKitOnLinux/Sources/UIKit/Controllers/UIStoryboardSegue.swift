/// A transition from one controller to another. Storyboards create segues on Apple platforms; here code does.
///
/// https://developer.apple.com/documentation/uikit/uistoryboardsegue
@MainActor
open class UIStoryboardSegue: NSObject {
    private var performHandler: (() -> Void)?

    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController

    /// Creates a segue. For subclasses, which override `perform()`.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Creates a segue that runs `performHandler` when performed.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    open func perform() { performHandler?() }
}
