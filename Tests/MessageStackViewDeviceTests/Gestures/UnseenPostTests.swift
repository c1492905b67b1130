import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Posts that can't be seen because something is in front of them. Their time stands.
@MainActor
@Suite(.leavesNothingBehind)
struct UnseenPostTests {
    private let stage = Stage()

    /// Something that covers a post at the top of the screen.
    enum Cover: CaseIterable {
        case view, alert, sheet, overFullScreen, fullScreen, window, alertWindow, keyboard, laterPost, blockingPost,
            postWindow
    }

    /// A change of a view in front of a post, which doesn't cover the post any more.
    enum Uncovering: CaseIterable {
        case isHidden, hasHiddenSuperview, fadesOut, moves, letsTouchesPass
    }

    /// Something in front of a post or near it that doesn't cover all of the post, or lets touches pass.
    enum Lid: CaseIterable {
        case hidden, transparent, passing, withoutInteraction, partial, overOneEnd, behind, passingWindow, hiddenWindow
        case windowBelow, forwardingPost, passingBackdrop, blockingBackdropOfItsOwn
    }

    /// Expects that a post with 3 seconds, whose entrance has just ended, stays while `isCovered`, and for two seconds
    /// after.
    private func expectToStay(
        _ post: Post, until uncover: () -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        stage.simulator.advance(by: 30)
        #expect(post.phase == .shown, sourceLocation: sourceLocation)
        #expect(post.countdown?.isRunning == false, sourceLocation: sourceLocation)
        uncover()
        // At least two seconds are left once the transition of the cover has ended.
        stage.simulator.advance(by: 1.9)
        #expect(post.phase == .shown, sourceLocation: sourceLocation)
        #expect(post.countdown?.isRunning == true, sourceLocation: sourceLocation)
        stage.simulator.advance(by: 3)
        #expect(post.reason == .timeout, sourceLocation: sourceLocation)
    }

    private func makeRequest(
        for seconds: TimeInterval? = 3,
        _ edit: @escaping @Sendable (inout PostPresentation) -> Void = { _ in }
    )
        -> PostRequest
    {
        var request = PostRequest(view: UIView.banner()).with { $0.duration = PostDuration(dismissAfter: seconds) }
        request.editPresentation(edit)
        return request
    }

    private func cover(_ postView: PostView, by cover: Cover) throws -> () -> Void {
        let root = stage.controller
        let scene = try #require(stage.window.windowScene)
        switch cover {
        case .view:
            let view = UIView(frame: stage.view.bounds)
            stage.view.addSubview(view)
            return { view.removeFromSuperview() }
        case .alert:
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            root.present(alert, animated: true)
            return { root.dismiss(animated: true) }
        case .sheet, .overFullScreen, .fullScreen:
            let styles: [Cover: UIModalPresentationStyle] = [.sheet: .pageSheet, .fullScreen: .fullScreen]
            let controller = UIViewController()
            controller.modalPresentationStyle = styles[cover] ?? .overFullScreen
            root.present(controller, animated: true)
            return { root.dismiss(animated: true) }
        case .window, .alertWindow:
            let window = UIWindow(windowScene: scene)
            window.windowLevel = cover == .window ? .normal : .alert
            window.rootViewController = UIViewController()
            window.isHidden = false
            return { window.isHidden = true }
        case .keyboard:
            let field = stage.showKeyboard()
            return { field.resignFirstResponder() }
        case .laterPost:
            // A post as high as its content would make room.
            let other = stage.view.createPostView(edge: .top).post(makeRequest(for: nil) { $0.size.height = .fill })
            return { other.remove() }
        case .blockingPost:
            let other = postView.post(
                makeRequest(for: nil) {
                    $0.placement = .center
                    $0.backdrop = .dim
                })
            return { other.remove() }
        case .postWindow:
            let other = scene.postWindow().post(
                makeRequest(for: nil) {
                    $0.placement = .center
                    $0.backdrop = .dim
                })
            return { other.remove() }
        }
    }

    @Test(arguments: Cover.allCases)
    func coveredPostStays(cover: Cover) throws {
        let postView = stage.view.createPostView(edge: cover == .keyboard ? .bottom : .top)
        postView.postManager.capacity = 2
        let post = postView.post(
            makeRequest {
                guard cover == .keyboard else { return }
                $0.placement = .bottom
                $0.keyboard = .ignored
            })
        stage.rest()
        let uncover = try self.cover(postView, by: cover)
        expectToStay(post, until: uncover)
    }

