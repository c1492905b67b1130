import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// The icons of messages, alerts and pop-ups.
    @MainActor
    struct PostIconTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        enum Icon: CaseIterable {
            case image, symbol, emoji

            @MainActor var icon: PostIcon {
                switch self {
                case .image:
                    .image(
                        UIGraphicsImageRenderer(size: CGSize(width: 90, height: 30)).image {
                            $0.fill(CGRect(x: 0, y: 0, width: 90, height: 30))
                        })
                case .symbol: .symbol("star.fill")
                case .emoji: .emoji("🍝")
                }
            }
        }

        private func shownView(_ icon: PostIcon) async throws -> MessageView {
            let post = stage.makePostView().post(Message("Title", icon: icon))
            await stage.rest()
            return try #require(post.view as? MessageView)
        }

        @Test func unknownSymbolAndEmptyEmojiTakeNoRoom() async throws {
            for icon in [PostIcon.symbol("no.such.symbol"), .symbol(""), .emoji("")] {
                let view = try await shownView(icon)
                #expect(view.iconView.isHidden)
                #expect(view.titleLabel.convert(view.titleLabel.bounds, to: view).minX == 16)
            }
        }

        @Test func longTextAsEmojiStaysInItsSquare() async throws {
            let view = try await shownView(.emoji("Not an emoji but a long text"))
            #expect(view.iconView.bounds.size == CGSize(width: 32, height: 32))
            #expect(view.titleLabel.bounds.width > 20)
        }

        @Test func symbolHasTheTintColorAndImageItsOwn() async throws {
            let view = try await shownView(.symbol("star.fill"))
            let imageView = try #require(view.iconView as? UIImageView)
            #expect(imageView.tintColor == view.tintColor && !imageView.accessibilityIgnoresInvertColors)
            view.set(message: Message("Title", icon: Icon.image.icon))
            #expect(imageView.accessibilityIgnoresInvertColors)
        }
    }
}
