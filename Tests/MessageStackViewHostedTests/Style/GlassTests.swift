import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    /// Posts on glass over content of the app.
    @MainActor
    struct GlassTests {
        private let stage: Stage
        private let postView: PostView

        init() async throws {
            stage = try await Stage()
            postView = stage.makePostView(.float(.top))
            postView.presentation.style = PostStyle(.glass(), corners: .rounded(20))
        }

        /// Posts a value and waits until it is at rest.
        @discardableResult
        private func show(_ value: some Postable, _ fill: PostFill = .glass()) async -> Post {
            var request = PostRequest(value)
            request.duration = .untilRemoved
            request.editPresentation { $0.style.background = [fill] }
            let post = postView.post(request)
            await stage.rest()
            return post
        }

        private func body(of post: Post) throws -> PostBody {
            try #require(post.view?.slot?.body)
        }

        // MARK: Contrast

        @Test(
            arguments: PostThemePaletteTests.palettes + PostThemePaletteTests.customPalettes,
            PostThemePaletteTests.Mode.all)
        func glassOverlayMeetsContrast(named: PostThemePaletteTests.NamedPalette, mode: PostThemePaletteTests.Mode) {
            let (theme, traits) = (named.palette, mode.traits)
            let veil = theme.glassOverlay.resolvedColor(with: traits)
            let text = theme.text.resolvedColor(with: traits)
            let accent = theme.accent.resolvedColor(with: traits)
            for content in [UIColor.black, .white, .gray, .red, .green, .blue] {
                let background = veil.composited(over: content)
                #expect(background.contrast(with: text) >= 4.5 && background.contrast(with: accent) >= 3)
            }
            #expect(mode.contrast == .high ? veil.cgColor.alpha == 1 : veil.cgColor.alpha >= 0.3)
        }

        @Test(arguments: [UIUserInterfaceStyle.light, .dark])
        func neutralGlassIsTranslucent(style: UIUserInterfaceStyle) {
            let veil = PostTheme.Palette.neutral.glassOverlay.resolvedColor(
                with: UITraitCollection(userInterfaceStyle: style))
            #expect(veil.cgColor.alpha <= 0.6)
        }

        @Test func buttonsOnGlassMeetContrast() async throws {
            for theme in [PostTheme.Palette.neutral, .error, .warning] {
                let post = await show(
                    AlertMessage("Title", actions: [PostAction("One"), .cancel("Two")]), .glass(theme))
                let view = try #require(post.view as? PostCardView)
                let button = try #require(view.actionsView.buttons.first { !$0.isProminent })
                let fill = try #require(button.configuration?.baseBackgroundColor)
                let textColor = try #require(button.configuration?.baseForegroundColor)
                for mode in PostThemePaletteTests.Mode.all {
                    for background in [PostFill.glass(theme)].visibleColors(in: mode.traits) {
                        let seen = fill.resolvedColor(with: mode.traits).composited(over: background)
                        #expect(seen.contrast(with: textColor.resolvedColor(with: mode.traits)) >= 4.5)
                    }
                }
                post.remove(animated: false)
            }
        }

        // MARK: Updates

        @Test(arguments: [PostFill.color(.white), .blur(.systemMaterial), .gradient([.red, .blue])])
        func updateExchangesGlassWithOtherFill(fill: PostFill) async throws {
            let post = await show(Message(title: "Title"))
            let view = try #require(post.view as? MessageView)
            for fills in [[fill], [PostFill.glass(.error)], [fill, .glass()]] {
                var request = PostRequest(Message(title: "Title"))
                request.duration = .untilRemoved
                request.editPresentation { $0.style.background = fills }
                #expect(post.update(with: request))
                await stage.rest()
                #expect(try #require(body(of: post).fillView).fills == fills)
                let theme = fills.compactMap(\.glassPalette).last
                #expect(post.view === view && (view.titleLabel.textColor == theme?.text) == (theme != nil))
            }
            post.remove()
            await stage.rest()
            #expect(post.phase == .ended)
        }

        // MARK: Content

        @Test func messageHasColorsOfGlass() async throws {
            let post = await show(Message(title: "Title", subtitle: "Subtitle"), .glass(.error))
            let view = try #require(post.view as? MessageView)
            #expect(view.titleLabel.textColor == PostTheme.Palette.error.text)
            #expect(view.tintColor == PostTheme.Palette.error.accent && view.backgroundColor == .clear)
        }

        @Test func alertHasColorsOfGlass() async throws {
            let post = await show(
                AlertMessage("Title", text: "Text", actions: [PostAction("OK")]), .glass(.error))
            let view = try #require(post.view as? PostCardView)
            #expect(
                view.titleLabel.textColor == PostTheme.Palette.error.text
                    && view.subtitleLabel.textColor == PostTheme.Palette.error.text)
            #expect(view.tintColor == PostTheme.Palette.error.accent && view.backgroundColor == .clear)
        }

        @Test func preferredButtonOnPlainGlassHasTheTint() async throws {
            let alert = AlertMessage("Title", text: "Text", actions: [PostAction("Open", isPreferred: true)])
            let post = await show(alert, .glass())
            let view = try #require(post.view as? PostCardView)
            #expect(
                view.tintColor == stage.view.tintColor && view.titleLabel.textColor == PostTheme.Palette.neutral.text)
            defer { PostEnvironment.app.theme = PostTheme() }
            PostEnvironment.app.theme.tintColor = .systemPurple
            #expect(view.tintColor != stage.view.tintColor)
        }

        @Test func badgeMessageHasColorsOfGlass() async throws {
            let view = postView.post(badgeMessage: Stage.message)
            await stage.rest()
            #expect(view.titleLabel.textColor == PostTheme.Palette.neutral.text && view.backgroundColor == .clear)
        }

        @Test func viewHasItsOwnColorsAfterPost() async throws {
            let view = Stage.makeMessageView()
            let (text, tint) = (view.titleLabel.textColor, view.tintColor)
            let post = postView.post(PostRequest(view: view))
            await stage.rest()
            #expect(view.titleLabel.textColor != text)
            post.remove(animated: false)
            #expect(view.titleLabel.textColor == text && view.tintColor == tint)
        }
    }
}
