import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms

extension HostedTests {
    /// A theme for the app, a poster or a post.
    @MainActor
    struct PostThemeTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        /// A theme whose success is in one color.
        private static func theme(_ color: UIColor) -> PostTheme {
            PostTheme { $0.success = PostTheme.Palette(color) }
        }

        private static let brand = PostTheme {
            $0.neutral = PostTheme.Palette(background: .black, text: .white, accent: .yellow)
            $0.titleTypeface = .system(.black)
            $0.bodyTypeface = .monospaced()
            $0.cornerRadius = 7
            $0.message.spacing = 31
            $0.alert.spacing = 31
            $0.note.spacing = 31
        }

        private func post(
            _ value: some Postable, on poster: (any Poster)? = nil, as presentation: PostPresentation? = nil,
            edit: (@Sendable (inout PostPresentation) -> Void)? = nil
        ) async -> Post {
            var request = PostRequest(value)
            if let edit { request.editPresentation(edit) }
            let post = (poster ?? stage.makePostView()).post(request, as: presentation)
            await stage.rest()
            return post
        }

        private func background(of post: Post) -> UIColor? { post.view?.backgroundColor }

        // MARK: Precedence

        private let saved = Message(.success, "Saved")

        @Test func appThemeAppliesToPosts() async {
            PostEnvironment.app.theme = Self.theme(.purple)
            #expect(background(of: await post(saved)) == .purple)
        }

        @Test func posterThemePrecedesThatOfApp() async {
            PostEnvironment.app.theme = Self.theme(.purple)
            let postView = stage.makePostView()
            postView.presentation.theme = Self.theme(.brown)
            #expect(background(of: await post(saved, on: postView)) == .brown)
            #expect(background(of: await post(saved, on: stage.makePostView())) == .purple)
        }

        @Test func postThemePrecedesThatOfPoster() async {
            let postView = stage.makePostView()
            postView.postManager.capacity = 9
            postView.presentation.theme = Self.theme(.brown)
            let brown = await post(saved, on: postView)
            let teal = await post(saved, on: postView) { $0.theme = Self.teal }
            #expect(background(of: brown) == .brown && background(of: teal) == .systemTeal)
        }

        nonisolated private static let teal = PostTheme { $0.success = PostTheme.Palette(.systemTeal) }

        @Test func posterThemeStaysWithPreset() async {
            let postView = stage.makePostView()
            postView.presentation.theme = Self.theme(.brown)
            #expect(background(of: await post(saved, on: postView, as: .card(.top))) == .brown)
            var card = PostPresentation.card(.top)
            card.theme = Self.theme(.orange)
            postView.postManager.removeAll(animated: false)
            #expect(background(of: await post(saved, on: postView, as: card)) == .orange)
        }

        @Test func themeWithoutChangesChangesNothing() async throws {
            let plain = try #require(await post(Message("News")).view as? MessageView)
            PostEnvironment.app.theme = PostTheme()
            let other = try #require(await post(Message("News")).view as? MessageView)
            #expect(plain.backgroundColor == .messageBackground && other.backgroundColor == .messageBackground)
            #expect(other.titleLabel.font == plain.titleLabel.font && other.horizontalStackView.spacing == 12)
            #expect(other.enclosingSlot?.style == plain.enclosingSlot?.style)
        }

        @Test(arguments: [UIUserInterfaceStyle.light, .dark], [false, true])
        func textsOfSeverityHaveTheColorsOfItsPalette(style: UIUserInterfaceStyle, hasSubtitle: Bool) async throws {
            let message = Message(.success, "Saved", subtitle: hasSubtitle ? "In the cloud" : nil)
            let post = await post(message, as: .card(.top)) {
                $0.theme = Self.teal
                $0.style.userInterfaceStyle = style
            }
            let view = try #require(post.view as? MessageView)
            let background = try #require(view.backgroundColor).resolvedColor(with: view.traitCollection)
            for label in [view.titleLabel, view.subtitleLabel] {
                let color = try #require(label.textColor).resolvedColor(with: label.traitCollection)
                #expect(color.contrastRatio(to: background) >= Contrast.text)
            }
            let tint = try #require(view.tintColor).resolvedColor(with: view.traitCollection)
            #expect(tint.contrastRatio(to: background) >= Contrast.graphic)
        }

