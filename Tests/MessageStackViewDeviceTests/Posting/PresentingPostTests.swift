import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Posted controllers that present others, whose presentation takes the posted view off the screen for a time.
@MainActor
@Suite(.leavesNothingBehind)
struct PresentingPostTests {
    /// The poster of a posted controller or of its view.
    enum Place: CaseIterable {
        case screen, stack, window, windowView, postWindow
    }

    /// A presentation that removes the view of its presenter.
    enum Style: CaseIterable {
        case fullScreen, currentContext, custom
        /// A sheet that adapts to the full screen.
        case adapted
    }

    /// The places and styles at which the posted controller, or the one that contains it, is the presenter.
    private nonisolated static let inPost: [(Place, Style)] = Place.allCases.flatMap { place in
        Style.allCases.filter { $0 == .currentContext || place == .window || place == .windowView }.map { (place, $0) }
    }

    private nonisolated static let all: [(Place, Style)] = Place.allCases.flatMap { place in
        Style.allCases.map { (place, $0) }
    }

    private final class RemovingPresentation: UIPresentationController {
        override var shouldRemovePresentersView: Bool { true }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate,
        UIAdaptivePresentationControllerDelegate
    {
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            .fullScreen
        }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            RemovingPresentation(presentedViewController: presented, presenting: presenting)
        }
    }

    private let stage = Stage()
    private let child = UIViewController()
    private let presented = UIViewController()
    private let delegate = Delegate()
    private var simulator: Simulator { stage.simulator }

    init() {
        let label = UILabel()
        label.text = "A text that is the view of a controller"
        child.view = label
        child.preferredContentSize = CGSize(width: 0, height: 120)
    }

    private func post(on place: Place, for seconds: TimeInterval? = 3) throws -> Post {
        let poster: any Poster =
            switch place {
            case .screen: stage.view.createPostView()
            case .stack: stage.view.createMessageStackView(edge: .bottom)
            case .window, .windowView: stage.postView
            case .postWindow: try #require(stage.window.windowScene).postWindow()
            }
        var request = PostRequest(viewController: child).with { $0.duration = PostDuration(dismissAfter: seconds) }
        if place == .windowView {
            request = PostRequest(view: child.view).with { $0.duration = PostDuration(dismissAfter: seconds) }
        }
        let post = poster.postManager.post(request)
        simulator.advance(by: 1)
        return post
    }

    private func present(_ style: Style, animated: Bool = true) {
        child.definesPresentationContext = style == .currentContext
        presented.modalPresentationStyle =
            switch style {
            case .fullScreen: .fullScreen
            case .currentContext: .currentContext
            case .custom: .custom
            case .adapted: .formSheet
            }
        presented.transitioningDelegate = style == .custom ? delegate : nil
        presented.presentationController?.delegate = style == .adapted ? delegate : nil
        child.present(presented, animated: animated)
        simulator.advance(by: 1)
    }

    private func dismiss(animated: Bool = true) {
        presented.dismiss(animated: animated)
        simulator.advance(by: 1)
    }

    private func expectSoundness(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(simulator.hierarchyInconsistencies == [], sourceLocation: sourceLocation)
        #expect(simulator.layoutConflicts == [], sourceLocation: sourceLocation)
        #expect(!stage.hasEndlessLayouts, sourceLocation: sourceLocation)
    }

    @Test(
        .bothReadings(of: .presentersViewsStay), .presentersViewsReturn, arguments: all, [true, false])
    func postOutlastsPresentationOfItsController(_ how: (place: Place, style: Style), isAnimated: Bool) throws {
        let post = try post(on: how.place)
        let frame = child.view.screenFrame
        present(how.style, animated: isAnimated)
        simulator.advance(by: 20)
        #expect(post.phase == .shown && presented.view.window != nil)
        #expect(presented.presentingViewController != nil)
        dismiss(animated: isAnimated)
        #expect(post.phase == .shown && post.reason == nil)
        let slot = try #require(child.view.enclosingSlot)
        #expect(slot.post === post && slot.window != nil && slot.content === child.view)
        #expect(child.view.screenFrame == frame)
        #expect(post.timeLeft.map { $0 <= 3 } == true)
        simulator.advance(by: 4)
        #expect(post.reason == .timeout)
        #expect(child.view.superview == nil && child.parent == nil)
        expectSoundness()
    }

    @Test(.presentersViewsReturn, arguments: inPost)
    func timeStopsDuringPresentation(_ how: (place: Place, style: Style)) throws {
        let post = try post(on: how.place, for: 9)
        let left = try #require(post.timeLeft)
        present(how.style)
        simulator.advance(by: 20)
        dismiss()
        let now = try #require(post.timeLeft)
        #expect(now > left - 2.5 && now <= left)
        expectSoundness()
    }

    @Test(.bothReadings(of: .presentersViewsStay), arguments: inPost, [true, false])
    func postThatEndsDuringPresentationLeavesNothing(_ how: (place: Place, style: Style), isAnimated: Bool) throws {
        let post = try post(on: how.place)
        weak var slot: PostSlot?
        slot = child.view.enclosingSlot
        present(how.style)
        post.remove(animated: isAnimated)
        stage.rest()
        #expect(post.reason == .programmatic)
        if presented.presentingViewController != nil { dismiss() }
        stage.rest()
        #expect(presented.view.window == nil && child.presentedViewController == nil)
        #expect(child.view.superview == nil && child.parent == nil && slot == nil)
        let again = try self.post(on: how.place)
        #expect(again.phase == .shown && child.view.window != nil)
        expectSoundness()
    }

    @Test(.without(.presentersViewsStay, because: "views that stay aren't removed"), arguments: inPost)
    func viewThatUIKitDoesNotReturnEndsPost(_ how: (place: Place, style: Style)) throws {
        simulator.readings.insert(.presentersViewsAreLost)
        let post = try post(on: how.place, for: nil)
        present(how.style)
        simulator.advance(by: 20)
        #expect(child.view.window == nil && post.phase == .shown)
        dismiss()
        stage.rest()
        #expect(post.reason == .viewTaken && child.parent == nil)
        expectSoundness()
    }

    @Test(arguments: inPost)
    func viewThatAppTakesDuringPresentationEndsPost(_ how: (place: Place, style: Style)) throws {
        let post = try post(on: how.place)
        present(how.style)
        let other = UIViewController()
        stage.controller.addChild(other)
        stage.view.addSubview(other.view)
        child.willMove(toParent: nil)
        child.removeFromParent()
        other.view.addSubview(child.view)
        other.addChild(child)
        dismiss()
        stage.rest()
        #expect(post.reason == .viewTaken)
    }

    @Test(.presentersViewsReturn, arguments: [Place.window, .windowView])
    func presentedScreenIsInFrontOfPosts(place: Place) throws {
        _ = try post(on: place)
        present(.fullScreen)
        let center = CGPoint(x: stage.window.bounds.midX, y: 100)
        #expect(stage.window.hitTest(center, with: nil)?.isDescendant(of: presented.view) == true)
        dismiss()
        #expect(stage.window.subviews.last === stage.postView)
    }

    @Test func sheetOfPostedControllerIsInFrontOfItsBackdrop() throws {
        var request = PostRequest(viewController: child)
        request.editPresentation { $0.backdrop = .dim }
        let post = stage.postView.post(request)
        simulator.advance(by: 1)
        child.present(presented, animated: true)
        simulator.advance(by: 1)
        let point = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.maxY - 100)
        #expect(stage.window.hitTest(point, with: nil)?.isDescendant(of: presented.view) == true)
        dismiss()
        #expect(post.phase == .shown && stage.window.subviews.last === stage.postView)
    }

    // MARK: Containers

    @Test(.bothReadings(of: .presentersViewsStay), .presentersViewsReturn)
    func presentationInsidePostedContainerHoldsPost() throws {
        let inner = UIViewController()
        inner.preferredContentSize.height = 200
        inner.definesPresentationContext = true
        let navigation = UINavigationController(rootViewController: inner)
        navigation.preferredContentSize.height = 200
        let post = stage.postView.post(PostRequest(viewController: navigation).with { $0.duration = .seconds(3) })
        simulator.advance(by: 1)
        presented.modalPresentationStyle = .currentContext
        inner.present(presented, animated: true)
        simulator.advance(by: 20)
        #expect(post.phase == .shown && presented.view.window != nil)
        dismiss()
        navigation.pushViewController(UIViewController(), animated: true)
        simulator.advance(by: 1)
        #expect(post.phase == .shown)
        simulator.advance(by: 5)
        #expect(post.reason == .timeout)
        expectSoundness()
    }

    @Test func posterInTabContinuesAfterAnotherTab() throws {
        let (first, second) = (UIViewController(), UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        stage.window.rootViewController = tabs
        simulator.advance(by: 1)
        let postView = first.view.createPostView()
        let post = postView.post(PostRequest(viewController: child).with { $0.duration = .seconds(3) })
        simulator.advance(by: 1)
        tabs.selectedIndex = 1
        simulator.advance(by: 20)
        #expect(post.phase == .shown && child.view.window == nil)
        tabs.selectedIndex = 0
        simulator.advance(by: 1)
        #expect(post.phase == .shown && child.view.window != nil)
        simulator.advance(by: 4)
        #expect(post.reason == .timeout)
        expectSoundness()
    }
}

extension Trait where Self == ReadingTrait {
    /// Has UIKit return the views of presenters, in tests of posts that outlast a presentation.
    fileprivate static var presentersViewsReturn: Self {
        .without(.presentersViewsAreLost, because: "the post of a view that doesn't return ends")
    }
}
