import Testing
import UIKit

@testable import MessageStackView

/// Assumptions about the view hierarchy, and about what UIKit retains.
extension HostedTests {
    @MainActor
    struct HierarchyAssumptionTests {
        private let stage: Stage
        private let log = CallLog()

        init() async throws {
            stage = try await Stage()
        }

        // MARK: Callbacks

        #if canImport(ObjectiveC)
            // Without Objective-C, the stored properties of a subclass are destroyed before the deinit of UIView, so the
            // stand-in can't call an override then.
            @Test func u3DeallocatedViewReportsItsSubviews() async {
                weak var released: UIView?
                let child = UIView()
                do {
                    let parent = CallbackView(log)
                    parent.addSubview(child)
                    released = parent
                }
                await stage.wait { released == nil }
                #expect(log.calls == ["willRemoveSubview"] && child.superview == nil)
            }
        #endif

        @Test func u3SlotIsReleasedWithItsHost() async {
            weak var slot: UIView?
            do {
                let host = UIView(frame: stage.view.bounds)
                stage.view.addSubview(host)
                let view = Stage.makeMessageView()
                host.createPostView(edge: .top).post(PostRequest(view: view))
                await stage.rest()
                slot = view.enclosingSlot
                #expect(slot != nil)
                host.removeFromSuperview()
            }
            await stage.wait { slot == nil }
        }

        @Test func u11RemovalsAreReported() {
            let (old, new) = (CallbackView(log), UIView())
            stage.view.addSubview(old)
            stage.view.addSubview(new)
            let childLog = CallLog()
            let removals: [(String, (UIView) -> Void, calls: [String])] = [
                ("removal", { $0.removeFromSuperview() }, ["leftWindow", "leftSuperview"]),
                ("add elsewhere", { new.addSubview($0) }, ["joinedSuperview"]),
                ("insert elsewhere", { new.insertSubview($0, at: 0) }, ["joinedSuperview"]),
                ("add to a view without a window", { UIView().addSubview($0) }, ["leftWindow", "joinedSuperview"]),
                (
                    "arrange in a stack",
                    { [stage] child in
                        let stack = UIStackView()
                        stage.view.addSubview(stack)
                        stack.addArrangedSubview(child)
                    }, ["joinedSuperview"]
                ),
            ]
            for (name, remove, calls) in removals {
                let child = CallbackView(childLog)
                old.addSubview(child)
                log.clear()
                childLog.clear()
                remove(child)
                #expect(log.count(of: "willRemoveSubview") == 1, "\(name)")
                #expect(childLog.calls.filter { $0 != "layout" } == calls, "\(name)")
            }
        }

        @Test func u11AncestorsRemovalIsReported() {
            let (parent, child) = (UIView(), CallbackView(log))
            parent.addSubview(child)
            stage.view.addSubview(parent)
            log.clear()
            parent.removeFromSuperview()
            #expect(log.calls == ["leftWindow"])
        }

        @Test func u67MoveWithinTheWindowChangesNothing() async {
            let content = CallbackView(log, frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            let field = UITextField(frame: content.bounds)
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            content.addSubview(field)
            let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            content.addSubview(square)
            stage.view.addSubview(content)
            field.becomeFirstResponder()
            var ends: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) { square.center.x += 160 }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            await stage.wait { square.seen.position.x > 20 }
            log.clear()
            let x = square.seen.position.x
            stage.window.addSubview(content)
            #expect(log.count(of: "joinedWindow") == 0 && log.count(of: "leftWindow") == 0)
            #expect(field.isFirstResponder)
            let seen = await stage.watch(frames: 3) { square.seen.position.x }
            #expect(seen.allSatisfy { $0 >= x && $0 < 100 } && ends.isEmpty && animator.isRunning)
            animator.stopAnimation(true)
            field.resignFirstResponder()
            content.removeFromSuperview()
        }

        // MARK: Appearance