        // MARK: Style of the poster

        @Test func presetReplacesPosterStyle() async throws {
            let postView = stage.makePostView()
            postView.presentation.style = PostStyle(
                .color(.purple), corners: .rounded(3), borderColor: .red, borderWidth: 2, tintColor: .yellow,
                textColor: .white)
            let style = try #require(await post(Message("News"), on: postView, as: .card).view?.enclosingSlot).style
            let other = try #require(await post(Message("News"), as: .card).view?.enclosingSlot).style
            #expect(style == other && style.background != [.color(.purple)])
        }

        @Test func presetWithBackgroundReplacesColorsOfPoster() async throws {
            let postView = stage.makePostView()
            postView.presentation.style = PostStyle(.color(.purple), borderColor: .red, textColor: .white)
            let post = await post(ProgressMessage("Loading"), on: postView, as: .hud)
            let style = try #require(post.view?.enclosingSlot).style
            #expect(style.background == PostPresentation.hud.style.background && style.textColor == .label)
            #expect(style.borderColor == .shadowEdge)
        }

        @Test func closureEditsStyleOfPosterAndPreset() async throws {
            let postView = stage.makePostView()
            postView.presentation.style = PostStyle(.color(.purple))
            let post = await post(Message("News"), on: postView, as: .card(.top)) { $0.style = PostStyle() }
            #expect(try #require(post.view?.enclosingSlot).style.isPlain)
        }

        // MARK: Styles

        @Test func palettesOfStylesAreThoseOfTheme() async throws {
            PostEnvironment.app.theme = PostTheme {
                $0.warning = PostTheme.Palette(background: .black, text: .white, accent: .yellow)
            }
            let opaque = await post(Message("News")) { $0.style = .palette(.warning) }
            let style = try #require(opaque.view?.enclosingSlot).style
            #expect(style.background == [.color(.black)] && style.textColor == .white && style.tintColor == .yellow)
            let glass = await post(Message("News")) { $0.style = PostStyle(.glass(.warning)) }
            #expect((glass.view as? MessageView)?.tintColor == .yellow)
            #expect(glass.view?.enclosingSlot?.surfaceColor == .black)
            let own = await post(Message("News")) { $0.style = .palette(PostTheme.Palette(.purple)) }
            #expect(own.view?.enclosingSlot?.surfaceColor == .purple)
        }

        @Test func otherBackgroundKeepsTheOtherColorsOfPalette() async throws {
            let post = await post(Message("News")) {
                $0.style = .palette(.warning)
                $0.style.background = [.color(.white)]
            }
            let style = try #require(post.view?.enclosingSlot).style
            #expect(style.textColor == PostTheme.Palette.warning.text && style.background == [.color(.white)])
        }

        @Test func backdropHasPaletteOfTheme() async throws {
            PostEnvironment.app.theme = PostTheme { $0.neutral = PostTheme.Palette(.purple) }
            let postView = stage.makePostView()
            _ = await post(Message("News"), on: postView) { $0.backdrop = PostBackdrop(.palette()) }
            #expect(postView.backdrops?.current?.backdrop.fills == [.color(.purple)])
            PostEnvironment.app.theme = PostTheme { $0.neutral = PostTheme.Palette(.brown) }
            #expect(postView.backdrops?.current?.backdrop.fills == [.color(.brown)])
        }

        @Test(arguments: [(7, 7), (0, 0), (-1, 26), (.nan, 26), (.infinity, 26)] as [(CGFloat, CGFloat)])
        func cornerRadiusReplacesThatOfPresets(radius: CGFloat, expected: CGFloat) async throws {
            PostEnvironment.app.theme.cornerRadius = radius
            let post = await post(Message("News"), as: .card(.top))
            #expect(post.view?.enclosingSlot?.style.corners == .rounded(expected))
        }

