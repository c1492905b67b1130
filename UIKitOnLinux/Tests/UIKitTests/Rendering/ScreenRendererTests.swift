import Testing
import UIKit

/// What a frame draws again.
@MainActor
struct ScreenRendererTests {
    private let canvas = Canvas()
    private let frame = CGRect(x: 10, y: 10, width: 10, height: 10)

    /// The pixels that were drawn again for a layer with a frame: one more on each side, for soft edges.
    private func around(_ frame: CGRect) -> PixelRect {
        PixelRect(
            x: Int(frame.minX) - 1, y: Int(frame.minY) - 1, width: Int(frame.width) + 2, height: Int(frame.height) + 2)
    }

    @Test func theFirstFrameDrawsEverythingAndAnIdleOneNothing() {
        canvas.add(frame)
        #expect(canvas.render() == [PixelRect(x: 0, y: 0, width: 40, height: 40)])
        #expect(canvas.render().isEmpty)
    }

    @Test func aChangeDrawsItsLayerAlone() {
        let layer = canvas.add(frame)
        canvas.add(CGRect(x: 30, y: 30, width: 5, height: 5))
        canvas.render()
        layer.backgroundColor = UIColor.red.cgColor
        #expect(canvas.render() == [around(frame)])
        layer.cornerRadius = 3
        #expect(canvas.render() == [around(frame)])
        layer.opacity = 0.5
        #expect(canvas.render() == [around(frame)])
        layer.isHidden = true
        #expect(canvas.render() == [around(frame)])
        layer.cornerRadius = 5
        #expect(canvas.render().isEmpty, "what is hidden changes nothing")
    }

    @Test func invertedColorsAreOppositeButForViewsThatIgnoreIt() {
        canvas.add(frame) { $0.backgroundColor = UIColor.red.cgColor }
        let picture = UIView(frame: CGRect(x: 30, y: 30, width: 5, height: 5))
        picture.backgroundColor = .red
        picture.accessibilityIgnoresInvertColors = true
        canvas.root.addSublayer(picture.layer)
        canvas.render()
        AssistiveTechnology.shared.settings.isInvertColorsEnabled = true
        defer { AssistiveTechnology.shared.settings.isInvertColorsEnabled = false }
        #expect(canvas.render() == [PixelRect(x: 0, y: 0, width: 40, height: 40)])
        let (inverted, kept) = (canvas.pixels()[15, 15], canvas.pixels()[32, 32])
        #expect(inverted.red == 0 && inverted.green == 255 && inverted.blue == 255)
        #expect(kept.red == 255 && kept.green == 0 && kept.blue == 0)
        #expect(canvas.render().isEmpty)
    }

    @Test func aMoveDrawsWhereItWasAndWhereItIs() {
        let layer = canvas.add(CGRect(x: 2, y: 2, width: 4, height: 4))
        canvas.render()
        layer.position.x += 30
        let drawn = canvas.render()
        #expect(drawn.contains { $0.intersects(PixelRect(x: 2, y: 2, width: 4, height: 4)) })
        #expect(drawn.contains { $0.intersects(PixelRect(x: 32, y: 2, width: 4, height: 4)) })
        #expect(drawn.allSatisfy { $0.maxY <= 7 })
        let pixels = canvas.pixels()
        #expect(pixels.red(at: 3, 3, scale: 1) == 255 && pixels.red(at: 33, 3, scale: 1) == 0)
    }

    @Test func addingRemovingAndReorderingAreSeen() {
        let red = canvas.add(frame) { $0.backgroundColor = UIColor.red.cgColor }
        let black = canvas.add(frame)
        canvas.render()
        black.removeFromSuperlayer()
        #expect(canvas.render() == [around(frame)])
        #expect(canvas.pixels()[15, 15].red == 255)
        canvas.root.insertSublayer(black, at: 0)
        #expect(canvas.render() == [around(frame)])
        #expect(canvas.pixels()[15, 15].red == 255)
        black.zPosition = 1
        #expect(canvas.render() == [around(frame)])
        #expect(canvas.pixels()[15, 15].red == 0)
        red.removeFromSuperlayer()
        canvas.render()
        #expect(canvas.pixels()[15, 15].red == 0)
    }

    @Test func aParentThatMovesTakesItsSublayersAlong() {
        let parent = canvas.add(CGRect(x: 0, y: 0, width: 20, height: 20)) { $0.backgroundColor = nil }
        canvas.add(CGRect(x: 5, y: 5, width: 4, height: 4), to: parent)
        canvas.render()
        parent.position.y += 15
        canvas.render()
        let pixels = canvas.pixels()
        #expect(pixels[6, 6].red == 255)
        #expect(pixels[6, 21].red == 0)
    }

    @Test func whatAParentClipsAwayIsntDrawn() {
        let parent = canvas.add(CGRect(x: 0, y: 0, width: 20, height: 20)) { $0.masksToBounds = true }
        let child = canvas.add(CGRect(x: 15, y: 5, width: 20, height: 4), to: parent)
        canvas.render()
        child.backgroundColor = UIColor.red.cgColor
        #expect(canvas.render().allSatisfy { $0.maxX <= 20 })
        child.position.x += 20
        canvas.render()
        child.backgroundColor = UIColor.blue.cgColor
        #expect(canvas.render().isEmpty)
    }
}
