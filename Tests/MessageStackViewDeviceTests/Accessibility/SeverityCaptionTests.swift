import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

/// The accessibility rule D35: with Differentiate Without Color, a caption shows the severity as a word.
@MainActor
@Suite(.leavesNothingBehind)
struct SeverityCaptionTests {
    private let stage = Stage()

    private func captions(in view: UIView) -> [UILabel] {
        [(view as? PostCardView)?.captionLabel].compactMap { $0 } + view.subviews.flatMap(captions)
    }

    private func post(_ view: UIView, _ severity: PostSeverity?) -> Post {
        var request = PostRequest(view: view)
        request.severity = severity
        let post = stage.view.createPostView().post(request)
        stage.simulator.advance(by: 1)
        return post
    }

    private static func makeBadgeView() -> BadgeMessageView {
        let view = BadgeMessageView()
        view.set(badgeMessage: Stage.message)
        return view
    }

    @Test(arguments: PostSeverity.allCases)
    func severityWordIsShownAboveTitle(severity: PostSeverity) throws {
        for view in [Stage.makeMessageView(), Self.makeBadgeView()] as [UIView] {
            let post = self.post(view, severity)
            #expect(captions(in: view).isEmpty)
            let height = try #require(view.slot).frame.height
            stage.simulator.shouldDifferentiateWithoutColor = true
            stage.simulator.advance(by: 0.5)
            let caption = try #require(captions(in: view).first)
            #expect(captions(in: view).count == 1 && caption.text == severity.word && caption.window != nil)
            #expect(caption.bounds.height > 10)
            #expect(try #require(view.slot).frame.height > height)
            stage.simulator.shouldDifferentiateWithoutColor = false
            stage.simulator.advance(by: 0.5)
            #expect(captions(in: view).isEmpty)
            #expect(try #require(view.slot).frame.height == height)
            post.remove(animated: false)
        }
    }

    /// The ready-made posts, and a view of an app.
    private nonisolated static let kinds =
        ReadyMade.tested + [ReadyMade(title: "View of an app") { _ in CaptionedCard.Model() }]

    @Test(arguments: kinds, PostSeverity.allCases)
    func eachKindOfPostShowsSeverity(kind: ReadyMade, severity: PostSeverity) throws {
        stage.simulator.shouldDifferentiateWithoutColor = true
        var request = PostRequest(kind.value(.full))
        request.severity = severity
        let post = stage.makePostView().post(request)
        stage.simulator.advance(by: 1)
        let view = try #require(post.view)
        let words = view.descendants.compactMap { $0 as? UILabel }.filter { $0.text == severity.word }
        #expect(words.count == 1, "\(type(of: view))")
        let frame = stage.screenFrame(of: try #require(words.first))
        #expect(frame.height > 10 && frame.width > 20 && stage.view.bounds.contains(frame))
        #expect(sequence(first: words[0] as UIView, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 })
        stage.simulator.shouldDifferentiateWithoutColor = false
        stage.simulator.advance(by: 0.5)
        #expect(!view.descendants.contains { ($0 as? UILabel)?.text == severity.word && !$0.isHidden })
    }

    @Test func captionFollowsUpdateAndIsRemovedWithPost() throws {
        stage.simulator.shouldDifferentiateWithoutColor = true
        let view = Stage.makeMessageView()
        let post = self.post(view, .warning)
        #expect(captions(in: view).map(\.text) == ["Warning"])
        var request = PostRequest(Message(title: "Done"))
        request.severity = .success
        post.update(with: request)
        stage.simulator.advance(by: 0.5)
        let shown = try #require(post.view)
        #expect(captions(in: shown).map(\.text) == ["Success"])
        post.remove(animated: false)
        #expect(captions(in: view).isEmpty && captions(in: shown).isEmpty)
    }

    @Test func captionIsLocalizedAndNeedsSeverity() {
        stage.simulator.shouldDifferentiateWithoutColor = true
        let plain = Stage.makeMessageView()
        _ = post(plain, nil)
        #expect(captions(in: plain).isEmpty)
        PostEnvironment.app.strings.error = "Fehler"
        defer { PostEnvironment.app.strings = PostStrings() }
        let view = Stage.makeMessageView()
        _ = self.post(view, .error)
        #expect(captions(in: view).map(\.text) == ["Fehler"])
    }

    @Test func captionHasTitleColorAndIsReadOnce() throws {
        stage.simulator.shouldDifferentiateWithoutColor = true
        let view = Stage.makeMessageView()
        var request = PostRequest(view: view)
        request.severity = .error
        request.editPresentation { $0.style = .palette(.error) }
        stage.view.createPostView().post(request)
        stage.simulator.advance(by: 1)
        let caption = try #require(captions(in: view).first)
        #expect(caption.textColor == view.titleLabel.textColor)
        view.tintColor = .purple
        #expect(caption.textColor == view.titleLabel.textColor)
        #expect(PostSpeech.parts(of: view, prefix: PostSeverity.error.word) == ["Error", "Title, Subtitle"])
    }
}

/// A view of an app that shows captions.
private final class CaptionedCard: UIStackView, PostContentView {
    struct Model: Postable {
        func makeView() -> UIView { CaptionedCard() }
    }

    private let caption = UILabel()

    init() {
        super.init(frame: .zero)
        let title = UILabel()
        title.text = "Title"
        axis = .vertical
        for label in [caption, title] { addArrangedSubview(label) }
        caption.isHidden = true
    }

    required init(coder: NSCoder) { fatalError("A test makes it in code") }

    func show(caption text: String?) {
        caption.text = text
        caption.isHidden = text == nil
    }
}