        @Test func radiusOfAppStays() async throws {
            PostEnvironment.app.theme.cornerRadius = 7
            let changed = await post(Message("News"), as: .card(.top)) { $0.style.corners.radius = 3 }
            #expect(changed.view?.enclosingSlot?.style.corners.radius == 3)
            let capsule = await post(Message("News"), as: .card(.top)) { $0.style.corners = .capsule }
            #expect(capsule.view?.enclosingSlot?.style.corners == .capsule)
        }

        // MARK: Ready-made views

        private func isBlack(_ font: UIFont?, size: CGFloat, _ style: UIFont.TextStyle) -> Bool {
            let black = UIFont.systemFont(ofSize: size, weight: .black)
            return font == UIFontMetrics(forTextStyle: style).scaledFont(for: black)
        }

        private func isMonospaced(_ font: UIFont?, size: CGFloat, _ style: UIFont.TextStyle) -> Bool {
            let monospaced = UIFont.monospacedSystemFont(ofSize: size, weight: .regular)
            return font == UIFontMetrics(forTextStyle: style).scaledFont(for: monospaced)
        }

        @Test func messageFollowsTheme() async throws {
            PostEnvironment.app.theme = Self.brand
            let post = await post(Message("News", subtitle: "More", icon: "🍝"))
            let view = try #require(post.view as? MessageView)
            #expect(view.backgroundColor == .black && view.tintColor == .yellow)
            #expect(view.titleLabel.textColor == .white && view.subtitleLabel.textColor == .white)
            #expect(isBlack(view.titleLabel.font, size: 15, .subheadline))
            #expect(isMonospaced(view.subtitleLabel.font, size: 15, .subheadline))
            #expect(view.horizontalStackView.spacing == 31)
            post.remove(animated: false)
            #expect(view.backgroundColor == .messageBackground && view.titleLabel.textColor == .messageTint)
            #expect(view.titleLabel.font == MessageView().titleLabel.font && view.horizontalStackView.spacing == 12)
        }

        @Test func severityHasIconOfTheme() async throws {
            PostEnvironment.app.theme.success = PostTheme.Palette(.purple, icon: UIImage(systemName: "star.fill"))
            let post = await post(saved)
            let icon = ((post.view as? MessageView)?.iconView as? UIImageView)?.image
            #expect(icon != nil && icon == UIImage(systemName: "star.fill"))
        }

        @Test func valuesSetByAppStay() async throws {
            PostEnvironment.app.theme = Self.brand
            let view = MessageView()
            view.set(message: Message("News", subtitle: "More"))
            view.backgroundColor = .purple
            view.horizontalStackView.spacing = 3
            let font = UIFont.systemFont(ofSize: 9)
            view.titleLabel.font = font
            stage.makePostView().post(view: view)
            await stage.rest()
            #expect(view.backgroundColor == .purple)
            #expect(view.titleLabel.textColor.resolvedColor(with: view.traitCollection) == .white)
            #expect(view.titleLabel.font == font && view.horizontalStackView.spacing == 3)
            #expect(isMonospaced(view.subtitleLabel.font, size: 15, .subheadline))
        }

        @Test func tintColorIsAccentOfNeutralPosts() async throws {
            PostEnvironment.app.theme.tintColor = .systemIndigo
            let view = try #require(await post(Message("News")).view as? MessageView)
            #expect(view.tintColor == .systemIndigo && view.titleLabel.textColor == .messageTint)
            #expect(view.backgroundColor == .messageBackground)
            let alert = try #require(await post(AlertMessage("Title", actions: [])).view as? PostCardView)
            #expect(alert.tintColor == .systemIndigo && alert.titleLabel.textColor == .label)
            #expect(alert.backgroundColor == .badgeCard && alert.subtitleLabel.textColor == .badgeSubtitle)
            PostEnvironment.app.theme.tintColor = .white
            #expect(view.tintColor != .white, "white isn't visible on the light gray of messages")
        }

