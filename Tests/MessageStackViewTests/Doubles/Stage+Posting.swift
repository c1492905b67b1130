import Simulator
import UIKit

@testable import MessageStackView

extension Stage {
    /// A post view over the whole screen, whose posts are shown as `presentation` says.
    func makePostView(_ presentation: PostPresentation) -> PostView {
        let postView = view.createPostView(layout: .top, constrainToSafeArea: false)
        postView.presentation = presentation
        return postView
    }

    /// A text as a post shows it.
    static func makeMessageView(_ title: String = "Title", _ subtitle: String? = "Subtitle") -> MessageView {
        let view = MessageView()
        view.set(message: Message(title: title, subtitle: subtitle))
        return view
    }

    /// A text of so many sentences as a post shows it, as high as it takes.
    static func makeMessageView(sentences: Int) -> MessageView {
        makeMessageView("Title", String(repeating: "A text that goes on and on. ", count: sentences))
    }

    /// The allowed part of the screen.
    var safeFrame: CGRect { view.bounds.inset(by: view.safeAreaInsets) }

    /// Shows a text field, with the keyboard for it.
    @discardableResult
    func showKeyboard() -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        view.insertSubview(field, at: 0)
        field.becomeFirstResponder()
        return field
    }
}

extension UIView {
    /// The slot that the view is shown in.
    var slot: PostSlot? { enclosingSlot }
}