        @Test func u33ControllerWithoutParentAppears() async {
            let controller = AppearingController()
            stage.window.addSubview(controller.view)
            await stage.wait { controller.calls.count > 1 }
            #expect(controller.calls == ["willAppear", "didAppear"])
            controller.view.removeFromSuperview()
            await stage.wait { controller.calls.count > 3 }
            #expect(controller.calls.suffix(2) == ["willDisappear", "didDisappear"])
        }

        @Test func u34ViewInSlotIsTheViewOfAContainer() async throws {
            let (posted, plain) = (AppearingController(), Stage.makeMessageView())
            let postView = stage.makePostView()
            let first = postView.post(PostRequest(view: plain).with { $0.duration = 5 })
            await stage.rest()
            let frame = try stage.slotFrame(of: plain)
            first.remove()
            await stage.rest()
            posted.view = Stage.makeMessageView()
            let post = postView.post(PostRequest(viewController: posted))
            await stage.rest()
            let slot = try #require(posted.view.enclosingSlot)
            let view = try #require(slot.controllerView)
            #expect(posted.parent?.view === view && view.next === posted.parent)
            #expect(posted.parent?.parent === stage.controller)
            #expect(try stage.slotFrame(of: posted.view) == frame)
            #expect(posted.calls == ["willAppear", "didAppear"])
            post.remove()
            await stage.rest()
            #expect(posted.calls.suffix(2) == ["willDisappear", "didDisappear"] && posted.calls.count == 4)
        }

        // MARK: Retaining

        @Test func u23RecognizerDoesNotRetainItsTarget() async {
            let recognizer = UITapGestureRecognizer()
            stage.view.addGestureRecognizer(recognizer)
            weak var released: GestureTarget?
            do {
                let target = GestureTarget(recognizer) {}
                released = target
            }
            await stage.wait { released == nil }
            #expect(recognizer.view === stage.view)
        }

        @Test func u23DisplayLinkRetainsItsTarget() async {
            weak var target: Ticker?
            weak var link: CADisplayLink?
            do {
                let ticker = Ticker()
                let ticking = ticker.makeLink()
                ticking.add(to: .main, forMode: .common)
                (target, link) = (ticker, ticking)
            }
            await stage.wait { target.map { $0.ticks > 3 } ?? true }
            #expect(target != nil)
            link?.invalidate()
            await stage.wait { target == nil }
        }

        @Test func u57RunLoopRetainsDisplayLink() async {
            let ticker = Ticker()
            weak var link: CADisplayLink?
            do {
                let ticking = ticker.makeLink()
                ticking.add(to: .main, forMode: .common)
                link = ticking
            }
            await stage.wait { ticker.ticks > 3 }
            #expect(link != nil)
            link?.invalidate()
            let ticks = ticker.ticks
            await stage.wait { link == nil }
            await stage.watch(frames: 3) {}
            #expect(ticker.ticks == ticks)
        }

        // MARK: Actions

        @Test func u109OnlyActionsOfSentEventsRun() {
            var calls: [String] = []
            let button = UIButton(type: .system, primaryAction: UIAction { _ in calls.append("primary") })
            button.addAction(UIAction { _ in calls.append("touch") }, for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
            #expect(calls == ["touch"])
            button.sendActions(for: .primaryActionTriggered)
            #expect(calls == ["touch", "primary"])
        }

        // MARK: Hit testing

        @Test func u66ViewOutsideOfTheHierarchyIsHit() {
            let button = UIButton(frame: CGRect(x: 20, y: 400, width: 100, height: 40))
            stage.view.addSubview(button)
            let redirecting = RedirectingView(frame: CGRect(x: 20, y: 200, width: 40, height: 40))
            redirecting.other = button
            stage.view.addSubview(redirecting)
            #expect(stage.window.hitTest(CGPoint(x: 30, y: 210), with: nil) === button)
        }
    }
}

private final class RedirectingView: UIView {
    weak var other: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event).map { other ?? $0 }
    }
}
