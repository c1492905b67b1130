import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewHostedTests

/// The look and the place of posts without any setting.
@MainActor
@Suite(.leavesNothingBehind)
struct DefaultLookTests {
    /// A poster of the library.
    enum Kind: CaseIterable {
        case window, postWindow, bars, embedded, stack

        /// Whether the poster has a host, rather than a frame in a view of the app.
        var isFree: Bool { self != .embedded && self != .stack }

        @MainActor
        func poster(on stage: Stage) -> any Poster & UIViewPoster {
            switch self {
            case .window: stage.postView
            case .postWindow: UIApplication.shared.postWindow().postView
            case .bars: stage.controller.createBarPostView()
            case .embedded: stage.view.createPostView()
            case .stack: stage.view.createMessageStackView()
            }
        }
    }

    private static let message = Message(.success, "Saved")

    private func slot(of post: Post, on stage: Stage) throws -> PostSlot {
        stage.rest()
        return try #require(post.view?.enclosingSlot)
    }

    /// A screen with a navigation bar.
    private func stage(largeTitle: Bool) -> Stage {
        let screen = UIViewController()
        screen.title = "Photos"
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = largeTitle
        return Stage(device: .iPhone16, navigation)
    }

    // MARK: Cards

    @Test(arguments: Kind.allCases)
    func valuesAndViewsAreCards(kind: Kind) throws {
        let stage = Stage()
        let poster = kind.poster(on: stage)
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        for post in [{ poster.post(Self.message) }, { poster.post(view: view) }] {
            let body = try #require(try slot(of: post(), on: stage).body)
            #expect(body.style.corners.radius == 26 && body.style.shadows == PostStyle.Shadow.raised)
            poster.removeAll(animated: false)
        }
    }

    @Test(arguments: Kind.allCases)
    func cardIsClearOfTheEdges(kind: Kind) throws {
        let stage = Stage()
        let frame = try #require(try slot(of: kind.poster(on: stage).post(Self.message), on: stage).body?.screenFrame)
        let inset: CGFloat = kind == .embedded ? 10 : 8
        #expect(frame.minX == inset && frame.maxX == stage.window.bounds.maxX - inset)
        #expect(frame.minY == stage.window.safeAreaInsets.top + (kind == .embedded ? 20 : 8))
    }

    @Test(arguments: Kind.allCases.filter(\.isFree))
    func cardIsAsWideAsANotificationOnAnIPad(kind: Kind) throws {
        let stage = Stage(device: .iPad11)
        let slot = try slot(of: kind.poster(on: stage).post(Self.message), on: stage)
        #expect(slot.bounds.width == 400 && slot.screenFrame.midX == stage.window.bounds.midX)
    }

    /// One edit must not bring the square box back.
    @Test func editInPlaceKeepsTheCard() throws {
        let stage = Stage()
        stage.postView.presentation.backdrop = .dim
        let slot = try slot(of: stage.postView.post(Self.message), on: stage)
        #expect(slot.body?.style.corners.radius == 26 && slot.screenFrame.minX == 8)
    }

    @Test func closureStartsFromTheCard() {
        let style = PostPresentation { $0.backdrop = .dim }.style
        #expect(style.corners.radius == 26 && style.shadows == PostStyle.Shadow.raised)
    }

    @Test func postersOfAppsStayPlain() {
        #expect(SlidingPoster().presentation.style == PostStyle())
    }

    @Test(arguments: Kind.allCases)
    func plainIsTheSquareBoxOverTheFullWidth(kind: Kind) throws {
        let stage = Stage(device: .iPad11)
        let slot = try slot(of: kind.poster(on: stage).post(PostRequest(Self.message), as: .plain), on: stage)
        #expect(slot.body == nil)
        let inset: CGFloat = kind == .stack ? 0 : kind == .embedded ? 10 : 8
        #expect(slot.bounds.width == stage.window.bounds.width - 2 * inset)
    }

    @Test func version3PostsThePlainBox() throws {
        let stage = Stage()
        let view = stage.postView.post(message: Self.message)
        stage.rest()
        #expect(try #require(view.enclosingSlot).body == nil)
        stage.postView.removeAll(animated: false)
        stage.postView.presentation.backdrop = .dim
        let other = stage.postView.post(message: Self.message)
        stage.rest()
        #expect(try #require(other.enclosingSlot).body != nil)
    }

    // MARK: Bars

    @Test(arguments: [Kind.window, .postWindow])
    func cardCoversAnInlineTitle(kind: Kind) throws {
        let stage = stage(largeTitle: false)
        let bar = try #require((stage.controller as? UINavigationController)?.navigationBar)
        let frame = try slot(of: kind.poster(on: stage).post(Self.message), on: stage).screenFrame
        #expect(frame.minY == stage.window.safeAreaInsets.top + 4)
        #expect(frame.maxY >= bar.screenFrame.maxY - 8)
    }

    @Test(arguments: [Kind.window, .postWindow])
    func cardIsBelowALargeTitle(kind: Kind) throws {
        let stage = stage(largeTitle: true)
        let screen = try #require((stage.controller as? UINavigationController)?.topViewController)
        let frame = try slot(of: kind.poster(on: stage).post(Self.message), on: stage).screenFrame
        #expect(frame.minY == screen.view.safeAreaInsets.top + 8)
    }

