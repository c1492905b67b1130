import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// Alerts and pop-ups on posters without a middle, where they are banners.
    @MainActor
    struct AlertAsBannerTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

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

        enum PosterKind: CaseIterable {
            case stack, twoMethods
        }

        private func makePoster(_ kind: PosterKind) -> any Poster {
            switch kind {
            case .stack: return stage.view.createMessageStackView(edge: .top)
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
        func columnStartsAtTheLeadingSideWithNaturalButtons(poster: PosterKind, kind: BlockingKind) async throws {
            let post = makePoster(poster).postManager.post(kind.request())
            await stage.rest()
            let view = try #require(post.view as? PostCardView)
            #expect(view.titleLabel.textAlignment == .natural && view.subtitleLabel.textAlignment == .natural)
            let frame = view.screenFrame
            #expect(
                abs(
                    view.titleLabel.screenFrame.minX
                        - (frame.minX + view.insets.left + textInset(of: view)))
                    < 0.5)
            let buttons = try ["Keep", "Delete"].map { try stage.button($0, of: post).screenFrame }
            #expect(buttons.allSatisfy { $0.width < 150 && $0.height >= 44 })
            #expect(abs(buttons[1].maxX - (frame.maxX - view.insets.right)) < 0.5)
        }

        @Test(arguments: cases)
        func buttonsAndEscapeWorkAndTheAppStaysUsable(poster: PosterKind, kind: BlockingKind) async throws {
            let field = await stage.showKeyboard()
            let manager = makePoster(poster).postManager
            let post = manager.post(kind.request())
            await stage.rest()
            #expect(field.isFirstResponder, "the post doesn't block the app")
            try await stage.tapButton("Delete", of: post)
            #expect(post.reason == .action(id: "Delete"))
            let next = manager.post(kind.request())
            await stage.rest()
            #expect(next.view?.accessibilityPerformEscape() == true)
            await stage.rest()
            #expect(next.reason == .action(id: "Keep"))
            field.resignFirstResponder()
        }

        @Test(arguments: BlockingKind.allCases, [true, false])
        func viewPostedAgainInTheMiddleIsAlignedForIt(kind: BlockingKind, centersTexts: Bool) async throws {
            let first = makePoster(.stack).postManager.post(kind.request())
            await stage.rest()
            let view = try #require(first.view as? PostCardView)
            first.remove(animated: false)
            var request = PostRequest(view: view)
            request.editPresentation { $0 = .alert }
            stage.makePostView().post(request)
            await stage.rest()
            view.column?.centersTexts = centersTexts
            stage.view.layoutIfNeeded()
            let title = view.titleLabel.screenFrame
            #expect(view.titleLabel.textAlignment == (centersTexts ? .center : .natural))
            #expect(
                centersTexts
                    ? abs(title.midX - stage.view.bounds.midX) < 1
                    : abs(
                        title.minX
                            - (view.screenFrame.minX + view.insets.left + textInset(of: view)))
                        < 0.5)
            let widths = view.actionsView.buttons.map(\.bounds.width)
            #expect(widths.count == 2 && abs(widths[0] - widths[1]) < 0.5)
        }

        @Test(arguments: PosterKind.allCases)
        func askReturnsTheAnswer(poster: PosterKind) async throws {
            let poster = makePoster(poster)
            let task = Task { await poster.ask(AlertMessage("Delete?", actions: [.destructive("Delete")])) }
            await stage.rest()
            try await stage.tapButton("Delete", of: try #require(poster.postManager.currentPosts.first))
            #expect(await task.value?.id == "Delete")
        }

        @Test func alertAtAnEdgeOfPostViewIsABanner() async throws {
            let post = stage.makePostView().post(AlertMessage("Delete?"), as: .card(.bottom))
            await stage.rest()
            let view = try #require(post.view as? PostCardView)
            #expect(view.titleLabel.textAlignment == .natural)
            #expect(view.screenFrame.midY > stage.view.bounds.height * 0.7)
        }

        private func textInset(of view: PostCardView) -> CGFloat {
            view is PopupMessageView ? 12 : 14
        }
    }
}
