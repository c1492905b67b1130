import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

/// The context menu and the accessibility action that copy the text of a post.
@MainActor
@Suite(.leavesNothingBehind)
struct PostCopyTests {
    private final class Menu: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Share") { _ in }]) })
        }
    }

    private let stage = Stage()
    private let postView: PostView
    private var voiceOver: VoiceOver { stage.simulator.voiceOver }

    init() {
        postView = stage.makePostView(.card(.top))
        UIPasteboard.general.string = nil
    }

    private func post(_ model: some Postable, _ edit: (inout PostRequest) -> Void = { _ in }) -> Post {
        stage.post(model, as: nil, on: postView, edit)
    }

    private func menu(of post: Post) -> UIContextMenuInteraction? {
        post.view?.enclosingSlot?.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
    }

    private func press(_ view: UIView) {
        stage.simulator.press(at: view.convert(view.bounds, to: nil).center, forDuration: 0.7)
    }

    /// Returns the names of the actions that VoiceOver offers on the first element of a post.
    private func actions(of post: Post) throws -> [String] {
        let slot = try #require(post.view?.enclosingSlot)
        let element = try #require(
            voiceOver.elements.first { $0.accessibleView?.isDescendant(of: slot) == true })
        voiceOver.focus(on: element)
        return voiceOver.actions
    }

    // MARK: Menu

    @Test func menuCopiesTheTextOfAnErrorAndStopsItsTime() throws {
        let post = post(Message(.error, "Upload failed", subtitle: "The disk is full")) { $0.duration = .seconds(3) }
        press(try #require(post.view))
        #expect(menu(of: post)?.menuAppearance == .rich)
        stage.simulator.advance(by: 20)
        #expect(post.phase == .shown && UIPasteboard.general.string == nil)
        #expect(stage.simulator.tapElement(named: "Copy"))
        stage.simulator.advance(by: 0.5)
        #expect(UIPasteboard.general.string == "Upload failed, The disk is full" && post.phase == .shown)
        stage.simulator.advance(by: 5)
        #expect(post.reason == .timeout)
    }

    @Test func pressThatOpensTheMenuIsNoTap() throws {
        let post = post(Message(.error, "Upload failed")) { $0.gestures = [.tap, .pan] }
        press(try #require(post.view))
        menu(of: post)?.dismissMenu()
        stage.rest()
        #expect(post.phase == .shown)
        stage.simulator.tap(try #require(post.view))
        #expect(post.reason == .tap)
    }

    @Test func menuClosesWithItsPost() throws {
        let post = post(Message(.error, "Upload failed"))
        press(try #require(post.view))
        post.remove()
        stage.rest()
        #expect(post.phase == .ended && !stage.simulator.tapElement(named: "Copy"))
    }

    @Test func textFieldsAndViewsWithMenusKeepTheirOwn() {
        let field = UITextField()
        field.text = "Text"
        let label = UILabel()
        label.text = "Label"
        label.isUserInteractionEnabled = true
        let own = Menu()
        let interaction = UIContextMenuInteraction(delegate: own)
        label.addInteraction(interaction)
        let title = UILabel()
        title.text = "Title"
        let stack = UIStackView(arrangedSubviews: [title, field, label])
        stack.axis = .vertical
        stack.spacing = 30
        let post = postView.post(view: stack) { $0.allowsCopying = true }
        stage.rest()
        press(field)
        #expect(menu(of: post)?.menuAppearance == .unknown)
        press(label)
        #expect(menu(of: post)?.menuAppearance == .unknown && label.hasOpenMenuItself)
        interaction.dismissMenu()
        stage.rest()
        press(title)
        #expect(menu(of: post)?.menuAppearance == .rich)
    }

    // MARK: VoiceOver

    @Test func actionCopiesTheTextOfAnError() throws {
        let post = post(Message(.error, "Upload failed", actions: [PostAction("Retry")]))
        voiceOver.start()
        defer { voiceOver.stop() }
        #expect(try actions(of: post) == ["Retry", "Copy", "Dismiss"])
        #expect(voiceOver.perform(actionNamed: "Copy"))
        #expect(UIPasteboard.general.string == "Upload failed" && post.phase == .shown)
    }

    @Test(arguments: ReadyMade.all) func eachPostCopiesItsText(kind: ReadyMade) throws {
        let post = stage.post(kind.value(.full), as: nil, on: postView) { $0.allowsCopying = true }
        voiceOver.start()
        defer { voiceOver.stop() }
        #expect(try actions(of: post).contains("Copy") && voiceOver.perform(actionNamed: "Copy"))
        #expect(UIPasteboard.general.string == post.text && !post.text.isEmpty)
    }

    @Test func ownViewsCopyTheirText() throws {
        let label = UILabel()
        label.text = "Own"
        let own = postView.post(view: label) { $0.allowsCopying = true }
        stage.rest()
        voiceOver.start()
        defer { voiceOver.stop() }
        #expect(try actions(of: own).first == "Copy" && voiceOver.perform(actionNamed: "Copy"))
        #expect(UIPasteboard.general.string == "Own")
    }

    @Test func contentOfSwiftUICopiesItsText() throws {
        let swiftUI = SwiftUIStage {
            Text("Screen").post(isPresented: .constant(true), request: { $0.allowsCopying = true }) { Text("Hosted") }
        }
        let post = try #require(swiftUI.posts.first)
        swiftUI.simulator.press(
            at: try #require(post.view.map { $0.convert($0.bounds, to: nil).center }), forDuration: 0.7)
        swiftUI.simulator.advance(by: 0.5)
        #expect(swiftUI.simulator.tapElement(named: "Copy"))
        swiftUI.simulator.advance(by: 0.5)
        #expect(UIPasteboard.general.string == "Hosted")
    }

    @Test func sampleCanBeCopied() {
        stage.simulator.show(UIViewController())
        ArticleSamples().copy()
        stage.simulator.advance(by: 1.5)
        #expect(UIApplication.shared.postView.postManager.currentPosts.first.flatMap(menu) != nil)
    }

    // MARK: Option

    @Test(arguments: [nil, .information, .success, .warning] as [PostSeverity?])
    func onlyErrorsCopyByDefault(severity: PostSeverity?) throws {
        let post = post(Message("Saved")) {
            $0.severity = severity
            $0.duration = .untilRemoved
        }
        voiceOver.start()
        defer { voiceOver.stop() }
        #expect(menu(of: post) == nil)
        #expect(try !actions(of: post).contains("Copy"))
    }

    @Test func optionOfTheAppAppliesUnlessTheRequestSetsIt() {
        PostEnvironment.app.options.allowsCopying = false
        let error = post(Message(.error, "Failed"))
        #expect(menu(of: error) == nil)
        error.remove(animated: false)
        #expect(menu(of: post(Message(.error, "Failed")) { $0.allowsCopying = true }) != nil)
    }

    @Test func updateDecidesAnew() throws {
        let post = post(Message("Uploading")) { $0.duration = .untilRemoved }
        post.update(with: Message(.error, "Failed"))
        #expect(menu(of: post) != nil)
        post.update(with: Message("Uploading"))
        #expect(menu(of: post) == nil)
        post.update(with: PostRequest(Message("Sent")).with { $0.allowsCopying = true })
        press(try #require(post.view))
        stage.simulator.advance(by: 0.5)
        #expect(stage.simulator.tapElement(named: "Copy"))
        stage.simulator.advance(by: 0.5)
        #expect(UIPasteboard.general.string == "Sent")
    }

    @Test func postWithoutTextHasNoMenu() {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        let post = postView.post(view: view) { $0.allowsCopying = true }
        stage.rest()
        press(view)
        #expect(menu(of: post)?.menuAppearance == .unknown)
        voiceOver.start()
        defer { voiceOver.stop() }
        let actions = post.view?.enclosingSlot?.accessibilityCustomActions ?? []
        #expect(!actions.contains { $0.name == "Copy" })
    }
}
