import Foundation

#if canImport(os)
    import os
#endif

/// Reports programming errors from which the library can recover, and gives advice in debug builds.
@MainActor
package enum PostMisuse {
    /// The kind of a report.
    package enum Kind: Hashable {
        /// A programming error.
        case error
        /// A possible programming error, which a debugger can cause, too.
        case warning
        /// Advice that a post has more than three actions.
        case manyActions
        /// Advice that the title of a post has no information.
        case uninformativeTitle
        /// Advice that a message has more than four lines.
        case manyLines
        /// Advice that a post blocks the app without an end, and the user can't remove it.
        case trap
        /// Advice that a SwiftUI view posts on an unknown scene.
        case unknownScene
        /// Advice that VoiceOver doesn't announce a post with SwiftUI content.
        case silentContent
        /// Advice that a notice expired because its poster couldn't show posts.
        case noWindow
        /// Advice that a post waits long for one that doesn't time out.
        case longWait
        /// Advice that another view of the window stays in front of the posts.
        case viewInFront
        /// Advice that a post can't control the status bar.
        case statusBarOfApp
        /// Advice that a duplicate policy has no effect.
        case policyWithoutKey
        /// Advice that there is no symbol with the name of an icon.
        case unknownSymbol
        /// Advice that a message shows nothing.
        case emptyMessage
        /// Advice that a view was refused because it is posted already.
        case duplicateView
        /// Advice that a posted view has no size.
        case emptyView
        /// Advice that a connectivity manager was deallocated while it observed the network.
        case releasedManager
        /// Advice that a post with buttons is shown for a short time.
        case shortTime
        /// Advice that a palette has too little contrast.
        case lowContrast
    }

    /// The reporter. In a debug build, the default stops with an assertion failure for an error, and logs warnings and
    /// advice. In a release build, it does nothing. Tests replace it.
    static var reporter = standardReporter

    static let standardReporter: (Kind, String) -> Void = { kind, text in
        if kind == .error { assertionFailure(text) } else { log(text) }
    }

    /// The kinds of advice that were given. Each is given once.
    static var given: Set<Kind> = []

    /// Reports an error.
    package static func report(_ text: String) { reporter(.error, text) }

    /// Logs a warning.
    static func warn(_ text: String) { reporter(.warning, text) }

    /// Gives advice, unless the same kind was given before.
    package static func advise(_ kind: Kind, _ text: @autoclosure () -> String) {
        if given.insert(kind).inserted { reporter(kind, text()) }
    }

    /// In a debug build, advises against a title that only says that there was an error.
    static func advise(onTitle title: String) {
        #if DEBUG
            let word = title.trimmingCharacters(in: .whitespacesAndNewlines.union(.punctuationCharacters)).lowercased()
            guard word == "error" || word == PostStrings.current.error.lowercased() else { return }
            advise(.uninformativeTitle, "A post has the title “\(title)”. A title should say what has happened.")
        #endif
    }

    private static func log(_ text: String) {
        #if DEBUG && canImport(os)
            Logger(subsystem: "MessageStackView", category: "Advice").warning("\(text, privacy: .public)")
        #elseif DEBUG
            FileHandle.standardError.write(Data("MessageStackView: \(text)\n".utf8))
        #endif
    }
}
