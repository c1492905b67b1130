import Simulator
import Testing
import UIKit

/// Plain buttons: figures measured on Mac Catalyst 26.1.
@MainActor @Suite(.device(.catalyst))
struct ButtonFactsTests {
    private func makeButton(_ title: String, font: UIFont? = nil) -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 70, width: 0, height: 0)
        button.setTitle(title, for: .normal)
        if let font { button.titleLabel?.font = font }
        button.sizeToFit()
        return button
    }

    @Test func aButtonIsTwelvePointsHigherThanItsTitleAndWholePointsWide() {
        let button = makeButton("Plain Dark")
        #expect(button.frame.origin == CGPoint(x: 20, y: 70))
        #expect(abs(button.frame.width - 72) <= 1 && button.frame.height == 31)
        #expect(button.frame.width == button.frame.width.rounded())
    }

    @Test func theFontOfTheTitleCanBeSetAndStays() {
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        let button = makeButton("Semibold Dark", font: font)
        #expect(abs(button.frame.width - 121) <= 1 && button.frame.height == 32)
        button.isEnabled = false
        button.setTitle("Other", for: .normal)
        #expect(button.titleLabel?.font == font)
    }

    @Test func aTitleIsCentredHalfUpToThePixel() throws {
        let button = makeButton("Orange Title")
        button.frame.size = CGSize(width: 200, height: 40)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel).frame
        #expect(title.minY == 10.5 && title.height == 19)
        #expect(abs(title.midX - 100) <= 0.5)
    }
}
