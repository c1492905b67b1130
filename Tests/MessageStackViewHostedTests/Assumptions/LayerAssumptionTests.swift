import Testing
import UIKit

@testable import MessageStackView

/// Assumptions about the animations of layers and about their pictures.
extension HostedTests {
    @MainActor
    struct LayerAssumptionTests {
        private let stage: Stage
        private let square: UIView

        init() async throws {
            stage = try await Stage()
            square = stage.addSquare()
        }

        private func linear(_ change: @escaping () -> Void) -> UIViewPropertyAnimator {
            UIViewPropertyAnimator(duration: 4, curve: .linear, animations: change)
        }

        /// Returns a picture of a view as it is seen.
        private func picture(of view: UIView) async -> Data? {
            await stage.watch(frames: 2) {}
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let renderer = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
            return renderer.image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: false) }.pngData()
        }

        /// Adds a view with colored stripes, to be seen through others.
        private func addStripes() -> UIView {
            let stripes = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
            for (index, color) in [UIColor.red, .white, .blue, .white, .black, .white].enumerated() {
                let stripe = UIView(frame: CGRect(x: 0, y: index * 20, width: 120, height: 20))
                stripe.backgroundColor = color
                stripes.addSubview(stripe)
            }
            stage.view.addSubview(stripes)
            return stripes
        }

        @Test func u5LayersAcceptAMillionPoints() async {
            let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) {
                square.transform = CGAffineTransform(translationX: 1_000_000, y: -1_000_000)
                square.center = CGPoint(x: -1_000_000, y: 1_000_000)
            }
            animator.startAnimation()
            await stage.wait { animator.state == .inactive }
            await stage.nextFrame()
            #expect(square.layer.position == CGPoint(x: -1_000_000, y: 1_000_000))
            #expect(square.transform.tx == 1_000_000 && square.seen.frame.minX == -20)
            #expect(stage.window.hitTest(CGPoint(x: 30, y: 210), with: nil) === stage.view)
        }

        @Test func u114LayerAnimationStartsAtItsBeginTime() async throws {
            let line = CAShapeLayer()
            stage.view.layer.addSublayer(line)
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            let animation = CABasicAnimation(keyPath: "strokeEnd")
            animation.fromValue = 1
            animation.toValue = 0
            animation.duration = 1_000
            animation.beginTime = line.convertTime(CACurrentMediaTime(), from: nil) - 500
            line.add(animation, forKey: nil)
            await stage.watch(frames: 2) {}
            let seen = try #require(line.presentation()).strokeEnd
            #expect(abs(seen - 0.5) < 0.01)
        }

        @Test func u12HighPositionIsDrawnInFront() async throws {
            let cover = UIView(frame: stage.window.bounds)
            cover.backgroundColor = .green
            stage.window.addSubview(cover)
            let alone = try #require(await picture(of: stage.window))
            cover.layer.zPosition = 1_000
            let presented = UIViewController()
            presented.view.backgroundColor = .red
            presented.modalPresentationStyle = .fullScreen
            stage.controller.present(presented, animated: false)
            await stage.rest()
            // The presentation is in front of the view, but for its position.
            stage.window.sendSubviewToBack(cover)
            #expect(await picture(of: stage.window) == alone)
            cover.layer.zPosition = 0
            #expect(await picture(of: stage.window) != alone)
            cover.removeFromSuperview()
            stage.controller.dismiss(animated: false)
            await stage.rest()
        }

        @Test func u25SublayersHaveTheActionsOfTheLayer() throws {
            let sublayer = CALayer()
            square.layer.addSublayer(sublayer)
            for key in ["bounds", "position", "backgroundColor", "opacity"] {
                #expect(square.action(for: square.layer, forKey: key) is NSNull)
                #expect(square.action(for: sublayer, forKey: key) is NSNull)
                var actions: [(any CAAction)?] = []
                UIView.animate(withDuration: 0.1) {
                    actions = [square.layer, sublayer].map { square.action(for: $0, forKey: key) }
                }
                let kinds = try actions.map { type(of: try #require($0)) }
                #expect(kinds[0] == kinds[1] && !(actions[1] is NSNull), "\(key)")
            }
        }

        @Test func u45ShadowPathIsInterpolated() async throws {
            let shadow = PostShadowView(frame: CGRect(x: 20, y: 300, width: 100, height: 100))
            stage.view.addSubview(shadow)
            let components = PostStyle.Shadow(radius: 8, opacity: 0.5, color: .black, offset: .zero)
            shadow.show([components], in: stage.view.traitCollection)
            let shape = { (height: CGFloat) in
                PostShape(.rounded(12), at: .top, size: CGSize(width: 100, height: height), isRightToLeft: false)
            }
            shadow.follow(shape(100))
            await stage.nextFrame()
            let animator = linear {
                shadow.frame.size.height = 200
                shadow.follow(shape(200))
            }
            animator.startAnimation()
            await stage.wait { shadow.seen.bounds.height > 110 }
            let layer = try #require(shadow.layer.shadowLayers.first)
            let height = try #require(layer.presentation()?.shadowPath).boundingBoxOfPath.height
            #expect(abs(height - shadow.seen.bounds.height) < 3 && height < 190)
            animator.stopAnimation(true)
        }

        @Test func u46EffectIsAnimated() async throws {
            let stripes = addStripes()
            let blur = UIVisualEffectView(effect: nil)
            blur.frame = stripes.bounds
            stripes.addSubview(blur)
            let sharp = await picture(of: stripes)
            let animator = linear { blur.effect = UIBlurEffect(style: .regular) }
            animator.pauseAnimation()
            animator.fractionComplete = 0.5
            let half = await picture(of: stripes)
            animator.fractionComplete = 1
            let blurred = await picture(of: stripes)
            #expect(sharp != half && half != blurred && sharp != blurred)
            animator.stopAnimation(true)
        }

        @Test func u47BlurShowsTheContentBelow() async throws {
            let stripes = addStripes()
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
            blur.frame = stripes.bounds
            stripes.addSubview(blur)
            let first = await picture(of: stripes)
            stripes.subviews.first?.backgroundColor = .green
            let second = await picture(of: stripes)
            #expect(first != nil && first != second)
            blur.effect = nil
            #expect(await picture(of: stripes) != second)
        }

        @Test func u52GradientLayerFollowsItsView() async throws {
            let gradient = GradientView(frame: CGRect(x: 20, y: 300, width: 100, height: 100))
            stage.view.addSubview(gradient)
            await stage.nextFrame()
            let animator = linear { gradient.frame.size.height = 200 }
            animator.startAnimation()
            await stage.wait { gradient.seen.bounds.height > 110 }
            #expect(gradient.layer.bounds.height == 200 && gradient.seen.bounds.height < 190)
            #expect(gradient.seen is CAGradientLayer)
            animator.stopAnimation(true)
        }

        @Test func u69DynamicColorsWithAnotherAlphaAreEqual() {
            #expect(UIColor.label.withAlphaComponent(0.4) == UIColor.label.withAlphaComponent(0.4))
            #expect(UIColor.label.withAlphaComponent(0.4) != UIColor.label.withAlphaComponent(0.5))
        }
    }
}

private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
}