    /// Under a full screen, a post waits for the window instead.
    @Test(arguments: Cover.allCases.filter { ![.blockingPost, .keyboard, .fullScreen].contains($0) })
    func postThatEntersCoveredStays(cover: Cover) throws {
        let postView = stage.view.createPostView()
        let uncover = try self.cover(postView, by: cover)
        stage.rest()
        // A post behind another of the same height has the same place.
        let post = postView.post(makeRequest())
        expectToStay(post, until: uncover)
    }

    @Test(arguments: DisabledAnimationTests.Place.allCases)
    func postsInFrontOfTheAppHaveTheirTime(place: DisabledAnimationTests.Place) throws {
        let post = place.poster(on: stage).post(makeRequest())
        stage.rest()
        let root = stage.controller
        let controller = UIViewController()
        controller.modalPresentationStyle = .overFullScreen
        root.present(controller, animated: true)
        switch place {
        case .keyWindow, .postWindow, .bars:
            stage.simulator.advance(by: 4)
            #expect(post.reason == .timeout)
        case .view, .deck, .stack, .toast, .bar: expectToStay(post) { root.dismiss(animated: true) }
        }
    }

    @Test(arguments: Lid.allCases)
    func postThatIsNotCoveredTimesOut(lid: Lid) throws {
        let postView = stage.view.createPostView()
        postView.postManager.capacity = 2
        let ownBackdrop = lid == .blockingBackdropOfItsOwn
        let post = postView.post(
            makeRequest {
                if ownBackdrop { $0.backdrop = .dim }
                if ownBackdrop { $0.touches = .forward }
            })
        stage.rest()
        let frame = try stage.slotFrame(of: #require(post.view))
        var window: UIWindow?
        let view = lid == .passing ? PassingView(frame: stage.view.bounds) : UIView(frame: stage.view.bounds)
        switch lid {
        case .hidden: view.isHidden = true
        case .transparent: view.alpha = 0.005
        case .passing: break
        case .withoutInteraction: view.isUserInteractionEnabled = false
        case .partial: view.frame = CGRect(x: frame.midX - 80, y: 0, width: 160, height: 400)
        case .overOneEnd: view.frame = CGRect(x: 0, y: 0, width: frame.midX + 20, height: 400)
        case .behind: stage.view.insertSubview(view, at: 0)
        case .passingWindow, .hiddenWindow, .windowBelow:
            let other = UIWindow(windowScene: try #require(stage.window.windowScene))
            other.windowLevel = lid == .windowBelow ? .normal - 1 : .normal + 1
            other.isUserInteractionEnabled = lid != .passingWindow
            other.isHidden = lid == .hiddenWindow
            window = other
        case .forwardingPost:
            stage.view.createPostView().post(makeRequest(for: nil) { $0.touches = .forward })
        case .passingBackdrop:
            postView.post(
                makeRequest(for: nil) {
                    $0.placement = .bottom
                    $0.backdrop = PostBackdrop(.color(.black), touches: .forward)
                })
        case .blockingBackdropOfItsOwn: break
        }
        if [.hidden, .transparent, .passing, .withoutInteraction, .partial, .overOneEnd].contains(lid) {
            stage.view.addSubview(view)
        }
        stage.simulator.advance(by: 4)
        #expect(post.reason == .timeout)
        withExtendedLifetime(window) {}
    }

    @Test func forwardingPostIsCoveredOnlyFromTheFront() throws {
        let button = UIButton(frame: stage.view.bounds)
        stage.view.addSubview(button)
        let postView = stage.view.createPostView()
        let timed = postView.post(makeRequest { $0.touches = .forward })
        stage.simulator.advance(by: 5)
        #expect(timed.reason == .timeout)
        let post = postView.post(makeRequest { $0.touches = .forward })
        stage.rest()
        expectToStay(post, until: try cover(postView, by: .view))
    }

    @Test func tallPostIsUnseenOnlyIfItsUpperAndLowerEndsAre() throws {
        let postView = stage.view.createPostView()
        var request = makeRequest()
        request.editPresentation { $0 = .fullScreen }
        let post = postView.post(request)
        stage.rest()
        let bounds = stage.view.bounds
        let sheet = UIView(frame: bounds.inset(by: UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0)))
        stage.view.addSubview(sheet)
        stage.simulator.advance(by: 1)
        #expect(post.countdown?.isRunning == true)
        let cover = UIView(frame: bounds)
        stage.view.addSubview(cover)
        stage.simulator.advance(by: 0.3)
        expectToStay(post) { cover.removeFromSuperview() }
    }

    @Test func timeLeftIsNotShortenedByCover() throws {
        let postView = stage.view.createPostView()
        let post = postView.post(makeRequest(for: 10))
        stage.simulator.advance(by: 3)
        let left = try #require(post.timeLeft)
        let uncover = try cover(postView, by: .view)
        stage.simulator.advance(by: 60)
        #expect(try #require(post.timeLeft) > left - 0.25)
        uncover()
        stage.simulator.advance(by: 0.25)
        #expect(post.countdown?.isRunning == true && post.timeLeft.map { $0 > left - 0.5 } == true)
    }

    @Test func postAboveTheScreenTimesOut() throws {
        let scrollView = UIScrollView(frame: stage.view.bounds)
        scrollView.contentSize = CGSize(width: stage.view.bounds.width, height: 3000)
        let content = UIView(frame: CGRect(x: 0, y: 200, width: stage.view.bounds.width, height: 200))
        scrollView.addSubview(content)
        stage.view.addSubview(scrollView)
        let post = content.createPostView().post(makeRequest())
        stage.rest()
        scrollView.contentOffset.y = 1500
        stage.simulator.advance(by: 4)
        #expect(post.reason == .timeout)
    }

    /// Nothing is added or removed.
    @Test(arguments: Uncovering.allCases)
    func postIsSeenAgainWhenItsCover(_ how: Uncovering) throws {
        let postView = stage.view.createPostView()
        let post = postView.post(makeRequest())
        stage.rest()
        let panel = PassingView(frame: stage.view.bounds)
        let cover = UIView(frame: panel.bounds)
        panel.addSubview(cover)
        stage.view.addSubview(panel)
        expectToStay(post) {
            switch how {
            case .isHidden: cover.isHidden = true
            case .hasHiddenSuperview: panel.isHidden = true
            case .fadesOut: UIView.animate(withDuration: 0.3) { cover.alpha = 0 }
            case .moves: panel.frame.origin.y = 300
            case .letsTouchesPass: panel.isUserInteractionEnabled = false
            }
        }
    }

    @Test func viewThatAppShowsAgainCoversPost() throws {
        let postView = stage.view.createPostView()
        let view = UIView(frame: stage.view.bounds)
        view.alpha = 0
        stage.view.addSubview(view)
        let post = postView.post(makeRequest())
        stage.simulator.advance(by: 2)
        view.alpha = 1
        expectToStay(post) { view.alpha = 0 }
    }

    @Test func postThatMovesAwayFromItsCoverTimesOut() throws {
        let postView = stage.view.createPostView()
        let post = postView.post(makeRequest())
        stage.rest()
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: stage.view.bounds.width, height: 300))
        stage.view.addSubview(cover)
        expectToStay(post) {
            var request = makeRequest()
            request.editPresentation { $0.placement = .bottom }
            post.update(with: request)
        }
    }

    @Test func cardsOfDeckLeaveOneAfterAnother() throws {
        let postView = stage.view.createPostView()
        postView.deck = PostDeck()
        let posts = (0..<3).map { _ in postView.post(makeRequest()) }
        stage.simulator.advance(by: 5)
        #expect(posts.map(\.phase) == [.shown, .shown, .ended])
        stage.simulator.advance(by: 12)
        #expect(posts.map(\.reason) == [.timeout, .timeout, .timeout])
    }

    @Test func nextPostWaitsForCoveredOne() throws {
        let postView = stage.view.createPostView()
        let first = postView.post(makeRequest())
        let second = postView.post(makeRequest())
        stage.rest()
        let uncover = try cover(postView, by: .view)
        stage.simulator.advance(by: 60)
        #expect(first.phase == .shown && second.phase == .waiting)
        uncover()
        stage.simulator.advance(by: 5.5)
        #expect(first.reason == .timeout && second.phase == .shown)
    }

    @Test func removedPostIsNotHeld() throws {
        let postView = stage.view.createPostView()
        let post = postView.post(makeRequest())
        stage.rest()
        let uncover = try cover(postView, by: .view)
        stage.rest()
        post.remove()
        stage.rest()
        #expect(post.reason == .programmatic)
        uncover()
        stage.simulator.advance(by: 1)
        #expect(stage.simulator.timers == 0 && stage.simulator.displayLinks == 0)
    }

    @Test func coverIsNoticedAfterOtherHolds() throws {
        let postView = stage.view.createPostView()
        let post = postView.post(makeRequest())
        stage.rest()
        let hold = post.hold()
        let uncover = try cover(postView, by: .view)
        stage.rest()
        hold.release()
        expectToStay(post, until: uncover)
    }
}
