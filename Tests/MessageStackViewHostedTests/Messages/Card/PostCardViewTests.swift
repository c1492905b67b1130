import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms

extension HostedTests {
    /// The card of all ready-made posts.
    @MainActor
    struct PostCardViewTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        /// A ready-made post.
        enum Kind: CaseIterable {
            case message, badge, note, progress, alert, popup, form, rating

            @MainActor var value: any Postable {
                switch self {
                case .message: Message("Title", subtitle: "Text", actions: [PostAction("Open")])
                case .badge: BadgeMessage("Title", subtitle: "Text")
                case .note: NoteMessage("Title")
                case .progress: ProgressMessage("Title", subtitle: "Text", fraction: 0.5)
                case .alert: AlertMessage("Title", text: "Text", actions: [PostAction("Open")])
                case .popup: PopupMessage("Title", text: "Text", actions: [PostAction("Open")])
                case .form: FormMessage("Title", text: "Text", fields: [.email()], submit: "Send")
                case .rating: RatingMessage("Title", text: "Text", submit: "Send")
                }
            }

            var hasSubtitle: Bool { self != .note }
        }

        private func card(_ kind: Kind, edit: (@Sendable (inout PostPresentation) -> Void)? = nil) async throws
            -> PostCardView
        {
            var request = PostRequest(kind.value)
            if let edit { request.editPresentation(edit) }
            let post = stage.makePostView().post(request)
            await stage.rest()
            return try #require(post.view as? PostCardView)
        }

        // MARK: Values of the app

        @Test(arguments: Kind.allCases)
        func valuesOfTheAppStayThroughThemesAndStyles(kind: Kind) async throws {
            let card = try await card(kind)
            let font = UIFont.systemFont(ofSize: 9)
            for label in [card.titleLabel, card.subtitleLabel] {
                (label.font, label.textColor, label.textAlignment) = (font, .systemPink, .right)
                label.numberOfLines = 2
            }
            PostEnvironment.app.theme = PostTheme {
                $0.neutral = PostTheme.Palette(.black)
                $0.titleTypeface = .system(.black)
                $0.message.titleSize = 30
            }
            let styles = [PostStyle.palette(.error), PostStyle(textColor: .white)].map {
                $0.resolved(with: PostEnvironment.app.theme)
            }
            for style in styles + [PostStyle(), styles[0]] {
                card.apply(style)
                for label in [card.titleLabel, card.subtitleLabel] {
                    #expect(label.font == font && label.textColor == .systemPink && label.textAlignment == .right)
                    #expect(label.numberOfLines == 2)
                }
            }
        }

        @Test(arguments: Kind.allCases)
        func partsThatTheAppHasChangedStayThroughStyles(kind: Kind) async throws {
            let card = try await card(kind)
            let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            (card.surface.backgroundColor, card.tintColor) = (.purple, .orange)
            (card.surface.layer.cornerRadius, card.layer.shadowOpacity) = (3, 0.25)
            (card.insets, card.spacing, card.iconSide) = (insets, 5, 6)
            card.actionsView.textColor = .yellow
            let styles = [PostStyle.palette(.error), PostStyle(.color(.white)), PostStyle()]
            for style in styles.map({ $0.resolved(with: PostTheme { $0.neutral = PostTheme.Palette(.black) }) }) {
                card.severity = card.severity == nil ? .warning : nil
                card.apply(style)
                #expect(card.surface.backgroundColor == .purple && card.tintColor == .orange)
                #expect(card.surface.layer.cornerRadius == 3 && card.layer.shadowOpacity == 0.25)
                #expect(card.insets == insets && card.spacing == 5 && card.iconSide == 6)
                #expect(card.actionsView.textColor == .yellow)
            }
        }

        @Test func tintOfTheAppIsThatOfTheTextsInAnyStyle() async throws {
            let card = MessageView()
            card.tintColor = .purple
            card.apply(PostStyle(.color(.white), tintColor: .red, textColor: .black))
            #expect(card.titleLabel.textColor == .purple && card.subtitleLabel.textColor == .purple)
        }

