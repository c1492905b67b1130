import Simulator
import Testing
import UIKit

/// Glass over a screen that is black on the left and white from the middle on.
@MainActor
struct UIGlassEffectTests {
    private let playground = Playground(device: .iPhoneSE)
    private let effectView = UIVisualEffectView(effect: nil)
    private let right = UIView()

    init() {
        playground.square.removeFromSuperview()
        playground.view.backgroundColor = .black
        right.frame = playground.view.bounds
        right.frame.origin.x = 160
        right.backgroundColor = .white
        playground.view.addSubview(right)
        effectView.frame = CGRect(x: 0, y: 100, width: 320, height: 100)
        playground.view.addSubview(effectView)
    }

    private func pixels() -> Pixels {
        playground.simulator.advance(by: 0)
        return Pixels(playground.simulator.screenshot(scale: 1))
    }

    /// The row of pixels in the middle of the glass.
    private func row() -> [Int] {
        let pixels = pixels()
        return (0..<320).map { Int(pixels[$0, 150].green) }
    }

    // MARK: - Look

    @Test func effectWithoutAStyleIsRegular() {
        effectView.effect = UIGlassEffect(style: .regular)
        let regular = row()
        effectView.effect = UIGlassEffect()
        #expect(row() == regular)
    }

    @Test(arguments: [UIGlassEffect.Style.regular, .clear])
    func glassBlursAndTintsContentBehindIt(style: UIGlassEffect.Style) {
        effectView.effect = UIGlassEffect(style: style)
        let row = row()
        #expect(row[157] > row[60] && row[157] < row[163], "the edge is blurred")
        #expect(row[60] > 0 && row[260] == 255, "black is tinted")
    }

    @Test(arguments: [false, true])
    func glassUnderOpacityIsFlat(isOwnOpacity: Bool) {
        effectView.effect = UIGlassEffect(style: .regular)
        (isOwnOpacity ? effectView : playground.view).alpha = 0.99
        let flat = row()
        (isOwnOpacity ? effectView : playground.view).alpha = 1
        let blurred = row()
        #expect(flat[170] - flat[150] > blurred[170] - blurred[150] + 30, "the edge is sharp")
    }

    @Test func clearGlassHidesLessThanRegularGlass() {
        effectView.effect = UIGlassEffect(style: .regular)
        let regular = row()
        effectView.effect = UIGlassEffect(style: .clear)
        let clear = row()
        #expect(clear[60] < regular[60])
        #expect(clear[165] - clear[155] > regular[165] - regular[155], "the edge is sharper")
    }

