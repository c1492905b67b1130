import Simulator
import Testing
import UIKit

/// Pictures of layers and views that the app itself makes.
@MainActor
struct SnapshotTests {
    /// Draws itself black.
    private final class LateView: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.black.setFill()
            UIBezierPath(rect: bounds).fill()
        }
    }

    private let playground = Playground(device: .iPhoneSE)
    private let view = UIView(frame: CGRect(x: 50, y: 60, width: 40, height: 20))

    init() {
        view.backgroundColor = .red
        let child = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
        child.backgroundColor = .blue
        view.addSubview(child)
        playground.view.addSubview(view)
        playground.simulator.advance(by: 0)
    }

    private func picture(scale: CGFloat = 1, _ draw: (UIGraphicsImageRendererContext) -> Void) -> Pixels {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return Pixels(UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image(actions: draw))
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func aLayerIsRenderedInItsOwnCoordinates(scale: CGFloat) {
        view.transform = CGAffineTransform(rotationAngle: 1)
        let pixels = picture(scale: scale) { view.layer.render(in: $0.cgContext) }
        #expect(pixels[0, 0].red == 255 && pixels[pixels.width - 1, pixels.height - 1].red == 255)
        #expect(pixels[Int(15 * scale), Int(10 * scale)].blue == 255)
        #expect(pixels[Int(9 * scale), Int(10 * scale)].blue == 0)
    }

    @Test func theContextsTransformAndClipHold() {
        let pixels = picture {
            $0.cgContext.clip(to: CGRect(x: 0, y: 0, width: 30, height: 20))
            $0.cgContext.translateBy(x: 20, y: 5)
            view.layer.render(in: $0.cgContext)
        }
        #expect(pixels[19, 10].alpha == 0 && pixels[21, 10].red == 255)
        #expect(pixels[25, 4].alpha == 0 && pixels[31, 10].alpha == 0)
    }

    @Test func aRenderedLayerIsTheModelAndASnapshotWhatIsSeen() {
        let child = view.subviews[0]
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.frame.origin.x = 30 }
        playground.simulator.advance(by: 0.5)
        let rendered = picture { view.layer.render(in: $0.cgContext) }
        #expect(rendered[35, 10].blue == 255 && rendered[15, 10].blue == 0)
        let seen = picture { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: false) }
        #expect(seen[25, 10].blue == 255 && seen[35, 10].blue == 0)
    }

    @Test func aHierarchyIsStretchedToTheRectangle() {
        let pixels = picture { _ in
            #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true))
        }
        #expect(pixels[2, 10].red == 255 && pixels[7, 10].blue == 255 && pixels[25, 10].alpha == 0)
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true), "without a context")
    }

    @Test func updatesAreMadeFirstIfAsked() {
        let late = LateView(frame: view.bounds)
        late.isOpaque = false
        view.subviews[0].removeFromSuperview()
        view.addSubview(late)
        func ink(afterUpdates: Bool) -> Bool {
            let pixels = picture { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: afterUpdates) }
            return (0..<40).contains { pixels[$0, 10].red < 100 }
        }
        #expect(!ink(afterUpdates: false))
        #expect(ink(afterUpdates: true))
    }

    @Test func aSnapshotViewStaysAsItWas() throws {
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        view.backgroundColor = .green
        playground.view.addSubview(snapshot)
        playground.simulator.advance(by: 0)
        let pixels = Pixels(playground.simulator.screenshot(scale: 1))
        #expect(pixels[2, 2].red == 255 && pixels[15, 10].blue == 255)
    }

    @Test func aBlurInAHierarchySeesTheHierarchyAlone() {
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        effect.frame = view.bounds
        view.addSubview(effect)
        playground.simulator.advance(by: 0)
        let seen = picture { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: false) }
        #expect(seen[15, 10].red > 100 && seen[15, 10].blue > 100, "red and blue are mixed")
        let rendered = picture { view.layer.render(in: $0.cgContext) }
        #expect(rendered[35, 10].red == 255 && rendered[15, 10].blue == 255)
    }
}