        @Test(arguments: Kind.allCases)
        func valueEqualToThatOfTheCardIsNotNoticed(kind: Kind) async throws {
            let card = try await card(kind) { $0.style = PostStyle(.color(.black), textColor: .white) }
            card.titleLabel.textColor = .white
            card.apply(PostStyle(.color(.white), textColor: .black))
            #expect(card.titleLabel.textColor == .black)
        }

        @Test func valuesOfTheAppStayInTheNextPostOfItsView() async throws {
            let (card, postView) = (MessageView(), stage.makePostView())
            card.set(message: Message("Title", subtitle: "Text"))
            card.backgroundColor = .yellow
            for style in [PostStyle(.color(.white), textColor: .black), .palette(.error)] {
                let post = postView.post(PostRequest(view: card, as: PostPresentation { $0.style = style }))
                await stage.rest()
                let text = card.titleLabel.textColor.resolvedColor(with: card.traitCollection)
                #expect(card.backgroundColor == .yellow)
                #expect(text == style.resolved().textColor?.resolvedColor(with: card.traitCollection))
                post.remove(animated: false)
                await stage.rest()
            }
            let text = card.titleLabel.textColor.resolvedColor(with: card.traitCollection)
            #expect(card.backgroundColor == .yellow)
            #expect(text == UIColor.messageTint.resolvedColor(with: card.traitCollection))
        }

        @Test(arguments: Kind.allCases)
        func colorSetBackToTheOwnOneFollowsStylesAgain(kind: Kind) async throws {
            let card = try await card(kind) { $0.style = PostStyle() }
            let own = try #require(card.titleLabel.textColor)
            card.titleLabel.textColor = .systemPink
            card.apply(PostStyle(.color(.black), textColor: .white))
            #expect(card.titleLabel.textColor == .systemPink)
            card.apply(PostStyle())
            card.titleLabel.textColor = own
            card.apply(PostStyle(.color(.black), textColor: .white))
            #expect(card.titleLabel.textColor == .white)
        }

        // MARK: Contrast

        private func contrast(of color: UIColor?, on background: UIColor) -> CGFloat {
            let traits = stage.view.traitCollection
            return (color ?? .clear).resolvedColor(with: traits).contrast(with: background.resolvedColor(with: traits))
        }

