import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

@MainActor
@Suite(.leavesNothingBehind)
struct PostFillTests {
    private let stage = Stage()
    private let view = PostFillView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))

    nonisolated private static let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
        context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }

    nonisolated static let kinds: [PostFill] = [
        .color(.red), .gradient([.red, .blue]), .blur(.systemMaterial), .glass(), .image(image),
    ]

    private func show(_ fills: PostFill...) {
        view.fills = fills
        stage.view.addSubview(view)
        stage.simulator.advance(by: 0)
    }

    private var gradient: CAGradientLayer? { view.subviews.first?.layer as? CAGradientLayer }

    @Test func gradientIsMirroredRightToLeft() {
        show(.gradient([.red, .blue], start: CGPoint(x: 0, y: 0.2), end: CGPoint(x: 1, y: 0.8)))
        #expect(gradient?.startPoint == CGPoint(x: 0, y: 0.2))
        stage.simulator.layoutDirection = .rightToLeft
        stage.simulator.advance(by: 0)
        #expect(gradient?.startPoint == CGPoint(x: 1, y: 0.2) && gradient?.endPoint == CGPoint(x: 0, y: 0.8))
    }

    @Test func gradientHasColorsOfItsWindow() {
        stage.window.overrideUserInterfaceStyle = .dark
        show(.gradient([UIColor { $0.userInterfaceStyle == .dark ? .white : .black }, .red]))
        #expect((gradient?.colors as? [CGColor])?.first == UIColor.white.cgColor)
    }

    @Test func blurIsOpaqueWithReduceTransparency() throws {
        show(.blur(.systemMaterial))
        let effectView = try #require(view.subviews[0].subviews[1] as? UIVisualEffectView)
        let solid = view.subviews[0].subviews[0]
        #expect(effectView.effect != nil && solid.alpha == 0)
        stage.simulator.isReduceTransparencyEnabled = true
        #expect(effectView.effect == nil && solid.alpha == 1)
        #expect(solid.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor.alpha == 1)
        stage.simulator.isReduceTransparencyEnabled = false
        #expect(effectView.effect != nil && solid.alpha == 0)
    }

    @Test(arguments: [UIBlurEffect.Style.dark, nil])
    func blurHasAStyleForDarkMode(dark: UIBlurEffect.Style?) throws {
        show(.blur(.extraLight, dark: dark))
        let effectView = try #require(view.subviews[0].subviews[1] as? UIVisualEffectView)
        for (mode, style) in [(UIUserInterfaceStyle.dark, dark ?? .extraLight), (.light, .extraLight)] {
            stage.simulator.userInterfaceStyle = mode
            stage.simulator.advance(by: 0)
            #expect(effectView.effect as? UIBlurEffect == UIBlurEffect(style: style))
        }
    }

    @Test func blurPairIsOpaqueInTheColorOfItsStyle() {
        show(.blur(.extraLight, dark: .dark))
        stage.simulator.isReduceTransparencyEnabled = true
        let (solid, gray) = (view.subviews[0].subviews[0], UIColor.secondarySystemBackground)
        for mode in [UIUserInterfaceStyle.dark, .light] {
            stage.simulator.userInterfaceStyle = mode
            stage.simulator.advance(by: 0)
            let (traits, expected) = (view.traitCollection, UITraitCollection(userInterfaceStyle: mode))
            #expect(solid.backgroundColor?.resolvedColor(with: traits) == gray.resolvedColor(with: expected))
            #expect(view.fills.visibleColors(in: traits) == [gray.resolvedColor(with: expected)])
        }
    }

    @Test(arguments: kinds)
    func fillFadesInWithAnimation(fill: PostFill) {
        view.isShown = false
        show(fill)
        func alpha() -> CGFloat {
            let effectView = view.subviews.first?.subviews.first { $0 is UIVisualEffectView }
            return CGFloat((effectView?.subviews ?? view.subviews).first?.layer.presentation()?.opacity ?? 0)
        }
        #expect(alpha() == 0)
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.isShown = true }.startAnimation()
        stage.simulator.advance(by: 0.5)
        #expect(alpha() > 0.4 && alpha() < 0.6)
        stage.simulator.advance(by: 1)
        #expect(alpha() == 1)
    }
}
