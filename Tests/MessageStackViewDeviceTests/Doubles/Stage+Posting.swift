import Simulator
import UIKit

@testable import MessageStackView

extension Stage {
    /// Returns a post view that fills the screen and has a presentation.
    func makePostView(_ presentation: PostPresentation) -> PostView {
        let postView = view.createPostView(edge: .top, constrainToSafeArea: false)
        postView.presentation = presentation
        return postView
    }

    /// Returns a post view that fills the screen and whose posts can be dragged.
    func makeDraggablePostView(_ presentation: PostPresentation) -> PostView {
        let postView = makePostView(presentation)
        postView.postManager.gestureManager.defaultGestures = .pan
        return postView
    }

    /// Posts a value of any kind, and waits until its entrance has ended.
    func post(
        _ model: any Postable, as presentation: PostPresentation?, on poster: any Poster,
        _ edit: (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        func request(_ model: some Postable) -> PostRequest { PostRequest(model) }
        var request = request(model)
        edit(&request)
        let post = poster.post(request, as: presentation)
        rest()
        return post
    }

    /// Returns a message view with a title and a subtitle.
    static func makeMessageView(_ title: String = "Title", _ subtitle: String? = "Subtitle") -> MessageView {
        let view = MessageView()
        view.set(message: Message(title: title, subtitle: subtitle))
        return view
    }

    /// Returns a message view whose subtitle has a number of sentences.
    static func makeMessageView(sentences: Int) -> MessageView {
        makeMessageView("Title", text(sentences: sentences))
    }

    /// Returns a text with a number of sentences.
    static func text(sentences: Int) -> String { String(repeating: "A text that goes on and on. ", count: sentences) }

    /// The bounds of the screen without its safe-area insets.
    var safeFrame: CGRect { view.bounds.inset(by: view.safeAreaInsets) }

    /// Shows a text field and the keyboard.
    @discardableResult
    func showKeyboard() -> UITextField {
        let field = addField(CGRect(x: 20, y: 100, width: 200, height: 40))
        field.becomeFirstResponder()
        return field
    }

    /// Adds buttons to the content of the app, below each other from the middle of the screen.
    func addButtons(_ titles: [String]) -> [UIButton] {
        titles.enumerated().map { index, title in
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.frame = CGRect(x: 100, y: 400 + CGFloat(index) * 100, width: 150, height: 50)
            view.addSubview(button)
            return button
        }
    }

    /// Adds a text field to the content of the app.
    func addField(_ frame: CGRect) -> UITextField {
        let field = UITextField(frame: frame)
        view.insertSubview(field, at: 0)
        return field
    }

    /// Adds a text field that stays `spacing` points above the keyboard.
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

extension Stage {
    /// Creates a stack whose posts have no corners, shadows and insets, so that their frames are those of the rows.
    func makePlainStack(edge: PostEdge = .top, constrainToSafeArea: Bool = true) -> MessageStackView {
        let stackView = view.createMessageStackView(edge: edge, constrainToSafeArea: constrainToSafeArea)
        stackView.presentation = .plain
        return stackView
    }
}
