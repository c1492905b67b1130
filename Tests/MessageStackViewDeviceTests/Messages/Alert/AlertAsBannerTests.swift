import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// Alerts and pop-ups on posters without a middle, where they are banners.
@MainActor
struct AlertAsBannerTests {
    private let stage = Stage()

    /// A poster with the two required methods, like one in an app.
    @MainActor
    private final class TwoMethodPoster: UIView, Poster, UIViewPoster {
        private(set) lazy var postManager = PostManager(poster: self)

        func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
            addSubview(view)
            view.frame = bounds
            completion()
        }

        func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
            view.removeFromSuperview()
            completion()
        }
    }

    enum PosterKind: String, CaseIterable, CustomTestStringConvertible, Sendable {
        case stack = "MessageStackView"
        case twoMethods = "poster of an app"

        var testDescription: String { rawValue }
    }

    private func makePoster(_ kind: PosterKind) -> any Poster {
        switch kind {
        case .stack: return stage.view.createMessageStackView(layout: .top)
        case .twoMethods:
            let poster = TwoMethodPoster(frame: CGRect(x: 0, y: 60, width: stage.view.bounds.width, height: 200))
            stage.view.addSubview(poster)
            return poster
        }
    }

    nonisolated private static let cases = PosterKind.allCases.flatMap { poster in
        BlockingKind.allCases.map { (poster, $0) }
    }

    @Test(arguments: cases)
    func columnStartsAtTheLeadingSideWithNaturalButtons(poster: PosterKind, kind: BlockingKind) throws {
        let post = makePoster(poster).postManager.post(kind.request())
        stage.rest()
        let view = try #require(post.view as? AlertMessageView)
        #expect(view.titleLabel.textAlignment == .natural && view.textLabel.textAlignment == .natural)
        #expect(stage.screenFrame(of: view.titleLabel).minX == view.insets.left)
        let buttons = try ["Keep", "Delete"].map { stage.screenFrame(of: try stage.button($0, of: post)) }
        #expect(buttons.allSatisfy { $0.width < 150 && $0.height >= 44 })
        #expect(abs(buttons[1].maxX - (view.bounds.width - view.insets.right)) < 0.5)
    }

    @Test(arguments: cases)
    func buttonsAndEscapeWorkAndTheAppStaysUsable(poster: PosterKind, kind: BlockingKind) throws {
        let field = stage.addField(CGRect(x: 20, y: 500, width: 200, height: 40))
        field.becomeFirstResponder()
        let manager = makePoster(poster).postManager
        let post = manager.post(kind.request())
        stage.rest()
        #expect(field.isFirstResponder, "the post doesn't block the app")
        try stage.tapButton("Delete", of: post)
        stage.rest()
        #expect(post.reason == .action(id: "Delete"))
        let next = manager.post(kind.request())
        stage.rest()
        #expect(next.view?.accessibilityPerformEscape() == true)
        stage.rest()
        #expect(next.reason == .action(id: "Keep"))
    }

    @Test(arguments: BlockingKind.allCases)
    func viewPostedAgainInTheMiddleIsCentered(kind: BlockingKind) throws {
        let first = makePoster(.stack).postManager.post(kind.request())
        stage.rest()
        let view = try #require(first.view as? AlertMessageView)
        first.remove(animated: false)
        var request = PostRequest(view: view)
        request.presentation = { $0 = .alert }
        stage.makePostView().post(request)
        stage.rest()
        #expect(view.titleLabel.textAlignment == .center)
        #expect(abs(stage.screenFrame(of: view.titleLabel).midX - stage.view.bounds.midX) < 1)
        let widths = view.actionsView.descendants.filter { $0 is UIButton }.map(\.bounds.width)
        #expect(widths.count == 2 && abs(widths[0] - widths[1]) < 0.5)
    }

    @Test(arguments: PosterKind.allCases)
    func askReturnsTheAnswer(poster: PosterKind) async throws {
        let poster = makePoster(poster)
        let task = Task { await poster.ask(AlertMessage(title: "Delete?", actions: [.destructive("Delete")])) }
        await stage.simulator.advance(by: 1)
        try stage.tapButton("Delete", of: try #require(poster.postManager.currentPosts.first))
        await stage.simulator.advance(by: 1)
        #expect(await task.value?.id == "Delete")
    }

    @Test func alertAtAnEdgeOfPostViewIsABanner() throws {
        let post = stage.makePostView().post(AlertMessage(title: "Delete?"), as: .card(.bottom))
        stage.rest()
        let view = try #require(post.view as? AlertMessageView)
        #expect(view.titleLabel.textAlignment == .natural)
        #expect(stage.screenFrame(of: view).midY > 600)
    }
}
