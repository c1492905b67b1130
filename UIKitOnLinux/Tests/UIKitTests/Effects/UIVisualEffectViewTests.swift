import Simulator
import Testing
import UIKit

/// A blur over a screen that is black on the left and white from the middle on.
@MainActor
struct UIVisualEffectViewTests {
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

    /// The row of pixels in the middle of the blur.
    private func row() -> [Int] {
        let pixels = pixels()
        return (0..<320).map { Int(pixels[$0, 150].green) }
    }

    // MARK: - Blur

    @Test func anEdgeBehindItFadesAsAGaussianDoes() {
        effectView.effect = UIBlurEffect(style: .light)
        let row = row()
        #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
        // The tint of 30 % white leaves 77 to 255.
        let parts = row.map { (Double($0) - 76.5) / 178.5 }
        #expect(abs(parts[159] - 0.5) < 0.02 && abs(parts[5]) < 0.01 && abs(parts[315] - 1) < 0.01)
        // An edge blurred by 30 points is at 16 % and 84 % a standard deviation away.
        let sixteenth = parts.firstIndex { $0 > 0.1587 } ?? 0
        let last = parts.firstIndex { $0 > 0.8413 } ?? 0
        #expect(abs(160 - sixteenth - 30) <= 2, "\(sixteenth)")
        #expect(abs(last - 160 - 30) <= 2, "\(last)")
    }

    @Test func whatLiesBesideItTakesNoPart() {
        effectView.effect = UIBlurEffect(style: .light)
        effectView.frame.origin.x = 162
        let row = row()
        #expect(row[170] == 255 && row[161] == 255 && row[159] == 0)
    }

    @Test func theSharpPictureGoesOnBesideIt() {
        effectView.effect = UIBlurEffect(style: .dark)
        let pixels = pixels()
        #expect(pixels[159, 99].green == 0 && pixels[160, 99].green == 255)
        #expect(pixels[159, 200].green == 0 && pixels[160, 200].green == 255)
    }

