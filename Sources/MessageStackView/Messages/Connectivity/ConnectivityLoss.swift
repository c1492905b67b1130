import UIKit

/// One time without network: what became of the bar on the screens that were visible since it began.
@MainActor
final class ConnectivityLoss {
    /// The bar that is shown or waits to be.
    struct Bar {
        let post: Post
        let view: MessageView
        weak var stack: MessageStackView?
        /// The screen whose stack that is; nil for the window's.
        weak var messageable: (any ConnectivityMessageable)?
    }

    private struct Answer {
        weak var messageable: (any ConnectivityMessageable)?
        let mayPost: Bool
    }

    var bar: Bar?
    private var answer: Answer?
    private var isDismissed = false
    private weak var doneWith: MessageStackView?

    /// Whether a bar is missing on `stack`.
    func wantsBar(on stack: MessageStackView) -> Bool {
        bar == nil && !isDismissed && doneWith !== stack
    }

    /// Whether the screen wants the bar: it is asked once each time that it comes up.
    func mayPost(
        on messageable: (any ConnectivityMessageable)?, asking manager: ConnectivityManager.MessageManager
    ) -> Bool {
        guard let messageable else {
            answer = nil
            return true
        }
        if let answer, answer.messageable === messageable { return answer.mayPost }
        let mayPost = messageable.messageManagerShouldPost(manager)
        answer = Answer(messageable: messageable, mayPost: mayPost)
        return mayPost
    }

    /// A bar that a person removed has been read; one that code or time removed is over on that screen. A bar whose
    /// place went away was neither.
    func heedEnd() {
        guard let bar, let reason = bar.post.reason else { return }
        self.bar = nil
        switch reason {
        case .tap, .pan, .action, .closeButton, .backdrop, .escape: isDismissed = true
        case .timeout, .programmatic, .cancelled, .overridden, .replaced, .merged, .evicted, .viewTaken, .refused:
            doneWith = bar.stack
        case .hostGone, .expired: break
        }
    }
}
