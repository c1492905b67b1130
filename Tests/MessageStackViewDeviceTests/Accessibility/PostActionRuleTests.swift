import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The accessibility rules D20 and D22: users of assistive technologies reach each action of a post, its dismissal included,
/// whatever view is posted.
@MainActor
@Suite(.leavesNothingBehind)
struct PostActionRuleTests {
    private let stage = Stage()
    private let postView: PostView
    private var voiceOver: VoiceOver { stage.simulator.voiceOver }

    init() {
        postView = stage.makePostView(.card(.top))
    }

    private func button(_ title: String, action: @escaping () -> Void = {}) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @discardableResult
    private func post(_ view: UIView, _ edit: (inout PostRequest) -> Void = { _ in }) -> Post {
        var request = PostRequest(view: view)
        request.duration = .untilRemoved
        edit(&request)
        let post = postView.post(request)
        stage.rest()
        return post
    }

    private func withVoiceOver(_ body: () throws -> Void) rethrows {
        voiceOver.start()
        defer { voiceOver.stop() }
        try body()
    }

    @Test func ownViewOffersActions() {
        var retries = 0
        let text = label("Upload failed")
        let post = post(UIStackView(arrangedSubviews: [text, button("Retry") { retries += 1 }]))
        withVoiceOver {
            voiceOver.focus(on: text)
            #expect(voiceOver.actions == ["Retry", "Dismiss"])
            #expect(voiceOver.perform(actionNamed: "Retry") && retries == 1)
            #expect(voiceOver.perform(actionNamed: "Dismiss"))
            stage.rest()
        }
        #expect(post.reason == .closeButton)
    }

    @Test func ownActionsStay() {
        let text = label("Upload failed")
        text.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in true }]
        let post = post(UIStackView(arrangedSubviews: [text]))
        withVoiceOver {
            voiceOver.focus(on: text)
            #expect(voiceOver.actions == ["Share", "Dismiss"])
        }
        post.remove(animated: false)
        #expect(text.accessibilityCustomActions?.map(\.name) == ["Share"])
    }

    @Test func actionsFollowTheView() {
        let text = label("Upload failed")
        let stackView = UIStackView(arrangedSubviews: [text])
        post(stackView)
        withVoiceOver {
            voiceOver.focus(on: text)
            #expect(voiceOver.actions == ["Dismiss"])
            stackView.addArrangedSubview(button("Retry"))
            #expect(voiceOver.actions == ["Retry", "Dismiss"])
        }
    }

    @Test func messageOffersActionsOnce() {
        let view = MessageView()
        view.set(message: Message("Upload failed", actions: [PostAction("Retry")]))
        post(view)
        withVoiceOver {
            voiceOver.focus(on: view.verticalStackView)
            #expect(voiceOver.actions == ["Retry", "Dismiss"])
        }
    }

    @Test(arguments: [true, false])
    func imageLabelIsSpoken(hasLabel: Bool) throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        if hasLabel { image.accessibilityLabel = "Anna" }
        let prefix = hasLabel ? "Anna, " : ""
        let message = MessageView()
        message.set(message: Message("Hello", icon: .image(image)))
        #expect(message.verticalStackView.accessibilityLabel == prefix + "Hello")
        let badge = BadgeMessageView()
        badge.set(badgeMessage: BadgeMessage("Hello", subtitle: nil, image: image, fillColor: .red))
        #expect(badge.textStackView.accessibilityLabel == prefix + "Hello")
        let alert = AlertMessageView()
        alert.set(alert: AlertMessage("Hello", text: "Text", icon: .image(image), actions: []))
        #expect([alert.titleLabel, alert.subtitleLabel].map(\.accessibilityLabel) == [prefix + "Hello", "Text"])
        let note = NoteMessageView()
        note.set(note: NoteMessage("Hello", accessory: .image(image)))
        #expect(note.verticalStackView.accessibilityLabel == prefix + "Hello")
    }

    @Test func symbolIsNotSpoken() {
        let view = MessageView()
        view.set(message: Message("Hello", icon: .image(UIImage(systemName: "star") ?? UIImage())))
        #expect(view.verticalStackView.accessibilityLabel == "Hello")
    }

    @Test(.containersAreModal, arguments: ScreenCover.allCases, ["Retry", "Later", "Dismiss"])
    func actionRunsInFrontOfAPresentation(cover: ScreenCover, name: String) async throws {
        var calls: [String] = []
        let presented = cover.present(on: stage)
        let actions = ["Retry", "Later"].map { title in PostAction(title) { calls.append(title) } }
        let post = stage.postView.post(Message(.error, "Upload failed", actions: actions))
        voiceOver.start()
        await stage.simulator.advance(by: 2)
        let text = try #require(voiceOver.elements.first { $0.accessibilityLabel == "Upload failed" })
        voiceOver.focus(on: text)
        #expect(voiceOver.perform(actionNamed: name))
        await stage.simulator.advance(by: 2)
        voiceOver.stop()
        #expect(post.phase == .ended && calls == (name == "Dismiss" ? [] : [name]))
        #expect(presented.presentingViewController != nil)
    }

    // MARK: D22

    @Test(arguments: ["text", "image", "nothing"])
    func viewWithoutControlsCanBeDismissed(content: String) throws {
        let view: UIView =
            switch content {
            case "text": label("Upload failed")
            case "image": UIImageView(image: UIImage(systemName: "star"))
            default: UIView()
            }
        view.heightAnchor.constraint(equalToConstant: 80).isActive = true
        let post = post(view)
        try withVoiceOver {
            let element = try #require(voiceOver.elements.last)
            #expect(element.accessibilityLabel == "Dismiss")
            #expect(element.accessibilityTraits.contains(.button))
            #expect(element.accessibilityFrame == post.view?.slot?.screenFrame)
            voiceOver.focus(on: element)
            #expect(voiceOver.activate())
            stage.rest()
            #expect(!voiceOver.elements.contains { $0.accessibilityLabel == "Dismiss" })
        }
        #expect(post.reason == .closeButton)
    }

    @Test func viewWithControlGetsNoElement() {
        post(UIStackView(arrangedSubviews: [label("Upload failed"), button("Retry")]))
        withVoiceOver { #expect(voiceOver.elements.compactMap(\.accessibilityLabel) == ["Upload failed", "Retry"]) }
    }

    @Test func undismissiblePostOffersNothing() {
        let text = label("Please wait")
        let texts = post(UIStackView(arrangedSubviews: [text])) { $0.gestures = [] }
        withVoiceOver {
            voiceOver.focus(on: text)
            #expect(voiceOver.actions == [])
        }
        texts.remove(animated: false)
        post(UIView()) { $0.gestures = [] }
        withVoiceOver { #expect(!voiceOver.elements.contains { $0.accessibilityLabel == "Dismiss" }) }
    }
}