    @Test func coloursBehindItGrowStronger() {
        right.frame.origin.x = 0
        right.backgroundColor = UIColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)
        effectView.effect = UIBlurEffect(style: .light)
        let color = pixels()[160, 150]
        // Away from its gray by 1.8, then 30 % white over it.
        let gray = 0.6 * 0.2126 + 0.4 * 0.7874
        let red = (gray + (0.6 - gray) * 1.8) * 0.7 + 0.3
        let green = (gray + (0.4 - gray) * 1.8) * 0.7 + 0.3
        #expect(abs(Double(color.red) - 255 * red) <= 4)
        #expect(abs(Double(color.green) - 255 * green) <= 4)
    }

    @Test func itFollowsWhatMovesBehindIt() {
        effectView.effect = UIBlurEffect(style: .regular)
        let before = row()
        right.frame.origin.x = 200
        let after = row()
        #expect(after[180] < before[180] - 20)
        #expect(after[40] == before[40])
    }

    @Test func darkAppearanceDarkensIt() {
        right.backgroundColor = .gray
        for style in [.regular, .prominent, .systemThinMaterial, .systemChromeMaterial] as [UIBlurEffect.Style] {
            effectView.effect = UIBlurEffect(style: style)
            playground.simulator.userInterfaceStyle = .light
            let light = row()[300]
            playground.simulator.userInterfaceStyle = .dark
            #expect(row()[300] < light - 60, "\(style)")
        }
        effectView.effect = UIBlurEffect(style: .systemMaterialLight)
        let light = row()[300]
        playground.simulator.userInterfaceStyle = .light
        #expect(row()[300] == light)
    }

    @Test func thickerMaterialsHideMore() {
        let styles: [UIBlurEffect.Style] = [
            .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
        ]
        let contrasts = styles.map { style in
            effectView.effect = UIBlurEffect(style: style)
            let row = row()
            return row[315] - row[5]
        }
        #expect(zip(contrasts, contrasts.dropFirst()).allSatisfy { $0 > $1 + 10 })
    }

    // MARK: - Reduce Transparency

    @Test func anOpaqueColourStandsInForIt() {
        effectView.effect = UIBlurEffect(style: .systemMaterial)
        playground.simulator.isReduceTransparencyEnabled = true
        let opaque = row()
        #expect(Set(opaque).count == 1 && opaque[0] > 230)
        playground.simulator.isReduceTransparencyEnabled = false
        #expect(Set(row()).count > 20)
    }

    // MARK: - Animation

    @Test func anEffectComesInWithAnAnimation() {
        func contrast() -> Int {
            let row = row()
            return row[165] - row[155]
        }
        #expect(contrast() == 255)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            effectView.effect = UIBlurEffect(style: .light)
        }
        playground.simulator.advance(by: 0.05)
        let early = contrast()
        playground.simulator.advance(by: 0.45)
        let middle = contrast()
        playground.simulator.advance(by: 0.6)
        let late = contrast()
        #expect(early > middle + 50 && middle > late && late > 0)
        UIView.animate(withDuration: 1) { effectView.effect = nil }
        playground.simulator.advance(by: 2)
        #expect(contrast() == 255)
    }

    // MARK: - Opacity and masks

    @Test func itsOwnAlphaFadesTheBlur() {
        effectView.effect = UIBlurEffect(style: .light)
        let full = row()
        effectView.alpha = 0.5
        let half = row()
        // Halfway between the sharp picture and the blur.
        #expect(abs(half[140] - full[140] / 2) <= 30 && half[140] > 10)
        #expect(half[165] - half[155] > 60)
    }

    @Test func aFadedSuperviewBreaksTheBlur() {
        effectView.effect = UIBlurEffect(style: .light)
        let group = UIView(frame: playground.view.bounds)
        playground.view.addSubview(group)
        group.addSubview(effectView)
        #expect(row()[165] - row()[155] < 30)
        group.alpha = 0.99
        let broken = row()
        #expect(broken[165] - broken[155] > 150, "only the tint is left")
    }

    @Test func itsOwnMaskDoesNotBreakTheBlur() {
        effectView.effect = UIBlurEffect(style: .light)
        let blurred = row()
        let mask = UIView(frame: CGRect(x: 20, y: 0, width: 280, height: 100))
        mask.backgroundColor = .black
        effectView.mask = mask
        let masked = row()
        #expect(masked[150] == blurred[150] && masked[200] == blurred[200])
        #expect(masked[10] == 0)
    }

    @Test func roundCornersCutIt() {
        effectView.effect = UIBlurEffect(style: .light)
        effectView.layer.cornerRadius = 30
        effectView.clipsToBounds = true
        let pixels = pixels()
        #expect(pixels[2, 102].green == 0)
        #expect(pixels[160, 102].green > 80)
        #expect(abs(Int(pixels[150, 150].green) - Int(pixels[150, 140].green)) <= 2)
    }

    // MARK: - Content

    @Test func theContentViewFillsItAndIsSharp() {
        effectView.effect = UIBlurEffect(style: .dark)
        let child = UIView(frame: CGRect(x: 100, y: 40, width: 20, height: 20))
        child.backgroundColor = .red
        effectView.contentView.addSubview(child)
        #expect(effectView.contentView.frame == effectView.bounds)
        effectView.frame.size = CGSize(width: 300, height: 120)
        #expect(effectView.contentView.frame == effectView.bounds)
        let pixels = pixels()
        #expect(pixels[110, 150].red == 255 && pixels[110, 150].green == 0)
        #expect(pixels[99, 150].red < 60)
    }

    @Test func whatIsVibrantTakesOneColour() {
        let blur = UIBlurEffect(style: .dark)
        effectView.effect = blur
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
        vibrant.frame = effectView.bounds
        let child = UIView(frame: CGRect(x: 100, y: 40, width: 20, height: 20))
        child.backgroundColor = .red
        vibrant.contentView.addSubview(child)
        effectView.contentView.addSubview(vibrant)
        let color = pixels()[110, 150]
        #expect(color.red == 255 && color.green == 255, "the label's colour in the dark")
        vibrant.effect = UIVibrancyEffect(blurEffect: blur, style: .tertiaryLabel)
        let faint = pixels()[110, 150]
        #expect(faint.green < 160 && faint.green > 60)
    }

    // MARK: - Values

    @Test func effectsAreEqualByTheirValues() {
        #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
        #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
        let blur = UIBlurEffect(style: .dark)
        #expect(UIVibrancyEffect(blurEffect: blur) == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
        #expect(UIVibrancyEffect(blurEffect: blur) != UIVibrancyEffect(blurEffect: blur, style: .fill))
        #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
        #expect(UIBlurEffect.Style.prominent.rawValue == 5)
    }
}
