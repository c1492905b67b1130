import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// Checks that the ready-made posts don't have the defects that users of other libraries report.
    ///
    /// The numbers are those of the threads. SEK is SwiftEntryKit, SM is SwiftMessages.
    @MainActor
    struct ReadyMadePostTests {
        private let stage: Stage
        private let postView: PostView

        init() async throws {
            stage = try await Stage()
            postView = stage.makePostView()
            postView.postManager.gestureManager.defaultGestures = [.pan, .tap]
        }

        /// A ready-made post with actions.
        enum Kind: String, CaseIterable, CustomTestStringConvertible, Sendable {
            case banner
            case alert
            case popup = "pop-up"

            var testDescription: String { rawValue }

            func request(_ actions: [PostAction]) -> PostRequest {
                switch self {
                case .banner: PostRequest(Message("Update available", subtitle: "Version 5", actions: actions))
                case .alert: PostRequest(AlertMessage(title: "Update available", text: "Version 5", actions: actions))
                case .popup:
                    PostRequest(PopupMessage(hero: nil, title: "Update available", text: "Version 5", actions: actions))
                }
            }
        }

        private func shown(_ kind: Kind, _ actions: [PostAction]) async -> Post {
            let post = postView.post(kind.request(actions))
            await stage.rest()
            return post
        }

        // MARK: Buttons

        /// A way to choose the action of a button.
        enum Choice: String, CaseIterable, CustomTestStringConvertible, Sendable {
            case tap
            case drift = "tap with a drift of 9 points"
            case shortPress = "press of 0.02 s"
            case longPress = "press of 1 s"
            case entrance = "tap during the entrance"
            case voiceOver = "VoiceOver"

            var testDescription: String { rawValue }
        }

        nonisolated private static let counts = Kind.allCases.flatMap { kind in (1...6).map { (kind, $0) } }

        @Test(
            "SEK #19 #41 #187 #190: a post has any number of buttons, each of which works", .tags(.swiftEntryKit),
            arguments: counts)
        func anyNumberOfButtonsWork(kind: Kind, count: Int) async throws {
            let actions = (1...count).map { PostAction("Action \($0)") }
            for action in actions {
                let post = await shown(kind, actions)
                let area = try stage.slotFrame(of: try #require(post.view)).insetBy(dx: -0.5, dy: -0.5)
                let frames = try actions.map { stage.screenFrame(of: try stage.button($0.title, of: post)) }
                #expect(frames.allSatisfy { area.contains($0) && $0.width >= 44 && $0.height >= 44 })
                for (index, frame) in frames.enumerated() {
                    #expect(frames[..<index].allSatisfy { $0.intersection(frame).isEmpty })
                }
                try await stage.tapButton(action.title, of: post)
                await stage.rest()
                #expect(post.reason == .action(id: action.id))
            }
        }

        @Test("SEK #117 #121: long titles stack and wrap, and short ones are a row", .tags(.swiftEntryKit))
        func longTitlesStackAndWrap() async throws {
            func buttons(_ titles: [String]) async throws -> [CGRect] {
                let post = await shown(.alert, titles.map { PostAction($0) })
                defer { post.remove(animated: false) }
                return try titles.map { stage.screenFrame(of: try stage.button($0, of: post)) }
            }
            let row = try await buttons(["Yes", "No", "Ask"])
            #expect(Set(row.map(\.midY)).count == 1)
            let column = try await buttons(["Install the update tonight", "No"])
            #expect(column[0].midX == column[1].midX && column[0].maxY < column[1].minY)
            let long = try await buttons([String(repeating: "A long title ", count: 10), "No"])
            #expect(long[0].height > 80 && long[1].height < 60)
        }

        @Test("SEK #295: the distances between image, title and text can be set", .tags(.swiftEntryKit))
        func distancesCanBeSet() async throws {
            let view = PopupMessageView()
            view.set(popup: PopupMessage(hero: .icon(.emoji("🎉")), title: "Title", text: "Text", actions: []))
            postView.post(view: view)
            await stage.rest()
            func gap(_ upper: UIView, _ lower: UIView) -> CGFloat {
                stage.screenFrame(of: lower).minY - stage.screenFrame(of: upper).maxY
            }
            view.textStackView.spacing = 30
            view.textStackView.setCustomSpacing(40, after: view.iconView)
            await stage.rest()
            #expect(abs(gap(view.titleLabel, view.subtitleLabel) - 30) < 0.5)
            #expect(abs(gap(view.iconView, view.titleLabel) - 40) < 0.5)
        }

        // MARK: Freedom of layout

        @Test("SEK #182: a notification has buttons", .tags(.swiftEntryKit))
        func notificationHasButtons() async throws {
            let message = Message(
                "Anna Berg", subtitle: "Are we still on for lunch?", icon: .emoji("🍝"), actions: [PostAction("Reply")])
            let post = postView.post(message, as: .card(.top))
            await stage.rest()
            try await stage.tapButton("Reply", of: post)
            await stage.rest()
            #expect(post.reason == .action(id: "Reply"))
        }

        @Test("SEK #256: a message has an image after its text", .tags(.swiftEntryKit))
        func messageHasTrailingImage() async throws {
            let image = try #require(UIImage(systemName: "star.fill"))
            let post = postView.post(Message(title: "Title", rightImage: image))
            await stage.rest()
            let view = try #require(post.view as? MessageView)
            #expect(stage.screenFrame(of: view.rightImageView).minX > stage.screenFrame(of: view.titleLabel).maxX)
        }

        @Test("SEK #365: the size of an image can be set, and the text is next to it", .tags(.swiftEntryKit))
        func imageSizeCanBeSet() async throws {
            let view = MessageView()
            view.set(message: Message(title: "Title", leftImage: UIImage(systemName: "star.fill")))
            view.leftImageViewSize = CGSize(width: 60, height: 80)
            postView.post(view: view)
            await stage.rest()
            #expect(view.leftImageView.bounds.size == CGSize(width: 60, height: 80) && view.bounds.height >= 100)
            #expect(abs(view.titleLabel.convert(view.titleLabel.bounds, to: view).minX - (16 + 60 + 12)) < 0.5)
        }

        // MARK: Changes while shown

        @Test(
            "SEK #100 #106 #176 #183 #207 #392, SM #33 #404: a shown post changes in place",
            .tags(.swiftEntryKit, .swiftMessages), arguments: Kind.allCases)
        func shownPostChangesInPlace(kind: Kind) async throws {
            let post = await shown(kind, [PostAction("Install")])
            let view = try #require(post.view)
            post.update(with: kind.request([PostAction("Restart"), .cancel("Later")]))
            await stage.rest()
            #expect(post.view === view && post.phase == .shown)
            try await stage.tapButton("Restart", of: post)
            await stage.rest()
            #expect(post.reason == .action(id: "Restart"))
        }

        @Test("SM #103 #162: activity, progress and result are one post", .tags(.swiftMessages))
        func activityProgressAndResultAreOnePost() async throws {
            let post = postView.post(ProgressMessage(title: "Uploading"), as: .hud())
            await stage.rest()
            let view = try #require(post.view as? ProgressMessageView)
            #expect(view.activityIndicatorView.isAnimating && view.progressView.isHidden)
            post.update(with: ProgressMessage(title: "Uploading", fraction: 0.5))
            await stage.rest()
            #expect(!view.progressView.isHidden && view.progressView.progress == 0.5)
            #expect(!view.activityIndicatorView.isAnimating)
            post.update(with: Message(.success, "Uploaded"))
            await stage.rest()
            #expect(post.view === view && !view.activityIndicatorView.isAnimating && view.progressView.isHidden)
            #expect(view.titleLabel.text == "Uploaded" && !view.iconView.isHidden)
            await stage.advance(by: 60)
            #expect(post.reason == .timeout)
        }

        // MARK: Resources

        @Test(
            "SM #7 #10 #22 #31 #409 #415 #427 #502: views and icons need no nib and no bundle", .tags(.swiftMessages),
            arguments: PostSeverity.allCases)
        func viewsAndIconsNeedNoResources(severity: PostSeverity) async throws {
            let post = postView.post(Message(severity, "News", actions: [PostAction("Show")]))
            await stage.rest()
            let icon = try #require((post.view as? MessageView)?.iconView)
            let image = icon.descendants.lazy.compactMap { ($0 as? UIImageView)?.image }.first
            #expect(image?.isSymbolImage == true && icon.bounds.width > 0)
        }
    }
}
