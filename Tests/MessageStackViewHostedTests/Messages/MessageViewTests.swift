import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    @MainActor
    struct MessageViewTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func shownView(_ message: Message) async -> MessageView {
            let view = stage.view.createMessageStackView().post(message: message)
            await stage.rest()
            return view
        }

        private var image: UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }

        @Test func missingTextAndImagesTakeNoSpace() async {
            let view = await shownView(Message(title: "Title"))
            #expect(view.subtitleLabel.isHidden && view.leftImageView.isHidden && view.rightImageView.isHidden)
            #expect(view.titleLabel.convert(view.titleLabel.bounds, to: view).minX == 16)
            let two = await shownView(Message(title: "Title", subtitle: "Subtitle", leftImage: image))
            #expect(two.bounds.height > view.bounds.height)
            #expect(abs(two.titleLabel.convert(two.titleLabel.bounds, to: two).minX - (16 + 32 + 12)) < 0.001)
        }

        @Test func tintColorAppliesToTextAndImages() async {
            let view = await shownView(Message(title: "Title", subtitle: "Subtitle", leftImage: image))
            view.tintColor = .green
            #expect(view.titleLabel.textColor == .green && view.subtitleLabel.textColor == .green)
            #expect(view.leftImageView.tintColor == .green)
        }

        @Test func configurationKeepsCustomShadowAndCorners() {
            let view = MessageView()
            view.layer.cornerRadius = 9
            view.layer.masksToBounds = true
            view.layer.shadowOpacity = 0.9
            view.set(configuration: MessageConfiguration(backgroundColor: .blue, shadow: false))
            #expect(view.layer.shadowOpacity == 0.9)
            #expect(view.layer.masksToBounds && view.layer.cornerRadius == 9)
            view.set(configuration: MessageConfiguration(shadow: true))
            #expect(view.layer.shadowRadius == 1)
            view.set(configuration: MessageConfiguration(shadow: false))
            #expect(view.layer.shadowOpacity == 0)
            #expect(view.backgroundColor == .blue, "unset values stay")
        }

        @Test(arguments: [UIUserInterfaceStyle.light, .dark])
        func defaultTextHasMinimumContrast(style: UIUserInterfaceStyle) {
            let traits = UITraitCollection(userInterfaceStyle: style)
            let view = MessageView()
            let back = (view.backgroundColor ?? .clear).resolvedColor(with: traits)
            #expect(view.titleLabel.textColor.resolvedColor(with: traits).contrast(with: back) >= 4.5)
        }

        @Test func textAlignmentIsNatural() {
            let labels = [
                MessageView().titleLabel, MessageView().subtitleLabel, BadgeMessageView().titleLabel,
                BadgeMessageView().subtitleLabel, GrayToastView().titleLabel,
            ]
            #expect(labels.allSatisfy { $0.textAlignment == .natural })
        }
    }
}
