import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// The parts of alerts and pop-ups, with usual and extreme values.
    @MainActor
    struct AlertContentTests {
        private let stage: Stage
        private let postView: PostView

        init() async throws {
            stage = try await Stage()
            postView = stage.makePostView()
        }

        private func post(_ model: some Postable) async throws -> (post: Post, view: PostCardView) {
            let post = postView.post(model)
            await stage.rest()
            return (post, try #require(post.view as? PostCardView))
        }

        private static func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
                $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
            }
        }

        // MARK: Height

        @Test func textsOfAHigherPostStayTogetherInTheMiddle() async throws {
            let popup = PopupMessage("Welcome", text: "Good to see you", hero: .icon("star"))
            let post = postView.post(popup, as: .fullScreen)
            await stage.rest()
            let view = try #require(post.view as? PostCardView)
            let (icon, title) = (stage.screenFrame(of: view.iconView), stage.screenFrame(of: view.titleLabel))
            let (text, buttons) = (stage.screenFrame(of: view.subtitleLabel), stage.screenFrame(of: view.actionsView))
            #expect(title.minY - icon.maxY < 20 && text.minY - title.maxY < 20)
            let middle = (stage.safeFrame.minY + buttons.minY) / 2
            #expect(abs((icon.minY + text.maxY) / 2 - middle) < 30)
        }

        // MARK: Hero

        @Test func heroImageFillsTheWidthUpToItsMaximumHeight() async throws {
            let (_, view) = try await post(PopupMessage("Welcome", image: Self.image(300, 150)))
            let hero = try #require((view as? PopupMessageView)?.heroView)
            #expect(abs(hero.bounds.width - view.contentStackView.bounds.width) < 0.5)
            #expect(abs(hero.bounds.height - hero.bounds.width / 2) < 0.5)
            #expect(stage.screenFrame(of: hero).maxY <= stage.screenFrame(of: view.titleLabel).minY)
        }

        @Test func symbolImageAndIconAreIconsAboveTheTitle() async throws {
            let symbol = try #require(UIImage(systemName: "star.fill"))
            for hero in [PopupMessage.Hero.image(symbol), .icon("star.fill"), .icon("🎉")] {
                let (post, view) = try await post(PopupMessage("Welcome", hero: hero))
                #expect((view as? PopupMessageView)?.heroView == nil && !view.iconView.isHidden)
                let size = UIFontMetrics(forTextStyle: .body).scaledValue(for: 64)
                #expect(view.iconView.bounds.size == CGSize(width: size, height: size))
                #expect(abs(stage.screenFrame(of: view.iconView).midX - stage.view.bounds.midX) < 1)
                post.remove(animated: false)
            }
        }

        @Test func updateReplacesTheHero() async throws {
            let (post, view) = try await post(PopupMessage("One", image: Self.image(100, 50)))
            let old = try #require((view as? PopupMessageView)?.heroView)
            post.update(with: PopupMessage("Two"))
            await stage.rest()
            #expect(post.view === view && view.titleLabel.text == "Two")
            #expect((view as? PopupMessageView)?.heroView == nil && old.superview == nil)
        }

        @Test func updateKeepsTheFocusInTheHero() async throws {
            let field = UITextField()
            let popup = { PopupMessage($0, hero: .view { field }) }
            let (post, view) = try await post(popup("One"))
            #expect(field.becomeFirstResponder())
            post.update(with: popup("Two"))
            await stage.rest()
            #expect(view.titleLabel.text == "Two" && field.isFirstResponder)
            #expect(view.contentStackView.arrangedSubviews.first === field)
            field.removeFromSuperview()
            post.update(with: popup("Three"))
            #expect(view.contentStackView.arrangedSubviews.first === field, "the view is shown again")
        }

        @Test func updateWithTheSameImageKeepsItsView() async throws {
            let (image, other) = (Self.image(100, 50), Self.image(50, 50))
            let (post, view) = try await post(PopupMessage("One", image: image))
            let hero = try #require((view as? PopupMessageView)?.heroView)
            post.update(with: PopupMessage("Two", image: image))
            #expect((view as? PopupMessageView)?.heroView === hero && hero.superview != nil)
            post.update(with: PopupMessage("Two", image: other))
            #expect((view as? PopupMessageView)?.heroView !== hero && hero.superview == nil)
        }

        // MARK: Extreme values

        @Test(arguments: BlockingKind.allCases)
        func postWithoutActionsHasAnOKButton(kind: BlockingKind) async throws {
            let post = postView.post(kind.request([]))
            await stage.rest()
            try await stage.tapButton("OK", of: post)
            await stage.rest()
            #expect(post.reason == .action(id: "ok"))
        }

        // MARK: Order of buttons

        @Test func fittingButtonsAreARowAndLongOnesAColumn() async throws {
            let row = try await post(AlertMessage("Delete?", actions: [PostAction("Delete"), .cancel("Keep")]))
            let (keep, delete) = (try stage.button("Keep", of: row.post), try stage.button("Delete", of: row.post))
            #expect(stage.screenFrame(of: keep).midY == stage.screenFrame(of: delete).midY)
            #expect(stage.screenFrame(of: keep).maxX < stage.screenFrame(of: delete).minX)
            row.post.remove(animated: false)
            let actions = [
                PostAction.cancel("Not now"), PostAction("Remind me again tonight"),
                PostAction("Install now and restart", isPreferred: true),
            ]
            let column = try await post(AlertMessage("Update", actions: actions))
            let tops = try ["Install now and restart", "Remind me again tonight", "Not now"]
                .map { stage.screenFrame(of: try stage.button($0, of: column.post)).minY }
            #expect(tops == tops.sorted() && Set(tops).count == 3)
        }

        // MARK: Subclasses and updates

        @Test func alertUpdatesInItsView() async throws {
            let (post, view) = try await post(AlertMessage("One", icon: "🎉", actions: [PostAction("A")]))
            post.update(with: AlertMessage("Two", text: "More", actions: [PostAction("B"), .cancel("C")]))
            await stage.rest()
            #expect(post.view === view && view.titleLabel.text == "Two" && view.iconView.isHidden)
            try await stage.tapButton("B", of: post)
            await stage.rest()
            #expect(post.reason == .action(id: "B"))
        }

        @Test func popupIsReplacedByAlert() async throws {
            let (post, view) = try await post(PopupMessage("One", image: Self.image(10, 10)))
            post.update(with: AlertMessage("Two"))
            await stage.rest()
            #expect(post.view !== view && post.view is AlertMessageView && !(post.view is PopupMessageView))
        }

        private final class AppAlertView: AlertMessageView {}

        @Test func alertUpdatesInSubclassOfAnApp() async {
            let view = AppAlertView()
            view.set(alert: AlertMessage("One"))
            let post = postView.post(view: view)
            await stage.rest()
            post.update(with: AlertMessage("Two"))
            await stage.rest()
            #expect(post.view === view && view.titleLabel.text == "Two")
        }

        @Test func distancesBetweenThePartsCanBeSet() async throws {
            let view = PopupMessageView()
            view.set(popup: PopupMessage("Title", text: "Text", hero: .icon("🎉"), actions: []))
            postView.post(view: view)
            await stage.rest()
            func gap(_ upper: UIView, _ lower: UIView) -> CGFloat { lower.screenFrame.minY - upper.screenFrame.maxY }
            view.textStackView.spacing = 30
            view.textStackView.setCustomSpacing(40, after: view.iconView)
            await stage.rest()
            #expect(abs(gap(view.titleLabel, view.subtitleLabel) - 30) < 0.5)
            #expect(abs(gap(view.iconView, view.titleLabel) - 40) < 0.5)
        }
    }
}