    @Test(arguments: [Kind.window, .postWindow])
    func cardIsAboveATabBar(kind: Kind) throws {
        let tabs = UITabBarController()
        let screen = UIViewController()
        screen.tabBarItem = UITabBarItem(title: "Photos", image: nil, tag: 0)
        tabs.viewControllers = [screen]
        let stage = Stage(device: .iPhone16, tabs)
        let poster = try #require(kind.poster(on: stage) as? PostView)
        poster.edge = .bottom
        for presentation in [nil, PostPresentation.card(.bottom), .toast] {
            let frame = try slot(of: poster.post(Self.message, as: presentation), on: stage).screenFrame
            let bottom = stage.window.bounds.maxY - screen.view.safeAreaInsets.bottom
            #expect(frame.maxY == bottom - 8)
            poster.removeAll(animated: false)
        }
    }

    @Test func cardMovesWhenAScreenWithALargeTitleIsShown() throws {
        let stage = stage(largeTitle: true)
        let navigation = try #require(stage.controller as? UINavigationController)
        let second = UIViewController()
        second.title = "Photo"
        second.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(second, animated: false)
        stage.rest()
        var request = PostRequest(Self.message)
        request.duration = .untilRemoved
        let slot = try slot(of: stage.postView.post(request), on: stage)
        #expect(slot.screenFrame.minY == stage.window.safeAreaInsets.top + 4)
        navigation.popViewController(animated: true)
        stage.simulator.advance(by: 3)
        let first = try #require(navigation.topViewController)
        #expect(slot.screenFrame.minY == first.view.safeAreaInsets.top + 8)
    }

    @Test func cardFollowsTheBarWhenTheScreenRotates() throws {
        let stage = stage(largeTitle: true)
        let screen = try #require((stage.controller as? UINavigationController)?.topViewController)
        var request = PostRequest(Self.message)
        request.duration = .untilRemoved
        let slot = try slot(of: stage.postView.post(request), on: stage)
        for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
            stage.simulator.rotate(to: orientation)
            stage.simulator.advance(by: 3)
            let (frame, top) = (slot.screenFrame, screen.view.safeAreaInsets.top)
            #expect(frame.minY == top + 8 || frame.minY <= 8 && frame.maxY >= top - 8, "\(frame) \(top)")
        }
    }

    // MARK: Stack

    @Test func cardsOfAStackAreApart() throws {
        let stage = Stage()
        let stack = stage.view.createMessageStackView()
        let slots = try ["One", "Two"].map { try slot(of: stack.post($0), on: stage) }
        #expect(slots[1].screenFrame.minY - slots[0].screenFrame.maxY == 8)
        stack.spacing = 3
        stage.rest()
        #expect(slots[1].screenFrame.minY - slots[0].screenFrame.maxY == 3)
    }

    @Test func presetInAStackHasItsInsets() throws {
        let stage = Stage()
        let stack = MessageStackView()
        stage.view.addSubview(stack)
        stack.frame = CGRect(x: 0, y: 200, width: 300, height: 0)
        let slot = try slot(of: stack.post(Self.message, as: .float(.bottom)), on: stage)
        #expect(try #require(slot.body).frame.minX == 16 && slot.body?.frame.width == slot.bounds.width - 32)
        #expect(!slot.point(inside: CGPoint(x: 4, y: slot.bounds.midY), with: nil))
    }

    // MARK: Defaults of the app

    @Test(arguments: Kind.allCases)
    func presentationOfTheAppAppliesToEachPoster(kind: Kind) throws {
        PostEnvironment.app.options.presentation = PostPresentation { $0.style.corners = .rounded(5) }
        let stage = Stage()
        let poster = kind.poster(on: stage)
        let slot = try slot(of: poster.post(Self.message), on: stage)
        #expect(slot.body?.style.corners.radius == 5)
    }

    @Test func orderIsRequestArgumentValueManagerPosterApp() throws {
        let stage = Stage()
        let postView = stage.postView
        func radius(_ request: PostRequest, as presentation: PostPresentation? = nil) throws -> CGFloat? {
            let slot = try slot(of: postView.post(request, as: presentation), on: stage)
            defer { postView.removeAll(animated: false) }
            return slot.body?.style.corners.radius
        }
        func corners(_ radius: CGFloat) -> PostPresentation { PostPresentation { $0.style.corners = .rounded(radius) } }
        PostEnvironment.app.options.presentation = corners(1)
        #expect(try radius(PostRequest(Self.message)) == 1)
        postView.presentation = corners(2)
        #expect(try radius(PostRequest(Self.message)) == 2)
        postView.postManager.defaults.presentation = corners(3)
        #expect(try radius(PostRequest(Self.message)) == 3)
        #expect(try radius(PostRequest(ProgressMessage("Loading"))) == 3)
        #expect(try radius(PostRequest(AlertMessage("Delete?"))) == 34)
        var request = PostRequest(AlertMessage("Delete?"))
        #expect(try radius(request, as: corners(5)) == 5)
        request.editPresentation { $0.style.corners = .rounded(6) }
        #expect(try radius(request, as: corners(5)) == 6)
    }

    @Test func themeOfTheAppsPresentationAppliesToPostsOnScreen() throws {
        let stage = Stage()
        let slot = try slot(of: stage.postView.post(Self.message), on: stage)
        PostEnvironment.app.options.presentation = PostPresentation { $0.theme = PostTheme { $0.cornerRadius = 4 } }
        stage.rest()
        #expect(slot.body?.style.corners.radius == 4)
    }
}
