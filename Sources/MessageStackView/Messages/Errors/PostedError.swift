import Foundation

/// An error, as far as posts are concerned: its texts, its identity and its recovery.
struct PostedError {
    private let error: any Error

    init(_ error: any Error) {
        self.error = error
    }

    /// Whether the error only says that an operation was canceled.
    var isCancellation: Bool {
        error is CancellationError || bridged.domain == NSURLErrorDomain && bridged.code == NSURLErrorCancelled
    }

    /// The localized description.
    var title: String { error.localizedDescription }

    /// The failure reason and the recovery suggestion, each in a line, unless the title contains it; nil for none.
    var subtitle: String? {
        let texts = [bridged.localizedFailureReason, bridged.localizedRecoverySuggestion]
            .compactMap(\.self).filter { !$0.isEmpty && !title.contains($0) }
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    /// Whether the localized description is the one that Foundation makes of the domain and the code.
    var hasNoText: Bool {
        title == NSError(domain: bridged.domain, code: bridged.code).localizedDescription
    }

    /// The identity by which requests about the same error are duplicates.
    var identity: Identity { Identity(domain: bridged.domain, code: bridged.code, description: title) }

    /// The options of a recoverable error. The first one is the preferred one of several, as that of an `NSError` is.
    var actions: [PostAction] {
        guard let error = error as? any RecoverableError else { return [] }
        let titles = error.recoveryOptions
        return titles.indices.map { index in
            let isPreferred = index == 0 && titles.count > 1
            var action = PostAction(titles[index], id: "recovery-\(index)", isPreferred: isPreferred)
            action.shouldRun = {
                // The choice has ended the post by then. So if the recovery fails, the same error is a new post.
                Task { error.attemptRecovery(optionIndex: index) { _ in } }
                return true
            }
            return action
        }
    }

    /// The properties by which two errors are the same.
    struct Identity: Hashable {
        let domain: String
        let code: Int
        let description: String
    }

    // MARK: - Private

    private var bridged: NSError { error as NSError }
}