        @Test(arguments: Kind.allCases, [UIColor.black, .white, .systemIndigo, .systemYellow])
        func textsAreLegibleOnABackgroundOfTheApp(kind: Kind, color: UIColor) async throws {
            let card = try await card(kind)
            card.surface.backgroundColor = color
            card.apply(card.style)
            for text in [card.titleLabel.textColor, card.subtitleLabel.textColor, card.actionsView.textColor] {
                #expect(contrast(of: text, on: color) >= 4.5)
            }
            if kind == .message { #expect(contrast(of: card.tintColor, on: color) >= 3) }
        }

        @Test(arguments: [UIColor.black, .white, .systemIndigo])
        func textsAreLegibleOnABackgroundOfAStyle(color: UIColor) async throws {
            let card = try await card(.message) { $0.style = PostStyle(.color(color)) }
            #expect(contrast(of: card.titleLabel.textColor, on: color) >= 4.5)
            #expect(contrast(of: card.tintColor, on: color) >= 3)
        }

        @Test func backgroundOfAShownCardChangesItsTextsAtOnce() async throws {
            let card = try await card(.message)
            card.backgroundColor = .black
            #expect(card.titleLabel.textColor.resolvedColor(with: card.traitCollection) == .white)
            card.backgroundColor = .white
            #expect(contrast(of: card.titleLabel.textColor, on: .white) >= 4.5)
        }

        @Test func illegibleColorOfTheAppStaysWithAdviceThatNamesTheContrast() async throws {
            let (reporter, given) = (PostMisuse.reporter, PostMisuse.given)
            defer { (PostMisuse.reporter, PostMisuse.given) = (reporter, given) }
            var texts: [String] = []
            PostMisuse.given = []
            PostMisuse.reporter = { kind, text in if kind == .lowContrast { texts.append(text) } }
            let card = try await card(.message) { $0.style = PostStyle(.color(.white), textColor: .gray) }
            #expect(card.titleLabel.textColor == .gray)
            #expect(texts == ["The text “Title” has a contrast of 3.9 : 1 to the background. It needs 4.5 : 1."])
        }

        // MARK: Texts of a style

        @Test(arguments: Kind.allCases)
        func styleChangesEachText(kind: Kind) async throws {
            let card = try await card(kind) {
                $0.style.textColor = .systemTeal
                $0.style.title.numberOfLines = 1
                $0.style.title.alignment = .right
                $0.style.title.size = 21
                $0.style.subtitle.color = .systemPink
                $0.style.subtitle.typeface = .monospaced()
            }
            let (title, subtitle) = (card.titleLabel, card.subtitleLabel)
            #expect(title.numberOfLines == 1 && title.textAlignment == .right && title.font.pointSize == 21)
            #expect(subtitle.textColor == .systemPink && subtitle.numberOfLines == 0)
            let typeface = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
            #expect(subtitle.font.withSize(17) == typeface)
            #expect(title.textColor == .systemTeal)
        }

        @Test(arguments: [nil, PostPresentation.card])
        func presetReplacesTextsOfPosterStyle(preset: PostPresentation?) async throws {
            let postView = stage.makePostView()
            postView.presentation.style.title.numberOfLines = 1
            let post = postView.post("News", as: preset)
            await stage.rest()
            #expect((post.view as? PostCardView)?.titleLabel.numberOfLines == (preset == nil ? 1 : 0))
        }

        @Test(arguments: [CGFloat.nan, .infinity, 0, -3])
        func invalidSizeOfATextChangesNothing(size: CGFloat) async throws {
            let card = try await card(.alert) { $0.style.title.size = size }
            #expect(card.titleLabel.font == UIFont.preferredFont(forTextStyle: .headline))
        }

        // MARK: Views of the app

        @Test(arguments: Kind.allCases)
        func viewsCanBeInsertedBeforeBetweenAndAfterTheTexts(kind: Kind) async throws {
            let card = try await card(kind)
            let views = (0..<3).map { _ in
                let view = UIView()
                view.heightAnchor.constraint(equalToConstant: 20).isActive = true
                return view
            }
            let texts = try #require(
                card.contentStackView.arrangedSubviews.firstIndex { card.titleLabel.isDescendant(of: $0) })
            card.contentStackView.insertArrangedSubview(views[0], at: texts)
            let title = try #require(card.textStackView.arrangedSubviews.firstIndex(of: card.titleLabel))
            card.textStackView.insertArrangedSubview(views[1], at: title + 1)
            card.contentStackView.addArrangedSubview(views[2])
            await stage.rest()
            for view in views {
                #expect(view.bounds.height == 20)
                #expect(card.screenFrame.insetBy(dx: -0.5, dy: -0.5).contains(view.screenFrame))
            }
            #expect(views[1].screenFrame.minY >= card.titleLabel.screenFrame.maxY - 0.5)
            #expect(stage.layoutConflicts == [])
        }

        // MARK: Outlets

        /// A card that a nib arranges: its views are where the nib has placed them.
        private final class NibCard: MessageView {
            let title = UILabel(frame: CGRect(x: 10, y: 5, width: 200, height: 20))
            let subtitle = UILabel(frame: CGRect(x: 10, y: 30, width: 200, height: 20))
            let image = UIImageView(frame: CGRect(x: 220, y: 5, width: 40, height: 40))
            let buttons = PostActionsView(frame: CGRect(x: 10, y: 50, width: 200, height: 44))
            let close = UIButton(frame: CGRect(x: 270, y: 5, width: 44, height: 44))

            /// Connects the outlets, as UIKit does when it loads a nib.
            func load() {
                for view in [title, subtitle, image, buttons, close] { addSubview(view) }
                heightAnchor.constraint(equalToConstant: 100).isActive = true
                title.textColor = .systemPink
                (titleOutlet, subtitleOutlet, imageOutlet) = (title, subtitle, image)
                (actionsOutlet, closeOutlet) = (buttons, close)
            }
        }