    @Test func glassStrengthensColors() {
        right.frame.origin.x = 0
        right.backgroundColor = UIColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)
        effectView.effect = UIGlassEffect(style: .regular)
        let color = pixels()[160, 150]
        // Away from its gray by 1.5, then 30 % white over it.
        let gray = 0.6 * 0.2126 + 0.4 * 0.7874
        #expect(abs(Double(color.red) - 255 * ((gray + (0.6 - gray) * 1.5) * 0.7 + 0.3)) <= 4)
        #expect(abs(Double(color.green) - 255 * ((gray + (0.4 - gray) * 1.5) * 0.7 + 0.3)) <= 4)
    }

    @Test func tintColorCoversGlass() {
        let glass = UIGlassEffect(style: .regular)
        glass.tintColor = .red
        effectView.effect = glass
        let color = pixels()[60, 150]
        #expect(color.red == 255 && color.green == 0 && color.blue == 0)
        glass.tintColor = UIColor.red.withAlphaComponent(0)
        effectView.effect = glass
        let untinted = pixels()[60, 150]
        #expect(untinted.red == untinted.green && untinted.red > 0)
    }

    @Test func darkModeDarkensGlass() {
        right.backgroundColor = .gray
        effectView.effect = UIGlassEffect(style: .regular)
        playground.simulator.userInterfaceStyle = .light
        let light = row()[260]
        playground.simulator.userInterfaceStyle = .dark
        #expect(row()[260] < light - 60)
    }

    @Test func reduceTransparencyMakesGlassOpaque() {
        effectView.effect = UIGlassEffect(style: .regular)
        playground.simulator.isReduceTransparencyEnabled = true
        #expect(Set(row()[60..<260]).count == 1)
        playground.simulator.isReduceTransparencyEnabled = false
        #expect(Set(row()[60..<260]).count > 10)
    }

    @Test func glassFadesInWithAnimation() {
        right.frame.origin.x = 0
        right.backgroundColor = .black
        UIViewPropertyAnimator(duration: 1, curve: .linear) { [effectView] in
            effectView.effect = UIGlassEffect(style: .regular)
        }.startAnimation()
        playground.simulator.advance(by: 0.5)
        let half = row()[160]
        playground.simulator.advance(by: 1)
        let whole = row()[160]
        #expect(half > 0 && abs(half * 2 - whole) <= 4)
    }

    // MARK: - Shape

    /// Whether the glass is visible at points inside the view, one point from its corners: top left, top right, bottom
    /// left, bottom right.
    private func covers(_ glass: CGRect) -> [Bool] {
        let pixels = pixels()
        let (left, right) = (Int(glass.minX) + 1, Int(glass.maxX) - 2)
        return [Int(glass.minY) + 1, Int(glass.maxY) - 2].flatMap { y in [left, right].map { pixels[$0, y].green > 0 } }
    }

    private func showOnBlack() {
        right.removeFromSuperview()
        effectView.frame = CGRect(x: 20, y: 100, width: 200, height: 100)
        effectView.effect = UIGlassEffect(style: .regular)
    }

    @Test func glassIsCapsuleByDefault() {
        showOnBlack()
        #expect(covers(effectView.frame) == [false, false, false, false])
        #expect(pixels()[22, 150].green > 0)
        effectView.frame.size.height = 40
        #expect(pixels()[25, 104].green == 0 && pixels()[22, 120].green > 0, "the shape follows the size")
    }

    @Test func cornerConfigurationShapesGlass() {
        showOnBlack()
        effectView.cornerConfiguration = .corners(radius: .fixed(0))
        #expect(covers(effectView.frame) == [true, true, true, true])
        effectView.cornerConfiguration = .corners(radius: .fixed(20))
        #expect(covers(effectView.frame) == [false, false, false, false])
        #expect(pixels()[22, 125].green > 0)
        effectView.cornerConfiguration = .corners(
            topLeftRadius: .fixed(20), topRightRadius: nil, bottomLeftRadius: .fixed(0), bottomRightRadius: .fixed(20))
        #expect(covers(effectView.frame) == [false, true, true, false])
    }

    @Test func cornerConfigurationRoundsAnyView() {
        showOnBlack()
        effectView.removeFromSuperview()
        let view = UIView(frame: effectView.frame)
        view.backgroundColor = .white
        view.cornerConfiguration = .corners(radius: .fixed(20))
        playground.view.addSubview(view)
        #expect(covers(view.frame) == [false, false, false, false])
    }

    @Test(arguments: [.nan, -.nan, -5, .infinity, -.infinity] as [Double])
    func invalidRadiusIsSquare(radius: Double) {
        showOnBlack()
        effectView.cornerConfiguration = .corners(radius: .fixed(radius))
        #expect(covers(effectView.frame) == [true, true, true, true])
    }

    @Test func blurIsSquareAfterGlass() {
        showOnBlack()
        effectView.effect = UIBlurEffect(style: .light)
        #expect(covers(effectView.frame) == [true, true, true, true])
    }

    // MARK: - Effects

    @Test func viewKeepsCopyOfGlass() throws {
        let glass = UIGlassEffect(style: .clear)
        glass.isInteractive = true
        glass.tintColor = .red
        effectView.effect = glass
        glass.isInteractive = false
        glass.tintColor = nil
        let kept = try #require(effectView.effect as? UIGlassEffect)
        #expect(kept.isInteractive && kept.tintColor == .red)
    }
}
