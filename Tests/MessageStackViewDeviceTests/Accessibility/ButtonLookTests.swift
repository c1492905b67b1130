import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewConnectivity

/// The accessibility rule D40: Bold Text and Button Shapes change the buttons of shown posts at once.
@MainActor
@Suite(.leavesNothingBehind)
struct ButtonLookTests {
    private let stage = Stage()

    private func showBadge() -> BadgeMessageView {
        let view = BadgeMessageView()
        view.set(badgeMessage: Stage.message)
        stage.view.createPostView().post(view: view) { $0.isAnimated = false }
        stage.simulator.advance(by: 0.5)
        return view
    }

    /// Returns the sum of the darkness of the pixels around a point.
    private func darkness(around point: CGPoint, within radius: CGFloat) throws -> CGFloat {
        var sum: CGFloat = 0
        for x in stride(from: -radius, through: radius, by: 1) {
            for y in stride(from: -radius, through: radius, by: radius) {
                sum += 1 - (try #require(stage.brightness(at: CGPoint(x: point.x + x, y: point.y + y))))
            }
        }
        return sum
    }

    @Test func boldTextMakesCloseIconHeavier() throws {
        let view = showBadge()
        let point = view.button.convert(CGPoint(x: 24, y: 24), to: nil)
        let before = try darkness(around: point, within: 3)
        stage.simulator.isBoldTextEnabled = true
        stage.simulator.advance(by: 0.1)
        #expect(try darkness(around: point, within: 3) > before * 1.2)
        stage.simulator.isBoldTextEnabled = false
        stage.simulator.advance(by: 0.1)
        #expect(view.button.image(for: .normal) === UIImage.cross)
    }

    @Test func customCloseButtonImageIsKept() {
        let view = showBadge()
        let image = UIImage(systemName: "wifi.slash")
        view.button.setImage(image, for: .normal)
        stage.simulator.isBoldTextEnabled = true
        stage.simulator.advance(by: 0.1)
        #expect(view.button.image(for: .normal) === image)
        stage.simulator.isBoldTextEnabled = false
    }

    @Test func buttonShapesAddRingToCloseButton() throws {
        let view = showBadge()
        let onRing = view.button.convert(CGPoint(x: 24, y: 24 - 13.5), to: nil)
        #expect(try #require(stage.brightness(at: onRing)) > 0.95)
        stage.simulator.areButtonShapesEnabled = true
        stage.simulator.advance(by: 0.1)
        #expect(try #require(stage.brightness(at: onRing)) < 0.75)
        view.button.tintColor = .black
        stage.simulator.advance(by: 0.1)
        #expect(try #require(stage.brightness(at: onRing)) < 0.5)
        stage.simulator.areButtonShapesEnabled = false
        stage.simulator.advance(by: 0.1)
        #expect(try #require(stage.brightness(at: onRing)) > 0.95)
    }

    @Test func buttonShapesUnderlineOnlyPlainSystemButtons() throws {
        stage.view.backgroundColor = .white
        let plain = UIButton(type: .system)
        plain.setTitle("I          I", for: .normal)
        let filled = UIButton(configuration: .filled())
        filled.setTitle("I          I", for: .normal)
        let view = UIStackView(arrangedSubviews: [plain, filled])
        view.axis = .vertical
        view.backgroundColor = .white
        stage.view.createPostView().post(view: view) { $0.isAnimated = false }
        stage.simulator.advance(by: 0.5)
        // Samples a column between the letters, which only an underline crosses.
        func hasLine(_ button: UIButton) throws -> Bool {
            let label = try #require(button.titleLabel)
            let values = try (0..<Int(label.bounds.height)).map { y in
                let point = label.convert(CGPoint(x: label.bounds.midX, y: CGFloat(y) + 0.5), to: nil)
                return try #require(stage.brightness(at: point))
            }
            return (values.max() ?? 0) - (values.min() ?? 0) > 0.2
        }
        #expect(try !hasLine(plain) && !hasLine(filled))
        stage.simulator.areButtonShapesEnabled = true
        stage.simulator.advance(by: 0.1)
        #expect(try hasLine(plain) && !hasLine(filled))
        stage.simulator.areButtonShapesEnabled = false
        stage.simulator.advance(by: 0.1)
        #expect(try !hasLine(plain))
    }
}
