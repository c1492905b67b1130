import Simulator
import Testing
import UIKit

@MainActor
struct ScrollLayoutTests {
    private let stage = ScrollStage()
    private var view: UIScrollView { stage.scrollView }

    private func add() -> UIView {
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        return content
    }

    @Test func constraintsToTheContentGuideDecideTheContentSize() {
        let content = add()
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor, constant: 20),
            content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor, constant: -30),
            content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 700),
        ])
        stage.simulator.advance(by: 0)
        #expect(view.contentSize == CGSize(width: 320, height: 750))
        #expect(content.frame == CGRect(x: 0, y: 20, width: 320, height: 700))
        #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 320, height: 750))
        stage.drag(0, -110)
        #expect(content.frame.minY == 20, "scrolling moves the bounds alone")
    }

    @Test func edgesOfTheScrollViewAreThoseOfItsContent() {
        let content = add()
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        stage.simulator.advance(by: 0)
        #expect(view.contentSize == CGSize(width: 640, height: 900))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func aLongTextScrolls() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "A long text that takes many lines. ", count: 60)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
            label.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
            label.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
        ])
        stage.simulator.advance(by: 0)
        #expect(view.contentSize.width == 320)
        #expect(view.contentSize.height == label.sizeThatFits(CGSize(width: 320, height: 0)).height)
        #expect(view.contentSize.height > 480)
    }

    @Test func contentTiedToAViewAroundTheScrollViewStaysBesideIt() {
        let header = UIView(frame: CGRect(x: 0, y: 40, width: 320, height: 20))
        stage.controller.view.addSubview(header)
        view.frame.origin.y = 50
        let badge = add()
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: header.bottomAnchor),
            badge.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 7),
            badge.widthAnchor.constraint(equalToConstant: 40),
            badge.heightAnchor.constraint(equalToConstant: 40),
        ])
        stage.simulator.advance(by: 0)
        #expect(badge.convert(CGPoint.zero, to: nil) == CGPoint(x: 7, y: 60))
        view.contentSize.width = 900
        view.contentOffset = CGPoint(x: 200, y: 300)
        stage.simulator.advance(by: 0)
        #expect(badge.convert(CGPoint.zero, to: nil) == CGPoint(x: 7, y: 60))
        badge.removeFromSuperview()
        view.contentOffset = .zero
        stage.simulator.advance(by: 0)
        #expect(badge.frame.minY == 310, "nothing moves it any more")
    }

    @Test func aViewPinnedToTheFrameGuideStaysOnTheScreen() {
        let badge = add()
        NSLayoutConstraint.activate([
            badge.bottomAnchor.constraint(equalTo: view.frameLayoutGuide.bottomAnchor, constant: -10),
            badge.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            badge.widthAnchor.constraint(equalToConstant: 40),
            badge.heightAnchor.constraint(equalToConstant: 40),
        ])
        stage.simulator.advance(by: 0)
        #expect(badge.convert(CGPoint.zero, to: nil) == CGPoint(x: 140, y: 430))
        view.contentOffset.y = 300
        stage.simulator.advance(by: 0)
        #expect(badge.convert(CGPoint.zero, to: nil) == CGPoint(x: 140, y: 430))
        #expect(view.contentSize == CGSize(width: 320, height: 2000), "no constraint is to the content")
    }
}
