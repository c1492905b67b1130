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

    /// A post view over the whole screen, whose posts fingers drag.
    func makeDraggablePostView(_ presentation: PostPresentation) -> PostView {
        let postView = makePostView(presentation)
        postView.postManager.gestureManager.defaultGestures = .pan
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
        makeMessageView("Title", text(sentences: sentences))
    }

    /// A text of so many sentences.
    static func text(sentences: Int) -> String { String(repeating: "A text that goes on and on. ", count: sentences) }

    /// The allowed part of the screen.
    var safeFrame: CGRect { view.bounds.inset(by: view.safeAreaInsets) }

    /// Shows a text field, with the keyboard for it.
    @discardableResult
    func showKeyboard() -> UITextField {
        let field = addField(CGRect(x: 20, y: 100, width: 200, height: 40))
        field.becomeFirstResponder()
        return field
    }

    /// Adds a text field to the app's content.
    func addField(_ frame: CGRect) -> UITextField {
        let field = UITextField(frame: frame)
        view.insertSubview(field, at: 0)
        return field
    }

    /// Adds a text field that goes with the keyboard, `spacing` points above it.
    func addFieldOverKeyboard(spacing: CGFloat) -> UITextField {
        let field = addField(.zero)
        field.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -spacing),
            field.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            field.widthAnchor.constraint(equalToConstant: 200), field.heightAnchor.constraint(equalToConstant: 36),
        ])
        return field
    }
}

extension UIView {
    /// The slot that the view is shown in.
    var slot: PostSlot? { enclosingSlot }
}
