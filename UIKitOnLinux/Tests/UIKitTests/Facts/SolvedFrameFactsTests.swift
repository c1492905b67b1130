import Simulator
import Testing
import UIKit

/// Where constraints put views: figures measured on Mac Catalyst 26.1.
@MainActor
struct SolvedFrameFactsTests {
    private let sheet = Sheet(320, 240, on: .catalyst)

    @Test func threeEqualWidthsStayEqualThoughTheLastHangsOver() {
        let views = (0..<3).map { _ in sheet.add() }
        var edge = sheet.view.leadingAnchor
        var gap: CGFloat = 10
        for view in views {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: edge, constant: gap),
                view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
            ])
            (edge, gap) = (view.trailingAnchor, 10)
        }
        sheet.activate(views[2].trailingAnchor.constraint(equalTo: sheet.view.trailingAnchor, constant: -10))
        #expect(views.map(\.frame.width) == [93.5, 93.5, 93.5])
        #expect(views.map(\.frame.minX) == [10, 113, 217])
    }

    @Test(arguments: [(113.333, 113), (214.667, 215), (47.5, 48), (219.5, 220), (-47.5, -48)] as [(CGFloat, CGFloat)])
    func originsGoToTheNearestPointAndTiesAwayFromZero(asked: CGFloat, given: CGFloat) {
        let view = sheet.add(CGSize(width: 10, height: 10))
        sheet.pin(view, x: asked, y: asked)
        sheet.view.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: given, y: given))
    }

    @Test func aHairlineAtAnExactHalfComesToLieOutside() {
        sheet.view.frame.size.height = 56
        let line = sheet.add()
        sheet.activate(
            line.heightAnchor.constraint(equalToConstant: 0.5),
            line.leftAnchor.constraint(equalTo: sheet.view.leftAnchor),
            line.rightAnchor.constraint(equalTo: sheet.view.rightAnchor),
            line.bottomAnchor.constraint(equalTo: sheet.view.bottomAnchor))
        #expect(line.frame == CGRect(x: 0, y: 56, width: 320, height: 0.5))
    }

    @Test func aViewWithAFrameKeepsItAndSoDoesWhatIsPinnedInIt() {
        let card = UIView(frame: CGRect(x: 199.5, y: 20, width: 80, height: 80))
        sheet.view.addSubview(card)
        let (inner, below) = (sheet.add(to: card), sheet.add())
        sheet.activate(
            inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            inner.widthAnchor.constraint(equalToConstant: 25),
            inner.heightAnchor.constraint(equalToConstant: 25),
            below.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 12),
            below.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            below.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.75),
            below.bottomAnchor.constraint(equalTo: sheet.view.bottomAnchor, constant: -20))
        #expect(card.frame == CGRect(x: 199.5, y: 20, width: 80, height: 80))
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 25, height: 25))
        #expect(below.frame == CGRect(x: 220, y: 112, width: 60, height: 108))
    }
}
