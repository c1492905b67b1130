/// The pasteboard of the simulated device, which holds one string.
///
/// https://developer.apple.com/documentation/uikit/uipasteboard
open class UIPasteboard: NSObject, @unchecked Sendable {
    private static let shared = UIPasteboard()
    private let lock = NSLock()
    /// Guarded by `lock`.
    private var text: String?

    open class var general: UIPasteboard { shared }

    /// The string of the first item. Setting it replaces all items.
    open var string: String? {
        get { lock.withLock { text } }
        set { lock.withLock { text = newValue } }
    }
}