        @Test func alertFollowsTheme() async throws {
            PostEnvironment.app.theme = Self.brand
            let alert = AlertMessage("Title", text: "Text", icon: "🍝", actions: [PostAction("OK")])
            let view = try #require(await post(alert).view as? PostCardView)
            #expect(view.backgroundColor == .black && view.tintColor == .yellow)
            #expect(view.titleLabel.textColor == .white && view.subtitleLabel.textColor == .white)
            #expect(view.actionsView.textColor == .white)
            #expect(isBlack(view.titleLabel.font, size: 17, .headline))
            #expect(isMonospaced(view.subtitleLabel.font, size: 15, .subheadline))
            #expect(view.spacing == 31)
            PostEnvironment.app.theme = PostTheme()
            #expect(view.backgroundColor == .badgeCard && view.titleLabel.font == AlertMessageView().titleLabel.font)
            #expect(view.spacing == 20.333)
        }

        @Test func popupFollowsTheme() async throws {
            PostEnvironment.app.theme = Self.brand
            let view = try #require(await post(PopupMessage("Title", text: "Text")).view as? PopupMessageView)
            #expect(isBlack(view.titleLabel.font, size: 22, .title2) && view.backgroundColor == .black)
            #expect(isMonospaced(view.subtitleLabel.font, size: 17, .body))
        }

        @Test func formFollowsTheme() async throws {
            PostEnvironment.app.theme = Self.brand
            let form = FormMessage("Form", fields: [.email(), .multiline("Text")], submit: "Send")
            let view = try #require(await post(form).view as? FormMessageView)
            let fonts = view.fieldViews.map { ($0.control as? UITextField)?.font ?? ($0.control as? UITextView)?.font }
            #expect(fonts.count == 2 && fonts.allSatisfy { isMonospaced($0, size: 17, .body) })
            #expect(view.fieldViews.allSatisfy { $0.colors.text == .white })
            #expect(view.backgroundColor == .black && isBlack(view.titleLabel.font, size: 17, .headline))
        }

        @Test func ratingFollowsTheme() async throws {
            PostEnvironment.app.theme = Self.brand
            var rating = RatingMessage("Rating", submit: "Send")
            rating.comment = .multiline("Comment")
            let view = try #require(await post(rating).view as? RatingMessageView)
            #expect(isMonospaced(view.nameLabel.font, size: 13, .footnote) && view.nameLabel.textColor == .white)
            #expect(isMonospaced((view.commentView?.control as? UITextView)?.font, size: 17, .body))
            #expect(view.ratingControl.tintColor == .yellow)
        }

        @Test func noteFollowsTheme() async throws {
            PostEnvironment.app.theme = Self.brand
            let view = try #require(await post(NoteMessage("Note", accessory: .activity)).view as? NoteMessageView)
            #expect(view.backgroundColor == .black && isMonospaced(view.titleLabel.font, size: 13, .footnote))
            #expect(view.horizontalStackView.customSpacing(after: view.verticalStackView) == 31)
        }

