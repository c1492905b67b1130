import Testing
import UIKit

@testable import MessageStackView

// Properties of messages and their views.
extension BadValueTests.Property<Double> {
    static let views: [BadNumber] =
        [
            BadNumber("ProgressMessage.fraction") {
                $0.request = PostRequest(ProgressMessage(title: "Title", fraction: $1))
            },
            view("MessageView.leftImageViewSize") { $0.leftImageViewSize = CGSize(width: $1, height: $1) },
            view("MessageView.rightImageViewSize") { $0.rightImageViewSize = CGSize(width: $1, height: $1) },
            badge("BadgeView.imageSizeRatio") { $0.badgeView.imageSizeRatio = $1 },
            badge("BadgeView.containerBorderWidthScale") { $0.badgeView.containerBorderWidthScale = $1 },
            badge("BadgeView.containerCornerRadiusScale") { $0.badgeView.containerCornerRadiusScale = $1 },
            BadNumber("BadgeMessageView.shadowComponents") {
                BadgeMessageView.shadowComponents = .bad($1)
                BadgeContainerView.shadowComponents = .bad($1)
                $0.request = PostRequest(Stage.message)
            },
            view("UIView.setShadowComponents(_:)") { $0.setShadowComponents([.bad($1)], createSubview: true) },
            view("CALayer.setCorner(_:)") { $0.layer.setCorner(.rounded($1)) },
            BadNumber("ShadowView.setShadowComponents(_:)") {
                let view = ShadowView()
                view.heightAnchor.constraint(equalToConstant: 60).isActive = true
                view.layer.setCorner(.rounded($1))
                view.setShadowComponents([.bad($1), .defaultBlack])
                $0.request = PostRequest(view: view)
            },
        ]
        + [("top", \UIEdgeInsets.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right)]
        .flatMap { name, edge in
            [
                view("MessageView.insets.\(name)", isSeen: isNotHuge) { $0.insets[keyPath: edge] = $1 },
                badge("BadgeMessageView.containerViewInsets.\(name)", isSeen: isNotHuge) {
                    $0.containerViewInsets[keyPath: edge] = $1
                },
            ]
        }

    private static func view(
        _ name: String, isSeen: @escaping @Sendable (Double) -> Bool = { _ in true },
        set: @escaping @MainActor @Sendable (MessageView, Double) -> Void
    ) -> BadNumber {
        BadNumber(name, isSeen: isSeen) {
            let view = Stage.makeMessageView()
            set(view, $1)
            $0.request = PostRequest(view: view)
        }
    }

    private static func badge(
        _ name: String, isSeen: @escaping @Sendable (Double) -> Bool = { _ in true },
        set: @escaping @MainActor @Sendable (BadgeMessageView, Double) -> Void
    ) -> BadNumber {
        BadNumber(name, isSeen: isSeen) {
            let view = Stage.message.makeBadgeMessageView()
            set(view, $1)
            $0.request = PostRequest(view: view)
        }
    }
}

extension ShadowComponents {
    fileprivate static func bad(_ number: Double) -> ShadowComponents {
        ShadowComponents(
            radius: number, opacity: Float(number), color: .black, offset: CGSize(width: number, height: number))
    }
}

/// An unusual text for a message.
struct BadText: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String

    static let all = [
        BadText(testDescription: "empty", text: ""),
        BadText(
            testDescription: "control characters",
            text: (0..<0x20).compactMap(Unicode.Scalar.init).map(String.init).joined()
                + "\u{7F}\u{85}\u{2028}\u{202E}\u{FEFF}\u{FFFD}"),
        BadText(testDescription: "500 line breaks", text: String(repeating: "\n", count: 500)),
        BadText(testDescription: "5,000 emoji", text: String(repeating: "👩‍👩‍👧‍👦", count: 5_000)),
        BadText(testDescription: "2,000 letters", text: String(repeating: "a", count: 2_000)),
    ]

    static let megabyte = BadText(
        testDescription: "a megabyte", text: String(repeating: "A text that goes on. ", count: 50_000))
}

extension BadValueTests.Property<BadText> {
    static let texts: [BadValueTests.Property<BadText>] =
        longTexts + [
            Self("BadgeMessage.title") {
                $0.request = PostRequest(BadgeMessage(title: $1.text, subtitle: nil, image: nil, fillColor: .red))
            },
            Self("Message.title") { $0.request = PostRequest(Message(title: $1.text)) },
            Self("ProgressMessage.title") { $0.request = PostRequest(ProgressMessage(title: $1.text)) },
            Self("PostRequest.key") { $0.request.key = PostKey(rawValue: $1.text) },
            Self("PostRequest.accessibilityMessage") {
                $0.stage.simulator.isVoiceOverRunning = true
                $0.request.accessibilityMessage = $1.text
            },
        ]

    /// The texts that views lay out in several lines, one for each kind of view.
    static let longTexts: [BadValueTests.Property<BadText>] = [
        Self("BadgeMessage.subtitle") {
            $0.request = PostRequest(BadgeMessage(title: "Title", subtitle: $1.text, image: nil, fillColor: .red))
        },
        Self("Message.subtitle") { $0.request = PostRequest(Message(title: "Title", subtitle: $1.text)) },
        Self("ProgressMessage.subtitle") {
            $0.request = PostRequest(ProgressMessage(title: "Title", subtitle: $1.text, fraction: 0.5))
        },
        Self("Toast.post(message:)") {
            let toast = Toast()
            $0.stage.controller.addAndConstrainToast(toast)
            $0.poster = toast
            let view = ToastMessageView()
            view.set(message: Message(title: $1.text))
            $0.request = PostRequest(view: view)
        },
    ]
}
