/// Hears a notification on the main actor as long as it lives.
final class NotificationObserver: Sendable {
    private let token: Token

    /// The centre's token, which is used from one place at a time.
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