        @Test func progressFollowsTheme() async throws {
            PostEnvironment.app.theme = Self.brand
            let view = try #require(
                await post(ProgressMessage("Loading", fraction: 0.5)).view as? ProgressMessageView)
            #expect(view.backgroundColor == .black && view.activityIndicatorView.color == .yellow)
        }

        @Test func toastFollowsTheme() async throws {
            PostEnvironment.app.theme = Self.brand
            let toast = Toast()
            stage.controller.addAndConstrainToast(toast)
            let view = try #require(toast.post("Copied").view as? MessageView)
            await stage.rest()
            #expect(view.backgroundColor == .black && view.titleLabel.textColor == .white)
            let slot = try #require(view.enclosingSlot)
            #expect(slot.body?.style.corners.radius == 7 && isMonospaced(view.titleLabel.font, size: 15, .subheadline))
            PostEnvironment.app.theme = PostTheme()
            #expect(view.backgroundColor == .messageBackground && slot.body?.style.corners.radius == 21)
        }

        @Test func badgeFollowsTheme() async throws {
            PostEnvironment.app.theme = Self.brand
            let view = try #require(
                await post(BadgeMessage("Thanks", subtitle: "More")).view as? BadgeMessageView)
            #expect(view.containerView.backgroundColor == .black && view.containerView.layer.cornerRadius == 7)
            #expect(view.titleLabel.textColor == .white && view.button.tintColor == .white)
            #expect(isBlack(view.titleLabel.font, size: 17, .headline))
            #expect(view.badgeView.fillColor == .badgeRed)
        }

        @Test func badgeHasTheShadowsOfTheTheme() async throws {
            let wide = PostStyle.Shadow(radius: 20, opacity: 0.5, color: .red, offset: CGSize(width: 1, height: 2))
            let close = PostStyle.Shadow(radius: 1, opacity: 0.3, color: .blue, offset: .zero)
            PostEnvironment.app.theme = PostTheme {
                $0.badgeMessageShadow = wide
                $0.badgeShadow = close
            }
            let post = await post(
                BadgeMessage("Thanks", subtitle: "More"), as: PostPresentation { $0.style = PostStyle() })
            let view = try #require(post.view as? BadgeMessageView)
            #expect(PostStyle.Shadow(of: view.layer) == wide && PostStyle.Shadow(of: view.badgeView.layer) == close)
            #expect(PostStyle.Shadow(of: BadgeView().layer) == close)
            view.badgeView.layer.shadowRadius = 9
            PostEnvironment.app.theme = PostTheme()
            #expect(PostStyle.Shadow(of: view.layer) == .floating)
            #expect(view.badgeView.layer.shadowRadius == 9, "the app has set it")
        }

        // MARK: Changes

        @Test func changeOfAppThemeAppliesToShownPosts() async throws {
            let postView = stage.makePostView()
            let post = await post(saved, on: postView, as: .card(.top))
            PostEnvironment.app.theme = PostTheme {
                $0.success = PostTheme.Palette(.purple)
                $0.cornerRadius = 3
            }
            #expect(background(of: post) == .purple && post.view?.enclosingSlot?.body?.style.corners == .rounded(3))
            PostEnvironment.app.theme = PostTheme()
            #expect(background(of: post) == PostTheme.Palette.success.background)
            #expect(post.view?.enclosingSlot?.body?.style.corners == .rounded(26))
        }

        @Test func changeOfPosterThemeAppliesToItsShownPostsOnly() async {
            let (one, other) = (stage.makePostView(), stage.view.createMessageStackView())
            let posts = [await post(saved, on: one), await post(saved, on: other)]
            other.presentation.theme = Self.theme(.brown)
            #expect(background(of: posts[0]) == PostTheme.Palette.success.background)
            #expect(background(of: posts[1]) == .brown)
            one.presentation.theme = Self.theme(.purple)
            #expect(posts.map(background) == [.purple, .brown])
        }

        @Test func cardsOfDeckFollowChange() async {
            let postView = stage.makePostView(.card(.top))
            postView.deck = PostDeck()
            let posts = [await post(saved, on: postView), await post(saved, on: postView)]
            PostEnvironment.app.theme = Self.theme(.purple)
            #expect(posts.map(background) == [.purple, .purple])
        }

        @Test func largerFontMakesShownPostHigher() async throws {
            let post = await post(Message("News", subtitle: String(repeating: "wide text ", count: 40)))
            let slot = try #require(post.view?.enclosingSlot)
            let height = slot.bounds.height
            PostEnvironment.app.theme.bodyTypeface = .monospaced()
            await stage.rest()
            #expect(slot.bounds.height > height)
        }

        @Test func updatedPostKeepsThemeOfPoster() async {
            let postView = stage.makePostView()
            postView.presentation.theme = Self.theme(.brown)
            let post = await post(Message("News"), on: postView)
            post.update(with: saved)
            await stage.rest()
            #expect(background(of: post) == .brown)
        }

        // MARK: Values

        @Test func paletteOfSeverity() {
            let theme = PostTheme {
                $0.error = PostTheme.Palette(.purple)
                $0.tintColor = .systemIndigo
            }
            #expect(theme[.error].background == .purple && theme[.success] == .success)
            #expect(theme[nil].background == PostTheme.Palette.neutral.background && theme[nil].accent == .systemIndigo)
        }
    }
}
