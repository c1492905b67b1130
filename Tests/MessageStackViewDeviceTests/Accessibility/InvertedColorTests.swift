import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// The accessibility rule D40: images in posts keep their colors while Smart Invert is on.
@MainActor
@Suite(.leavesNothingBehind)
struct InvertedColorTests {
    private let stage = Stage()

    private func makeImage(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
    }

    private func center(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    @Test func imageKeepsItsColorsWhileTextIsInverted() throws {
        stage.view.backgroundColor = .white
        let view = MessageView()
        view.set(message: Message(title: "A title", leftImage: makeImage(.black)))
        view.backgroundColor = .white
        stage.view.createPostView().post(view: view) { $0.isAnimated = false }
        stage.simulator.advance(by: 0.5)
        let middle = center(of: view.leftImageView)
        let outside = CGPoint(x: middle.x - view.leftImageView.bounds.width / 2 - 4, y: middle.y)
        #expect(try #require(stage.brightness(at: middle)) < 0.05)
        #expect(try #require(stage.brightness(at: outside)) > 0.95)
        stage.simulator.isInvertColorsEnabled = true
        #expect(try #require(stage.brightness(at: middle)) < 0.05)
        #expect(try #require(stage.brightness(at: outside)) < 0.05)
        view.leftImageView.accessibilityIgnoresInvertColors = false
        #expect(try #require(stage.brightness(at: middle)) > 0.95)
    }

    @Test func onlyOriginalImagesIgnoreInvertedColors() {
        let message = MessageView()
        message.set(
            message: Message(title: "Title", leftImage: PostTheme.Palette.error.icon, rightImage: makeImage(.red)))
        #expect(!message.leftImageView.accessibilityIgnoresInvertColors)
        #expect(message.rightImageView.accessibilityIgnoresInvertColors)
        message.set(message: Message(title: "Title", rightImage: makeImage(.red).withRenderingMode(.alwaysTemplate)))
        #expect(!message.rightImageView.accessibilityIgnoresInvertColors)

        let badge = BadgeMessageView()
        badge.badgeView.image = makeImage(.red)
        #expect(!badge.badgeView.imageView.accessibilityIgnoresInvertColors)
        badge.badgeView.renderingMode = .alwaysOriginal
        #expect(badge.badgeView.imageView.accessibilityIgnoresInvertColors)

        let fills = PostFillView()
        fills.fills = [.image(makeImage(.red)), .color(.blue)]
        #expect(fills.subviews.map(\.accessibilityIgnoresInvertColors) == [true, false])
    }

    @Test func changingInvertedColorsRedrawsWholeScreen() throws {
        stage.view.backgroundColor = .white
        stage.simulator.advance(by: 0)
        let screen = stage.simulator.openScreen(scale: 1)
        _ = screen.takeUpdate()
        #expect(screen.takeUpdate() == nil)
        for isOn in [true, false] {
            stage.simulator.isInvertColorsEnabled = isOn
            stage.simulator.advance(by: 0.1)
            let update = try #require(screen.takeUpdate())
            let part = try #require(update.rectangles.first)
            #expect(part.width == update.pixelWidth && part.height == update.pixelHeight)
            #expect(part.pixels[(part.height / 2 * part.width + 50) * 4] == (isOn ? 0 : 255))
        }
    }

    @Test func blurInViewIgnoringInversionShowsOriginalColors() throws {
        stage.view.backgroundColor = .black
        let view = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
        blur.frame = view.bounds
        view.addSubview(blur)
        view.accessibilityIgnoresInvertColors = true
        stage.view.addSubview(view)
        let point = CGPoint(x: 200, y: 400)
        let overBlack = try #require(stage.brightness(at: point))
        stage.view.backgroundColor = .white
        let overWhite = try #require(stage.brightness(at: point))
        #expect(overWhite > overBlack + 0.1)
        stage.simulator.isInvertColorsEnabled = true
        #expect(abs(try #require(stage.brightness(at: point)) - overWhite) < 0.02)
        stage.view.backgroundColor = .black
        #expect(abs(try #require(stage.brightness(at: point)) - overBlack) < 0.02)
        stage.simulator.isInvertColorsEnabled = false
    }
}
