import Foundation

#if canImport(os)
    import os
#endif

/// Reports programming errors from which the library can recover, and gives advice in debug builds.
@MainActor
package enum PostMisuse {
    /// The kind of a report.
    package enum Kind: Hashable {
        /// A programming error, which stops a debug build.
        case error
        /// A possible programming error, which stopping in a debugger can cause too.
        case warning
        /// Advice that a post blocks touches on the app without a time limit, and the user can't remove it.
        case trap
        /// Advice that a SwiftUI view posts on an unknown scene.
        case unknownScene
        /// Advice that VoiceOver doesn't announce a post with SwiftUI content.
        case silentContent
        /// Advice that a waiting notice expired because the view that shows posts had no place on screen.
        case noWindow
        /// Advice that a post has waited long because another post that doesn't time out is on screen.
        case longWait
        /// Advice that another view of the window stays in front of the posts.
        case viewInFront
        /// Advice that a duplicate policy has no effect, because the request has no key.
        case policyWithoutKey
        /// Advice that there is no SF Symbol with the name of an icon.
        case unknownSymbol
        /// Advice that a request was refused because its view is posted already.
        case duplicateView
        /// Advice that a posted view has no width or no height.
        case emptyView
        /// Advice that a connectivity manager was deallocated while it observed the network.
        case releasedManager
        /// Advice that a duration that was written as a number isn't positive.
        case duration
        /// Advice that a post with buttons is shown for a short time.
        case shortTime
        /// Advice that a posted error has no text for users.
        case errorWithoutText
        /// Advice that a color has too little contrast.
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

    /// Advises against a color with too little contrast.
    static func advise(onContrast ratio: Double, of color: String, _ least: Double) {
        let text =
            "\(color) has a contrast of \((ratio * 10).rounded(.down) / 10) : 1 to the background. It needs \(least) : 1."
        advise(.lowContrast, text)
    }

    private static func log(_ text: String) {
        #if DEBUG && canImport(os)
            Logger(subsystem: "MessageStackView", category: "Advice").warning("\(text, privacy: .public)")
        #elseif DEBUG
            FileHandle.standardError.write(Data("MessageStackView: \(text)\n".utf8))
        #endif
    }
}
