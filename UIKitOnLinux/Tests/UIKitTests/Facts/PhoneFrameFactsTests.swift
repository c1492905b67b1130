import Simulator
import Testing
import UIKit

/// Where constraints put views on iPhones: measured on iOS 26.1, on an iPhone SE at 2×.
@MainActor
struct PhoneFrameFactsTests {
    private let sheet = Sheet(320, 320, on: .iPhoneSE)

    /// The edges at 103.333, 113.333 and so on come to lie on the nearest pixels.
    @Test func bothEdgesOfAFrameAreRoundedToPixels() {
        let stack = UIStackView(frame: CGRect(x: 10, y: 10, width: 180, height: 300))
        stack.axis = .vertical
        stack.spacing = 10
        stack.distribution = .fillEqually
        for _ in 0..<3 { stack.addArrangedSubview(UIView()) }
        sheet.view.addSubview(stack)
        sheet.view.layoutIfNeeded()
        #expect(
            stack.arrangedSubviews.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 180, height: 93.5), CGRect(x: 0, y: 103.5, width: 180, height: 93),
                CGRect(x: 0, y: 206.5, width: 180, height: 93.5),
            ])
    }

    @Test(arguments: [0.25, 0.5, 0.75, -0.25, -0.75])
    func aLengthOfWholePixelsStaysOne(offset: CGFloat) {
        let view = sheet.add(CGSize(width: 20.5, height: 20.5))
        sheet.pin(view, x: offset, y: offset)
        sheet.view.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 20.5, height: 20.5))
        #expect(abs(view.frame.minX - offset) <= 0.25)
    }

    @Test func viewsSideBySideShareAnEdge() {
        let (first, second) = (sheet.add(), sheet.add())
        sheet.activate(
            first.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor, constant: 0.2),
            first.widthAnchor.constraint(equalToConstant: 33.3),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.widthAnchor.constraint(equalToConstant: 33.3),
            first.topAnchor.constraint(equalTo: sheet.view.topAnchor),
            second.topAnchor.constraint(equalTo: sheet.view.topAnchor),
            first.heightAnchor.constraint(equalToConstant: 10), second.heightAnchor.constraint(equalToConstant: 10))
        sheet.view.layoutIfNeeded()
        #expect(first.frame.maxX == second.frame.minX)
        #expect(second.frame.maxX == 67, "0.2 + 2 · 33.3 = 66.8")
    }
}