        @Test func outletsShowTheParts() async throws {
            let card = NibCard()
            card.load()
            #expect(card.titleLabel === card.title && card.actionsView === card.buttons)
            let image = try #require(UIImage(systemName: "star.fill"))
            card.set(message: Message("Title", subtitle: "Text", icon: .image(image), actions: [PostAction("Open")]))
            let post = stage.makePostView().post(PostRequest(view: card))
            await stage.rest()
            #expect(card.title.text == "Title" && card.subtitle.text == "Text" && card.image.image == image)
            #expect(card.title.frame == CGRect(x: 10, y: 5, width: 200, height: 20))
            #expect(card.title.textColor == .systemPink && card.subtitle.textColor == .messageTint)
            #expect(card.containerView.superview == nil, "the nib arranges the parts")
            #expect(card.buttons.buttons.map(\.action.title) == ["Open"])
            card.close.sendActions(for: .touchUpInside)
            await stage.rest()
            #expect(post.reason == .closeButton)
        }

        @Test func chosenActionOfANibEndsThePost() async throws {
            let card = NibCard()
            card.set(message: Message("Title", actions: [PostAction("Open")]))
            card.load()
            let post = stage.makePostView().post(PostRequest(view: card))
            await stage.rest()
            #expect(card.buttons.choose("Open") && post.reason == .action(id: "Open"))
        }

        // MARK: Edge of the post

        @Test(arguments: [Kind.alert, .popup, .rating])
        func cardFollowsTheEdgeOfItsPost(kind: Kind) async throws {
            let poster = stage.makePostView()
            let post = poster.post(kind.value)
            await stage.rest()
            for isCentered in [false, true, false] {
                let presentation = isCentered ? PostPresentation.alert : .card(.bottom)
                var request = PostRequest(kind.value)
                request.editPresentation { $0 = presentation }
                post.update(with: request)
                await stage.rest()
                let view = try #require(post.view as? PostCardView)
                let new = poster.post(kind.value, as: presentation)
                await stage.rest()
                let expected = try #require(new.view as? PostCardView)
                #expect(view.actionsView.fillsWidth == expected.actionsView.fillsWidth)
                #expect(view.actionsView.fillsWidth == isCentered)
                #expect(view.textStackView.alignment == expected.textStackView.alignment)
                if let rating = view as? RatingMessageView, let expected = expected as? RatingMessageView {
                    #expect(rating.nameLabel.textAlignment == expected.nameLabel.textAlignment)
                }
                new.remove(animated: false)
                await stage.rest()
            }
        }

        @Test func progressFollowsTheEdgeOfItsPost() async throws {
            let post = stage.makePostView().post(Kind.progress.value, as: .card(.bottom))
            await stage.rest()
            let view = try #require(post.view as? MessageView)
            for isCentered in [true, false] {
                let presentation = isCentered ? PostPresentation.alert : .card(.bottom)
                var request = PostRequest(Kind.progress.value)
                request.editPresentation { $0 = presentation }
                post.update(with: request)
                await stage.rest()
                #expect(post.view === view && view.isCentered == isCentered)
            }
        }

        // MARK: Views and fonts of the app

        @Test(arguments: [false, true], [false, true])
        func viewInACardWithoutTextsIsSeen(isAmongTexts: Bool, isInserted: Bool) async throws {
            let post = stage.makePostView().post(AlertMessage(actions: [PostAction("OK")]))
            await stage.rest()
            let card = try #require(post.view as? PostCardView)
            let (slider, stack) = (UISlider(), isAmongTexts ? card.textStackView : card.contentStackView)
            if isInserted { stack.insertArrangedSubview(slider, at: 0) } else { stack.addArrangedSubview(slider) }
            post.contentSizeDidChange()
            await stage.rest()
            let ancestors = sequence(first: slider as UIView, next: \.superview)
            #expect(ancestors.allSatisfy { !$0.isHidden } && slider.bounds.height > 10)
            #expect(slider.screenFrame.maxY <= card.actionsView.screenFrame.minY)
        }
    }
}
