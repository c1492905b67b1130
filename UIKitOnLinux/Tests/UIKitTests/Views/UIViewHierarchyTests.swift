import Simulator
import Testing
import UIKit

@MainActor
struct UIViewHierarchyTests {
    @Test func subviewsKeepTheOrderOfInsertion() {
        let parent = UIView()
        let (a, b, c) = (UIView(), UIView(), UIView())
        parent.addSubview(a)
        parent.addSubview(c)
        parent.insertSubview(b, belowSubview: c)
        #expect(parent.subviews == [a, b, c])
        parent.insertSubview(c, at: 0)
        #expect(parent.subviews == [c, a, b])
        parent.insertSubview(c, aboveSubview: a)
        #expect(parent.subviews == [a, c, b])
        parent.bringSubviewToFront(a)
        #expect(parent.subviews == [c, b, a])
        parent.sendSubviewToBack(a)
        #expect(parent.subviews == [a, c, b])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [b, c, a])
    }

    @Test func layersKeepTheOrderOfTheirViews() {
        let parent = UIView()
        let (a, b) = (UIView(), UIView())
        let decoration = CALayer()
        parent.addSubview(a)
        parent.layer.addSublayer(decoration)
        parent.addSubview(b)
        parent.bringSubviewToFront(a)
        let ofViews = parent.layer.sublayers?.filter { $0 !== decoration }
        #expect(ofViews == [b.layer, a.layer])
    }

    @Test(arguments: [true, false])
    func viewThatMovesInItsWindowMayLookRemoved(looksRemoved: Bool) {
        let simulator = Simulator()
        simulator.readings = looksRemoved ? [.movedViewsLookRemoved] : []
        let controller = UIViewController()
        simulator.show(controller)
        var calls: [String] = []
        let view = RecordingView("view") { calls.append($0) }
        let (field, other) = (UITextField(), UIView())
        view.addSubview(field)
        controller.view.addSubview(view)
        controller.view.addSubview(other)
        field.becomeFirstResponder()
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        simulator.advance(by: 0.5)
        calls = []
        other.addSubview(view)
        #expect(calls.filter { $0 == "view didMoveToWindow" }.count == (looksRemoved ? 2 : 0))
        #expect((view.layer.animationKeys() ?? []).isEmpty == looksRemoved)
        #expect(field.isFirstResponder != looksRemoved && view.superview === other)
    }

    @Test func addingToAnotherSuperviewLeavesTheOld() {
        let (first, second, view) = (UIView(), UIView(), UIView())
        first.addSubview(view)
        second.addSubview(view)
        #expect(first.subviews.isEmpty)
        #expect(view.superview === second)
        #expect(first.layer.sublayers?.isEmpty ?? true)
    }

    @Test func callbacksTellOfSuperviewAndWindow() {
        let simulator = Simulator(device: .iPhoneSE)
        let window = simulator.show(UIViewController())
        var calls: [String] = []
        let parent = RecordingView("parent") { calls.append($0) }
        let child = RecordingView("child") { calls.append($0) }
        parent.addSubview(child)
        #expect(calls == ["child willMove(toSuperview:)", "child didMoveToSuperview", "parent didAddSubview"])
        calls = []
        window.addSubview(parent)
        #expect(
            calls == [
                "parent willMove(toSuperview:)", "parent willMove(toWindow:)", "child willMove(toWindow:)",
                "parent didMoveToWindow", "child didMoveToWindow", "parent didMoveToSuperview",
            ])
        calls = []
        child.removeFromSuperview()
        #expect(
            calls == [
                "child willMove(toSuperview:)", "child willMove(toWindow:)", "parent willRemoveSubview",
                "child didMoveToWindow", "child didMoveToSuperview",
            ])
    }

    /// Apple's documentation of `willRemoveSubview(_:)`: "when the subview's superview changes or when the subview is
    /// removed from the view hierarchy completely".
    @Test func theOldSuperviewHearsOfAMove() {
        var calls: [String] = []
        let old = RecordingView("old") { calls.append($0) }
        let new = RecordingView("new") { calls.append($0) }
        let child = RecordingView("child") { calls.append($0) }
        old.addSubview(child)
        calls = []
        new.addSubview(child)
        #expect(
            calls == [
                "child willMove(toSuperview:)", "old willRemoveSubview", "child didMoveToSuperview",
                "new didAddSubview",
            ])
        calls = []
        new.addSubview(child)
        #expect(calls.isEmpty)
    }

    @Test func aRemovedViewIsFreed() {
        weak var weakView: UIView?
        let parent = UIView()
        do {
            let view = UIView()
            weakView = view
            parent.addSubview(view)
            view.removeFromSuperview()
        }
        #expect(weakView == nil)
    }
}
