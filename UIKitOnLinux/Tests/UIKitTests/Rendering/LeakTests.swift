import Simulator
import Testing

@_spi(Simulator) @testable import UIKit

/// What was shown and dropped leaves nothing behind.
@MainActor
struct LeakTests {
    private final class Counted: UIView {
        nonisolated(unsafe) static var alive = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            Self.alive += 1
        }

        required init?(coder: NSCoder) { nil }

        deinit { Self.alive -= 1 }
    }

    private final class CountedLayer: CALayer {
        nonisolated(unsafe) static var alive = 0

        required init() {
            super.init()
            Self.alive += 1
        }

        deinit { Self.alive -= 1 }
    }

    private let playground = Playground(device: .iPhoneSE)
    private let renderer = ScreenRenderer(size: CGSize(width: 320, height: 568), scale: 1)

    private func show() {
        playground.simulator.advance(by: 1.0 / 60)
        renderer?.render(SystemOverlay.screenLayers, at: FrameClock.now)
    }

    @Test func tenThousandViewsLeaveNothing() {
        Counted.alive = 0
        for round in 0..<100 {
            let group = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
            for index in 0..<100 {
                let view = Counted(frame: CGRect(x: index, y: index * 3, width: 30, height: 20))
                view.backgroundColor = .red
                if index % 10 == 0 { view.layer.shadowOpacity = 1 }
                if index % 25 == 0 { view.mask = Counted(frame: view.bounds) }
                group.addSubview(view)
            }
            playground.view.addSubview(group)
            if round % 10 == 0 { UIView.animate(withDuration: 0.1) { group.alpha = 0 } }
            show()
            group.removeFromSuperview()
        }
        show()
        playground.simulator.advance(by: 1)
        #expect(Counted.alive == 0)
        #expect(FrameClock.shared.scheduledCount == 0)
    }

    @Test func tenThousandLayersLeaveNothing() {
        CountedLayer.alive = 0
        for _ in 0..<100 {
            let group = CALayer()
            for index in 0..<100 {
                let layer = CountedLayer()
                layer.frame = CGRect(x: index, y: index, width: 10, height: 10)
                if index.isMultiple(of: 9) { layer.mask = CountedLayer() }
                group.addSublayer(layer)
            }
            playground.view.layer.addSublayer(group)
            show()
            group.removeFromSuperlayer()
        }
        show()
        #expect(CountedLayer.alive == 0)
    }

    @Test func effectsAndImagesLeaveNothing() {
        weak var effectView: UIVisualEffectView?
        weak var imageView: UIImageView?
        weak var layer: CAShapeLayer?
        for _ in 0..<50 {
            let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
            effect.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            let image = UIImageView(image: UIImage(systemName: "bell"))
            effect.contentView.addSubview(image)
            let shape = CAShapeLayer()
            shape.path = UIBezierPath(rect: image.bounds).cgPath
            image.layer.addSublayer(shape)
            playground.view.addSubview(effect)
            UIView.animate(withDuration: 0.2) { effect.effect = nil }
            show()
            (effectView, imageView, layer) = (effect, image, shape)
            effect.removeFromSuperview()
        }
        show()
        playground.simulator.advance(by: 1)
        #expect(effectView == nil && imageView == nil && layer == nil)
    }

    @Test func shadowsThatAreNotDrawnAnyMoreAreForgotten() {
        let cache = ShadowCache()
        for round in 0..<2_000 {
            let outline = RoundedRectangle(rect: CGRect(x: 0, y: 0, width: 10 + round, height: 10), radius: 2)
            _ = cache.mask(for: ShadowCache.Key(shape: .outline(outline), sigma: 1)) {
                ShadowMask(box: CGRect(x: 0, y: 0, width: 4, height: 4), scale: 1, sigma: 1) { _ in }
            }
            cache.frameDidEnd()
        }
        #expect(cache.count <= 240)
    }
}
