import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    /// The colors, icon, word and haptic of a message with a severity.
    @MainActor
    struct MessageSeverityTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func post(
            _ message: Message, on poster: (any Poster)? = nil, _ edit: (inout PostRequest) -> Void = { _ in }
        ) async throws -> (post: Post, view: MessageView) {
            var request = PostRequest(message)
            edit(&request)
            let post = (poster ?? stage.makePostView()).postManager.post(request)
            await stage.rest()
            return (post, try #require(post.view as? MessageView))
        }

        private func iconImage(of view: MessageView) -> UIImage? {
            view.iconView.isHidden ? nil : (view.iconView as? UIImageView)?.image
        }

        private func iconText(of view: MessageView) -> String? {
            view.iconView.descendants.lazy.compactMap { ($0 as? UILabel)?.text }.first
        }

        @Test(arguments: PostSeverity.allCases)
        func severitySetsColorsIconWordAndHaptic(severity: PostSeverity) async throws {
            let haptics = RecordingHaptics()
            let announcer = RecordingAnnouncer()
            let postView = stage.makePostView()
            postView.postManager.haptics = haptics.play
            postView.postManager.announcer = announcer
            let (_, view) = try await post(Message(severity, "News"), on: postView)
            let theme = PostTheme.Palette(severity)
            #expect(view.backgroundColor == theme.background)
            #expect(view.titleLabel.textColor == theme.text && view.tintColor == theme.accent)
            #expect(iconImage(of: view) == theme.icon && theme.icon != nil)
            #expect(announcer.announcements.map(\.text) == ["\(severity.word), News"])
            #expect(haptics.played == [try #require(PostHaptic.automatic.resolved(for: severity))])
        }

        @Test(arguments: PostSeverity.allCases)
        func labeledPostMethodGivesTheSameWordHapticAndDuration(severity: PostSeverity) {
            let message = Message(severity, "News")
            let results = [true, false].map { isLabeled in
                let poster = RecordingPoster()
                let (haptics, announcer) = (RecordingHaptics(), RecordingAnnouncer())
                poster.postManager.haptics = haptics.play
                poster.postManager.announcer = announcer
                if isLabeled { poster.post(message: message) } else { poster.post(message) }
                let left = poster.postManager.currentPosts.first?.timeLeft
                return "\(haptics.played), \(announcer.announcements.map(\.text)), \(left ?? -1)"
            }
            #expect(results[0] == results[1])
        }

        @Test func ownIconReplacesThatOfTheSeverity() async throws {
            let (_, view) = try await post(Message(.error, "News", icon: "🍝"))
            #expect(iconText(of: view) == "🍝" && iconImage(of: view) == nil)
            view.set(message: Message(.error, "News"))
            #expect(iconImage(of: view) == PostTheme.Palette.error.icon && iconText(of: view) ?? "" == "")
        }

        @Test func styleWithBackgroundOverridesTheThemesColors() async throws {
            let (_, view) = try await post(Message(.error, "News")) {
                $0.editPresentation {
                    $0.style.background = [.color(.black)]
                    $0.style.textColor = .white
                    $0.style.tintColor = .yellow
                }
            }
            #expect(view.backgroundColor == .clear)
            #expect(view.titleLabel.textColor == .white && view.tintColor == .yellow)
            #expect(iconImage(of: view) == PostTheme.Palette.error.icon, "the icon still names the severity")
        }

        @Test func themesTextColorIsNotOnTheBackgroundOfAStyle() async throws {
            let (_, view) = try await post(Message(.error, "News")) {
                $0.editPresentation { $0.style.background = [.color(.messageBackground)] }
            }
            #expect(view.titleLabel.textColor == .messageTint && view.tintColor == .messageTint)
        }

        @Test func styleWithoutBackgroundKeepsTheThemesColors() async throws {
            let (_, view) = try await post(Message(.warning, "News")) { $0.editPresentation { $0 = .card(.top) } }
            #expect(view.backgroundColor == PostTheme.Palette.warning.background)
            #expect(view.titleLabel.textColor == PostTheme.Palette.warning.text)
        }

        @Test func stackConfigurationKeepsTheColorsOfSeveritiesOnly() async throws {
            let stack = stage.view.createMessageStackView()
            stack.messageConfiguration = MessageConfiguration(backgroundColor: .purple, tintColor: .green)
            let error = try await post(Message(.error, "News"), on: stack).view
            let plain = try await post(Message("News"), on: stack).view
            func expectLook() {
                #expect(error.backgroundColor == PostTheme.Palette.error.background)
                #expect(
                    error.titleLabel.textColor == PostTheme.Palette.error.text
                        && error.tintColor == PostTheme.Palette.error.accent)
            }
            expectLook()
            #expect(plain.backgroundColor == .purple && plain.titleLabel.textColor == .green)
            stack.messageConfiguration = MessageConfiguration(
                backgroundColor: .brown, tintColor: .cyan, applyToAll: true)
            await stage.rest()
            expectLook()
            #expect(plain.backgroundColor == .brown && plain.titleLabel.textColor == .cyan)
        }

        @Test func configurationOfShownSeverityAppliesAfterItsEnd() async throws {
            let stack = stage.view.createMessageStackView()
            let (post, view) = try await post(Message(.error, "News"), on: stack)
            view.set(configuration: MessageConfiguration(backgroundColor: .purple, tintColor: .green))
            post.update(with: Message("News"))
            await stage.rest()
            #expect(view.backgroundColor == .purple && view.titleLabel.textColor == .green && view.tintColor == .green)
        }

        @Test func removedViewKeepsTheLookOfItsMessage() async throws {
            let (post, view) = try await post(Message(.error, "News")) {
                $0.editPresentation { $0.style.background = [.color(.black)] }
            }
            post.remove(animated: false)
            #expect(view.backgroundColor == PostTheme.Palette.error.background)
            view.set(message: Message("News"))
            #expect(view.backgroundColor == .messageBackground && view.tintColor == .messageTint)
        }

        @Test func colorsSetByTheAppStay() async throws {
            let view = MessageView()
            view.set(message: Message(.error, "News", subtitle: "More"))
            view.titleLabel.textColor = .brown
            stage.makePostView().post(view: view)
            await stage.rest()
            view.set(message: Message(.success, "Other", subtitle: "More"))
            #expect(view.titleLabel.textColor == .brown)
            #expect(view.subtitleLabel.textColor == PostTheme.Palette.success.text)
        }

        @Test func messageWithoutNewPartsHasOnlyTextsAndImages() async throws {
            let image = try #require(UIImage(systemName: "star.fill"))
            let view = stage.view.createMessageStackView().post(
                message: Message(title: "Title", subtitle: "Subtitle", leftImage: image, rightImage: image))
            await stage.rest()
            #expect(view.iconView.isHidden && view.actionsView.isHidden)
            #expect(view.backgroundColor == .messageBackground && view.titleLabel.textColor == .messageTint)
            let frames = [view.leftImageView, view.titleLabel, view.subtitleLabel, view.rightImageView]
                .map { $0.convert($0.bounds, to: view) }
            #expect(frames[0].minX == 16 && frames[0].size == CGSize(width: 32, height: 32))
            #expect(frames[1].minX == 60 && frames[2].minX == 60)
            #expect(frames[1].minY == 12 && abs(frames[2].minY - frames[1].maxY - 2) < 0.001)
            #expect(frames[3].maxX == view.bounds.width - 16 && frames[3].size == CGSize(width: 24, height: 24))
            #expect(abs(view.bounds.height - (frames[2].maxY + 12)) < 0.001)
            #expect(view.actionsView.frame.height == 0 || view.actionsView.isHidden)
        }
    }
}
