import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Controllers that are posted while they are in another container: in a post, in any of its phases, or in one of the app.
@MainActor
@Suite(.leavesNothingBehind)
struct PostedControllerAgainTests {
    /// The poster of the second post.
    enum Place: CaseIterable {
        case samePoster, screen, window
    }

    /// The phase of the first post at the time of the second one.
    enum Moment: CaseIterable {
        case entering, shown, leaving, ended
    }

    private let stage = Stage()
    private let child = ContainedController()
    private let postView: PostView

    init() {
        postView = stage.view.createPostView()
        postView.postManager.capacity = .max
        child.preferredContentSize.height = 80
    }

    private func poster(_ place: Place) -> PostView {
        switch place {
        case .samePoster: postView
        case .screen: stage.view.createPostView()
        case .window: stage.postView
        }
    }

    private func post(on postView: PostView) -> Post {
        postView.post(PostRequest(viewController: child))
    }

    /// Expects that the child is contained where it is posted, and nowhere else.
    private func expectContainment(in post: Post, on place: Place, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(post.phase == .shown && child.view.enclosingSlot?.post === post, sourceLocation: sourceLocation)
        #expect(child.parent?.children == [child], sourceLocation: sourceLocation)
        #expect(child.parent.map { child.view.isDescendant(of: $0.view) } == true, sourceLocation: sourceLocation)
        let screen = place == .window ? nil : stage.controller
        #expect(child.parent?.parent === screen, sourceLocation: sourceLocation)
        #expect(stage.simulator.hierarchyInconsistencies == [], sourceLocation: sourceLocation)
        #expect(stage.simulator.layoutConflicts == [], sourceLocation: sourceLocation)
    }

    private func expectRelease(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(child.parent == nil && child.view.superview == nil, sourceLocation: sourceLocation)
        #expect(child.view.constraints.isEmpty, sourceLocation: sourceLocation)
        #expect(stage.controller.children.isEmpty, sourceLocation: sourceLocation)
        #expect(stage.simulator.hierarchyInconsistencies == [], sourceLocation: sourceLocation)
    }

    // MARK: In another post

    @Test(arguments: Moment.allCases, Place.allCases)
    func controllerMovesToItsNewPost(moment: Moment, place: Place) {
        let first = post(on: postView)
        stage.simulator.advance(by: moment == .entering ? 0.1 : 1.25)
        if moment == .leaving || moment == .ended { first.remove() }
        stage.simulator.advance(by: moment == .ended ? 1.25 : 0.1)
        let phases: [Moment: PostPhase] = [.entering: .entering, .shown: .shown, .leaving: .leaving, .ended: .ended]
        #expect(first.phase == phases[moment])
        let second = post(on: poster(place))
        if place == .samePoster, moment == .entering || moment == .shown {
            #expect(second.refusal == .duplicateView)
            stage.rest()
            return expectContainment(in: first, on: place)
        }
        stage.rest()
        #expect(first.phase == .ended)
        expectContainment(in: second, on: place)
        second.remove()
        stage.rest()
        expectRelease()
    }

    @Test func containmentCallsOfControllerPostedWhileLeavingAreInOrder() {
        let first = post(on: postView)
        stage.rest()
        first.remove()
        stage.simulator.advance(by: 0.1)
        child.forget()
        _ = post(on: poster(.screen))
        stage.rest()
        #expect(
            child.calls == ["willDisappear", "didDisappear", "left", "join", "willAppear", "joined", "didAppear"])
    }

    @Test(arguments: [true, false])
    func unanimatedExitReleasesControllerOnce(isAnimated: Bool) {
        let first = post(on: postView)
        stage.rest()
        first.remove(animated: isAnimated)
        let second = post(on: postView)
        stage.rest()
        expectContainment(in: second, on: .samePoster)
        #expect(first.reason != nil && second.phase == .shown)
    }

    @Test func updateTakesControllerOutOfItsOldPost() {
        let first = post(on: postView)
        stage.rest()
        let second = poster(.screen).post(PostRequest(view: UIView.banner()))
        stage.rest()
        first.remove()
        stage.simulator.advance(by: 0.1)
        second.update(with: PostRequest(viewController: child))
        stage.rest()
        #expect(first.phase == .ended)
        expectContainment(in: second, on: .screen)
    }

    // MARK: In the app

    /// Adds the child to a container in the app's screen.
    private func contain() -> UIViewController {
        let container = UIViewController()
        stage.controller.addChild(container)
        stage.view.addSubview(container.view)
        container.didMove(toParent: stage.controller)
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        stage.rest()
        child.forget()
        return container
    }

    @Test(arguments: Place.allCases)
    func postedControllerLeavesContainerOfApp(place: Place) {
        let container = contain()
        let post = post(on: poster(place))
        stage.rest()
        #expect(container.children.isEmpty)
        expectContainment(in: post, on: place)
        #expect(
            child.calls == [
                "leave", "willDisappear", "didDisappear", "left", "join", "willAppear", "joined", "didAppear",
            ])
        container.willMove(toParent: nil)
        container.removeFromParent()
        post.remove()
        stage.rest()
        expectRelease()
    }

    @Test func postedControllerLeavesContainerWithoutView() {
        let container = UIViewController()
        container.addChild(child)
        let post = post(on: postView)
        stage.rest()
        #expect(container.children.isEmpty)
        expectContainment(in: post, on: .samePoster)
    }

    @Test func updateTakesControllerOutOfContainerOfApp() {
        let container = contain()
        let post = postView.post(PostRequest(view: UIView.banner()))
        stage.rest()
        post.update(with: PostRequest(viewController: child))
        stage.rest()
        #expect(container.children.isEmpty)
        expectContainment(in: post, on: .samePoster)
    }

    @Test(arguments: Place.allCases)
    func postedViewTakesItsControllerOutOfContainer(place: Place) {
        let container = contain()
        let post = poster(place).post(PostRequest(view: child.view))
        stage.rest()
        #expect(post.phase == .shown && container.children.isEmpty && child.parent == nil)
        #expect(stage.simulator.hierarchyInconsistencies == [])
    }

    @Test func controllerOfPostedViewStaysInContainerAroundPoster() {
        stage.controller.addChild(child)
        child.didMove(toParent: stage.controller)
        let post = postView.post(PostRequest(view: child.view))
        stage.rest()
        #expect(post.phase == .shown && child.parent === stage.controller)
        post.remove()
        stage.rest()
        #expect(child.parent === stage.controller && stage.simulator.hierarchyInconsistencies == [])
    }

    @Test func viewThatAppTakesReleasesItsController() {
        let post = post(on: postView)
        stage.rest()
        stage.window.addSubview(child.view)
        #expect(child.parent == nil)
        stage.rest()
        #expect(post.reason == .viewTaken && child.view.superview === stage.window)
        #expect(stage.simulator.hierarchyInconsistencies == [])
    }
}
