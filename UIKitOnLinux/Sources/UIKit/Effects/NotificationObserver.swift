/// An observer that calls a closure on the main actor for each notification until it is released.
final class NotificationObserver: Sendable {
    private let token: Token

    /// The notification center's token. It is never accessed concurrently.
    private final class Token: @unchecked Sendable {
        let object: any NSObjectProtocol

        init(_ object: any NSObjectProtocol) {
            self.object = object
        }
    }

    @MainActor
    init(of name: NSNotification.Name, _ action: @escaping @MainActor () -> Void) {
        let object = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { action() }
        }
        token = Token(object)
    }

    deinit {
        NotificationCenter.default.removeObserver(token.object)
    }
}
