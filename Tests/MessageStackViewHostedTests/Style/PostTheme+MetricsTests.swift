import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    /// The metrics of a theme for each kind of ready-made post.
    @MainActor
    struct PostThemeMetricsTests {
        /// A kind of ready-made post with metrics of its own.
        nonisolated enum Kind: CaseIterable {
            case message, note, toast, badge, alert, popup

            var path: WritableKeyPath<PostTheme, PostTheme.Metrics> {
                switch self {
                case .message: \.message
                case .note: \.note
                case .toast: \.toast
                case .badge: \.badge
                case .alert: \.alert
                case .popup: \.popup
                }
            }

            var defaults: PostTheme.Metrics { PostTheme()[keyPath: path] }

            /// Whether its only text is in the label of the title.
            var hasOneText: Bool { self == .note || self == .toast }

            @MainActor
            func post(on poster: PostView) -> Post {
                let icon = PostIcon.emoji("🍝")
                return switch self {
                case .message: poster.post(Message("News", subtitle: "More", icon: icon))
                case .note: poster.post(NoteMessage("News", accessory: .activity))
                case .toast: poster.post("News", as: .toast)
                case .badge: poster.post(BadgeMessage("News", subtitle: "More"))
                case .alert: poster.post(AlertMessage("News", text: "More", icon: icon))
                case .popup: poster.post(PopupMessage("News", text: "More", hero: .icon(icon)))
                }
            }
        }

        /// The part of a look that metrics determine.
        private struct Look: Equatable {
            let insets: UIEdgeInsets
            let icon: CGFloat
            let spacing: CGFloat
            let title: UIFont?
            let text: UIFont?
        }

        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func shown(_ kind: Kind, on postView: PostView? = nil) async -> Post {
            let post = kind.post(on: postView ?? stage.makePostView())
            await stage.rest()
            return post
        }

        /// Returns the look at rest, as far as possible from the frames of the views.
        private func look(of post: Post) async throws -> Look {
            await stage.rest()
            switch try #require(post.view) {
            case let view as BadgeMessageView:
                let gap = view.titleLabel.screenFrame.minX - view.badgeView.screenFrame.maxX
                return Look(
                    insets: view.containerViewInsets, icon: view.badgeView.bounds.width, spacing: gap,
                    title: view.titleLabel.font, text: view.subtitleLabel.font)
            case let view as PostCardView where view.column != nil:
                let gap = view.actionsView.screenFrame.minY - view.subtitleLabel.screenFrame.maxY
                return Look(
                    insets: view.insets, icon: view.iconView.bounds.width, spacing: gap, title: view.titleLabel.font,
                    text: view.subtitleLabel.font)
            case let view as NoteMessageView:
                let gap = try #require(view.accessoryView).screenFrame.minX - view.titleLabel.screenFrame.maxX
                return Look(
                    insets: view.insets, icon: view.leftImageViewSize.width, spacing: gap, title: nil,
                    text: view.titleLabel.font)
            case let view as MessageView where view.iconView.isHidden:
                return Look(
                    insets: view.insets, icon: view.leftImageViewSize.width, spacing: view.horizontalStackView.spacing,
                    title: nil, text: view.titleLabel.font)
            default:
                let view = try #require(post.view as? MessageView)
                let gap = view.titleLabel.screenFrame.minX - view.iconView.screenFrame.maxX
                return Look(
                    insets: view.insets, icon: view.iconView.bounds.width, spacing: gap, title: view.titleLabel.font,
                    text: view.subtitleLabel.font)
            }
        }

        private func expect(
            _ look: Look, _ kind: Kind, is metrics: PostTheme.Metrics, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(look.insets == metrics.edgeInsets, sourceLocation: sourceLocation)
            #expect(abs(look.icon - metrics.iconSide) < 0.01, sourceLocation: sourceLocation)
            #expect(abs(look.spacing - metrics.spacing) < 0.5, sourceLocation: sourceLocation)
            #expect(look.text?.pointSize == metrics.textSize, sourceLocation: sourceLocation)
            #expect(
                look.title?.pointSize == (kind.hasOneText ? nil : metrics.titleSize), sourceLocation: sourceLocation)
        }

        private nonisolated static let large = PostTheme.Metrics(
            title: 30, text: 26, icon: 56,
            insets: NSDirectionalEdgeInsets(top: 25, leading: 22, bottom: 29, trailing: 13), spacing: 27)

        @Test(arguments: Kind.allCases)
        func metricsApplyToShownPostUntilTheThemeChanges(kind: Kind) async throws {
            let post = await shown(kind)
            // The first look makes the view of the icon.
            _ = try await look(of: post)
            let before = try await look(of: post)
            expect(before, kind, is: kind.defaults)
            let height = try #require(post.view).bounds.height
            PostEnvironment.app.theme[keyPath: kind.path] = Self.large
            expect(try await look(of: post), kind, is: Self.large)
            #expect(try #require(post.view).bounds.height > height + 10)
            PostEnvironment.app.theme = PostTheme()
            #expect(try await look(of: post) == before)
            #expect(post.view?.bounds.height == height)
        }

        @Test(arguments: Kind.allCases)
        func metricsApplyToNewPost(kind: Kind) async throws {
            PostEnvironment.app.theme[keyPath: kind.path] = Self.large
            let post = await shown(kind)
            expect(try await look(of: post), kind, is: Self.large)
            let view = try #require(post.view)
            post.remove(animated: false)
            PostEnvironment.app.theme = PostTheme()
            let other = stage.makePostView().post(PostRequest(view: view), as: kind == .toast ? .toast : nil)
            expect(try await look(of: other), kind, is: kind.defaults)
        }

        @Test(arguments: Kind.allCases)
        func metricsOfOtherKindsHaveNoEffect(kind: Kind) async throws {
            let post = await shown(kind)
            let before = try await look(of: post)
            for other in Kind.allCases where other != kind {
                PostEnvironment.app.theme[keyPath: other.path] = Self.large
            }
            #expect(try await look(of: post) == before)
        }

        @Test(arguments: Kind.allCases)
        func metricsOfPosterPrecedeThoseOfApp(kind: Kind) async throws {
            PostEnvironment.app.theme[keyPath: kind.path].iconSide = 99
            let postView = stage.makePostView()
            postView.presentation.theme = PostTheme { $0[keyPath: kind.path] = Self.large }
            expect(try await look(of: await shown(kind, on: postView)), kind, is: Self.large)
        }

        @Test func contentIsAtTheInsets() async throws {
            PostEnvironment.app.theme.message = Self.large
            let view = try #require(await shown(.message).view as? MessageView)
            let (frame, icon) = (view.screenFrame, view.iconView.screenFrame)
            let texts = view.titleLabel.screenFrame.union(view.subtitleLabel.screenFrame)
            #expect(icon.minX == frame.minX + 22 && texts.maxX <= frame.maxX - 13)
            #expect(abs(texts.minY - (frame.minY + 25)) < 0.5 && abs(texts.maxY - (frame.maxY - 29)) < 0.5)
        }

        // MARK: Values of the app

        @Test func valuesOfMessageSetByAppStay() async throws {
            PostEnvironment.app.theme.message = Self.large
            let view = MessageView()
            view.set(message: Message("News", subtitle: "More", icon: "🍝"))
            let (insets, size) = (UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), CGSize(width: 7, height: 8))
            let font = UIFont.systemFont(ofSize: 9)
            (view.insets, view.leftImageViewSize, view.subtitleLabel.font) = (insets, size, font)
            view.horizontalStackView.spacing = 3
            let post = stage.makePostView().post(PostRequest(view: view))
            await stage.rest()
            func expectValuesOfApp() {
                #expect(view.insets == insets && view.leftImageViewSize == size && view.subtitleLabel.font == font)
                #expect(view.horizontalStackView.spacing == 3)
            }
            for size in [30, 20] as [CGFloat] {
                PostEnvironment.app.theme.message.titleSize = size
                expectValuesOfApp()
                #expect(view.titleLabel.font.pointSize == size && view.iconView.bounds.width == 56)
            }
            post.remove(animated: false)
            expectValuesOfApp()
            #expect(view.titleLabel.font == MessageView().titleLabel.font)
        }

        @Test func valueSetByAppOnThemedPostStays() async throws {
            PostEnvironment.app.theme.message = Self.large
            let view = try #require(await shown(.message).view as? MessageView)
            view.insets.left = 40
            PostEnvironment.app.theme.message.insets.leading = 50
            #expect(view.insets.left == 40)
            PostEnvironment.app.theme = PostTheme()
            #expect(view.insets.left == 40 && view.titleLabel.font == MessageView().titleLabel.font)
        }

        @Test func valuesOfBadgeAndAlertSetByAppStay() async throws {
            PostEnvironment.app.theme.badge = Self.large
            PostEnvironment.app.theme.alert = Self.large
            let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            let badge = BadgeMessageView()
            badge.set(badgeMessage: Stage.message)
            badge.containerViewInsets = insets
            let alert = AlertMessageView()
            alert.set(alert: AlertMessage("News", text: "More", icon: "🍝"))
            (alert.insets, alert.iconSide) = (insets, 10)
            for view in [badge, alert] { stage.makePostView().post(PostRequest(view: view)) }
            await stage.rest()
            #expect(badge.containerViewInsets == insets && badge.badgeView.bounds.width == 56)
            #expect(alert.insets == insets && alert.iconSide == 10 && alert.titleLabel.font.pointSize == 30)
        }

        // MARK: Invalid values

        @Test(arguments: Kind.allCases, [CGFloat.nan, .infinity, -.infinity, -1])
        func invalidValuesCountAsTheDefaultOfTheKind(kind: Kind, value: CGFloat) async throws {
            let post = await shown(kind)
            let before = try await look(of: post)
            PostEnvironment.app.theme[keyPath: kind.path] = PostTheme.Metrics(
                title: value, text: value, icon: value,
                insets: NSDirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value),
                spacing: value)
            #expect(try await look(of: post) == before)
            PostEnvironment.app.theme[keyPath: kind.path].textSize = 26
            PostEnvironment.app.theme[keyPath: kind.path].insets.bottom = 29
            let look = try await look(of: post)
            var expected = before.insets
            expected.bottom = 29
            #expect(look.insets == expected && look.text?.pointSize == 26, "valid values count")
            #expect(look.title == before.title && look.icon == before.icon)
            #expect(abs(look.spacing - before.spacing) < 0.5)
            #expect(stage.layoutConflicts == [])
        }

        @Test(arguments: Kind.allCases)
        func sizesOfZeroCountAsTheDefaultButNotDistances(kind: Kind) async throws {
            let post = await shown(kind)
            let before = try await look(of: post)
            PostEnvironment.app.theme[keyPath: kind.path] = PostTheme.Metrics(
                title: 0, text: 0, icon: 0, insets: .zero, spacing: 0)
            let look = try await look(of: post)
            #expect(look.title == before.title && look.text == before.text && look.icon == before.icon)
            #expect(look.insets == .zero && abs(look.spacing) < 0.5)
            #expect(stage.layoutConflicts == [])
        }

        @Test(arguments: Kind.allCases)
        func hugeValuesCauseNoConflict(kind: Kind) async throws {
            PostEnvironment.app.theme[keyPath: kind.path] = PostTheme.Metrics(
                title: 1e5, text: 1e5, icon: 200,
                insets: NSDirectionalEdgeInsets(top: 80, leading: 80, bottom: 80, trailing: 80), spacing: 100)
            let post = await shown(kind)
            let frame = try stage.slotFrame(of: try #require(post.view))
            #expect(stage.view.bounds.insetBy(dx: -0.5, dy: -0.5).contains(frame), "\(frame)")
            #expect(stage.layoutConflicts == [] && !stage.hasEndlessLayouts)
        }

        // MARK: Fonts

        @Test func typefaceHasNoSize() {
            let black = PostTheme.Typeface.system(.black)
            #expect(PostTheme.Typeface(.systemFont(ofSize: 40, weight: .black)) == black && .system(.bold) != black)
            #expect(PostTheme.Typeface(.monospacedSystemFont(ofSize: 9, weight: .regular)) == .monospaced())
        }

        @Test func typefaceOfANameHasItsFont() async throws {
            #expect(PostTheme.Typeface(named: "No such font") == nil)
            let font = try #require(UIFont(name: "Georgia-Bold", size: 15))
            PostEnvironment.app.theme.titleTypeface = PostTheme.Typeface(named: "Georgia-Bold")
            let view = try #require(await shown(.message).view as? MessageView)
            #expect(view.titleLabel.font == UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: font))
        }

        @Test func metricsAndFontsOfThemeApplyTogether() async throws {
            PostEnvironment.app.theme.message = Self.large
            PostEnvironment.app.theme.titleTypeface = .system(.black)
            PostEnvironment.app.theme.bodyTypeface = .monospaced()
            let view = try #require(await shown(.message).view as? MessageView)
            let (title, body) = (
                UIFont.systemFont(ofSize: 30, weight: .black), UIFont.monospacedSystemFont(ofSize: 26, weight: .regular)
            )
            let metrics = UIFontMetrics(forTextStyle: .subheadline)
            #expect(view.titleLabel.font == metrics.scaledFont(for: title))
            #expect(view.subtitleLabel.font == metrics.scaledFont(for: body))
            PostEnvironment.app.theme.titleTypeface = nil
            #expect(
                view.titleLabel.font == metrics.scaledFont(for: .systemFont(ofSize: 30, weight: .semibold)),
                "the weight is the view's")
        }

        @Test func grayToastOfVersion3KeepsItsSize() async {
            PostEnvironment.app.theme.message.spacing = 30
            let toast = Toast()
            stage.controller.addAndConstrainToast(toast)
            let view = toast.post(message: "Copied")
            await stage.rest()
            #expect(view.titleLabel.font == GrayToastView().titleLabel.font && view.titleLabel.font.pointSize == 16)
        }

        /// Returns the fonts of the titles of all buttons in a post.
        private func buttonFonts(of post: Post) throws -> [UIFont?] {
            try #require(post.view?.actionsView).buttons.map {
                $0.configuration?.titleTextAttributesTransformer?(AttributeContainer()).font
            }
        }

        @Test(arguments: [true, false])
        func buttonsHaveTheBodyFontOfTheTheme(isSmall: Bool) async throws {
            let actions = [PostAction("Retry", isPreferred: true), .destructive("Delete"), .cancel("Later")]
            let postView = stage.makePostView()
            let post =
                isSmall
                ? postView.post(Message("Failed", actions: actions))
                : postView.post(AlertMessage("Failed", actions: actions))
            await stage.rest()
            let metrics = UIFontMetrics(forTextStyle: isSmall ? .subheadline : .body)
            let size: CGFloat = isSmall ? 15 : 17
            let own = metrics.scaledFont(for: .systemFont(ofSize: size, weight: isSmall ? .semibold : .medium))
            #expect(try buttonFonts(of: post) == [own, own, own])
            PostEnvironment.app.theme.bodyTypeface = .monospaced()
            let monospaced = metrics.scaledFont(for: .monospacedSystemFont(ofSize: size, weight: .regular))
            #expect(try buttonFonts(of: post) == [monospaced, monospaced, monospaced])
            PostEnvironment.app.theme = PostTheme()
            #expect(try buttonFonts(of: post) == [own, own, own])
        }

        // MARK: Values

        @Test func metricsDifferIfOneValueDoes() {
            let changes: [(inout PostTheme.Metrics) -> Void] = [
                { $0.titleSize += 1 }, { $0.textSize += 1 }, { $0.iconSide += 1 }, { $0.spacing += 1 },
                { $0.insets.top += 1 }, { $0.insets.leading += 1 }, { $0.insets.bottom += 1 },
                { $0.insets.trailing += 1 },
            ]
            for change in changes {
                var metrics = PostTheme.Metrics.message
                change(&metrics)
                #expect(metrics != .message)
            }
            #expect(PostTheme().message == .message)
        }
    }
}
