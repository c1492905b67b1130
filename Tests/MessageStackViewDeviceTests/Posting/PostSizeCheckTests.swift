import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Posts without a size, which keep no other post waiting.
@MainActor
@Suite(.leavesNothingBehind)
struct PostSizeCheckTests {
    private let stage = Stage()

    /// A request for a post without a size.
    enum Content: CaseIterable {
        case view, width, emptyStack, hiddenInStack, image, label, controller, value

        @MainActor
        func request(for seconds: TimeInterval? = nil) -> PostRequest {
            if self == .controller {
                return PostRequest(viewController: EmptyController()).with {
                    $0.duration = PostDuration(dismissAfter: seconds)
                }
            }
            var request =
                self == .value
                ? PostRequest(EmptyValue())
                : PostRequest(view: view).with { $0.duration = PostDuration(dismissAfter: seconds) }
            request.duration = seconds.map { .seconds($0) } ?? .untilRemoved
            return request
        }

        @MainActor
        private var view: UIView {
            let view = UIView()
            switch self {
            case .width: view.widthAnchor.constraint(equalToConstant: 100).isActive = true
            case .emptyStack: return UIStackView()
            case .hiddenInStack:
                let banner = UIView.banner()
                banner.isHidden = true
                let stack = UIStackView(arrangedSubviews: [banner])
                stack.axis = .vertical
                return stack
            case .image: return UIImageView()
            case .label: return UILabel()
            case .view, .controller, .value: break
            }
            return view
        }
    }

    private struct EmptyValue: Postable {
        var summary: String? { nil }

        func makeView() -> UIView { UIView() }
    }

    /// A controller whose view has no size. That of a plain controller has the size of the screen.
    private final class EmptyController: UIViewController {
        override func loadView() { view = UIView() }
    }

    /// A poster of an app, which completes the entrance before it has laid out the slot.
    private final class EarlyPoster: UIView, Poster, UIViewPoster {
        private(set) lazy var postManager = PostManager(poster: self)

        func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
            completion()
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: topAnchor), view.leadingAnchor.constraint(equalTo: leadingAnchor),
                view.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }

        func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
            view.removeFromSuperview()
            completion()
        }
    }

    private func banner(for seconds: TimeInterval? = nil) -> PostRequest {
        PostRequest(view: UIView.banner()).with { $0.duration = PostDuration(dismissAfter: seconds) }
    }

    // MARK: The place in the queue

    @Test(arguments: DisabledAnimationTests.Place.allCases)
    func postWithoutSizeBlocksNoPoster(place: DisabledAnimationTests.Place) {
        let poster = place.poster(on: stage)
        poster.postManager.capacity = 1
        let empty = poster.post(Content.view.request())
        let next = poster.post(banner())
        let last = poster.post(banner())
        stage.simulator.advance(by: 2.5)
        #expect(empty.phase == .shown && next.phase == .shown && last.phase == .waiting)
        stage.simulator.advance(by: 10)
        #expect(empty.reason == .noSize)
        #expect(next.phase == .shown && last.phase == .waiting)
    }

    @Test(arguments: Content.allCases)
    func contentWithoutSizeTakesNoPlace(content: Content) {
        let postView = stage.view.createPostView()
        let empty = postView.post(content.request())
        let next = postView.post(banner())
        stage.simulator.advance(by: 2.5)
        #expect(empty.phase == .shown && next.phase == .shown)
        stage.simulator.advance(by: 10)
        #expect(empty.reason == .noSize && next.phase == .shown)
    }

    @Test(arguments: Content.allCases)
    func timeOfContentWithoutSizePasses(content: Content) {
        let postView = stage.view.createPostView()
        let empty = postView.post(content.request(for: 13))
        let cover = UIView(frame: stage.view.bounds)
        stage.view.addSubview(cover)
        stage.simulator.advance(by: 12)
        #expect(empty.phase == .shown)
        stage.simulator.advance(by: 3)
        #expect(empty.reason == .timeout)
    }

    @Test func posterOfAppIsNotBlocked() {
        let poster = EarlyPoster(frame: stage.view.bounds)
        stage.view.addSubview(poster)
        let empty = poster.postManager.post(Content.view.request())
        let next = poster.postManager.post(banner())
        let last = poster.postManager.post(banner())
        stage.simulator.advance(by: 2.5)
        // The banner has a size, which it gets after its entrance.
        #expect(empty.phase == .shown && next.phase == .shown && last.phase == .waiting)
        stage.simulator.advance(by: 10)
        #expect(empty.reason == .noSize && last.phase == .waiting)
    }

    @Test func emptyMessageIsNormal() {
        let postView = stage.view.createPostView()
        let post = postView.post(Message(""))
        let next = postView.post(banner())
        stage.simulator.advance(by: 1.5)
        #expect(post.phase == .shown && next.phase == .waiting)
        stage.simulator.advance(by: 20)
        #expect(post.reason == .timeout && next.phase == .shown)
    }

    @Test func voiceOverUserGetsNextPost() {
        stage.simulator.voiceOver.start()
        let postView = stage.view.createPostView()
        postView.postManager.capacity = 3
        let empty = postView.post(Content.view.request(for: 60))
        let next = postView.post(banner(for: 60))
        let last = postView.post(banner(for: 60))
        stage.simulator.advance(by: 3)
        #expect(empty.phase == .shown && next.phase == .shown && last.phase == .waiting)
        stage.simulator.voiceOver.stop()
    }

    // MARK: The end

    @Test func limitFollowsTransitionTimeout() {
        let postView = stage.view.createPostView()
        postView.postManager.transitionTimeout = 3
        let post = postView.post(Content.view.request())
        stage.simulator.advance(by: 3)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 1.5)
        #expect(post.reason == .noSize)
    }

    @Test(arguments: [TimeInterval.nan, .infinity])
    func limitThatIsNotFiniteIsTenSeconds(timeout: TimeInterval) {
        let postView = stage.view.createPostView()
        postView.postManager.transitionTimeout = timeout
        let post = postView.post(Content.view.request())
        stage.simulator.advance(by: 9)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 3)
        #expect(post.reason == .noSize)
    }

    @Test func endGivesAdviceAndLateSizeGivesNone() throws {
        let (reporter, given) = (PostMisuse.reporter, PostMisuse.given)
        defer { (PostMisuse.reporter, PostMisuse.given) = (reporter, given) }
        var kinds: [PostMisuse.Kind] = []
        PostMisuse.given = []
        PostMisuse.reporter = { kind, _ in kinds.append(kind) }
        let postView = stage.view.createPostView()
        let imageView = UIImageView()
        let late = postView.post(PostRequest(view: imageView))
        stage.simulator.advance(by: 2)
        imageView.image = UIImage(systemName: "star")
        stage.simulator.advance(by: 20)
        late.remove()
        stage.simulator.advance(by: 2)
        #expect(kinds.isEmpty)
        for _ in 0..<2 {
            let empty = postView.post(Content.view.request())
            stage.simulator.advance(by: 13)
            #expect(empty.reason == .noSize)
        }
        #expect(kinds == [.emptyView])
    }

    // MARK: A size that comes or goes

    @Test func sizeAfterLimitComesTooLateWithoutTime() {
        let postView = stage.view.createPostView()
        let imageView = UIImageView()
        let post = postView.post(PostRequest(view: imageView))
        stage.simulator.advance(by: 20)
        #expect(post.reason == .noSize)
    }

    @Test(arguments: [(seconds: 1.0, isTimed: false), (1, true), (20, true)])
    func sizeThatComesLaterCountsFromThenOn(seconds: TimeInterval, isTimed: Bool) throws {
        let postView = stage.view.createPostView()
        let imageView = UIImageView()
        let late = postView.post(
            PostRequest(view: imageView).with { $0.duration = PostDuration(dismissAfter: isTimed ? 40 : nil) })
        let next = postView.post(banner())
        let last = postView.post(banner())
        stage.simulator.advance(by: 0.9 + seconds)
        imageView.image = UIImage(systemName: "star")
        stage.rest()
        #expect(try stage.slotFrame(of: imageView).height > 0)
        // The capacity is exceeded, and both stay.
        #expect(late.phase == .shown && next.phase == .shown && last.phase == .waiting)
        let frames = try [imageView, #require(next.view)].map(stage.slotFrame)
        #expect(!frames[0].intersects(frames[1]))
        next.remove()
        stage.rest()
        #expect(last.phase == .waiting)
        stage.simulator.advance(by: 10)
        #expect(late.phase == .shown)
        late.remove()
        stage.rest()
        #expect(last.phase == .shown)
    }

    @Test(arguments: [true, false])
    func postThatLosesItsSizeTakesNoPlace(isStack: Bool) throws {
        let poster: any Poster = isStack ? stage.view.createMessageStackView() : stage.view.createPostView()
        poster.postManager.capacity = 1
        let view = UIView()
        let height = view.heightAnchor.constraint(equalToConstant: 60)
        height.isActive = true
        let post = poster.post(PostRequest(view: view))
        let next = poster.post(banner())
        stage.rest()
        #expect(post.phase == .shown && next.phase == .waiting)
        height.constant = 0
        stage.rest()
        #expect(next.phase == .shown)
        // It had a size, which may return at any time.
        stage.simulator.advance(by: 30)
        #expect(post.phase == .shown)
        height.constant = 60
        stage.rest()
        #expect(try stage.slotFrame(of: view).height == 60)
        #expect(post.phase == .shown && next.phase == .shown)
    }

    @Test func slotHiddenInStackTakesNoPlace() throws {
        let stackView = stage.view.createMessageStackView()
        stackView.postManager.capacity = 1
        let view = UIView.banner()
        let post = stackView.post(PostRequest(view: view))
        let next = stackView.post(banner())
        stage.rest()
        #expect(post.phase == .shown && next.phase == .waiting)
        try #require(view.slot).isHidden = true
        stage.rest()
        #expect(post.phase == .shown && next.phase == .shown)
    }

    @Test func updatedPostGetsItsSize() {
        let postView = stage.view.createPostView()
        let post = postView.post(Content.view.request())
        stage.rest()
        post.update(with: PostRequest(view: UIView.banner()))
        let next = postView.post(banner())
        stage.simulator.advance(by: 15)
        #expect(post.phase == .shown && next.phase == .waiting)
    }

    /// The newest card with a size is in front, and has its time.
    @Test(arguments: [true, false])
    func cardWithoutSizeIsNotInDeck(isNewest: Bool) throws {
        let postView = stage.view.createPostView()
        postView.deck = PostDeck()
        let requests = [banner(for: 3), Content.image.request(for: 300)]
        let posts = (isNewest ? requests : requests.reversed()).map { postView.post($0) }
        stage.rest()
        #expect(posts.allSatisfy { $0.countdown?.isRunning == true })
        let imageView = try #require(posts.compactMap { $0.view as? UIImageView }.first)
        imageView.image = UIImage(systemName: "star")
        stage.rest()
        #expect(posts.map { $0.countdown?.isRunning } == [false, true])
    }

    // MARK: Hosts without room

    @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 500), CGSize(width: 300, height: 0)])
    func hostWithoutRoomEndsNoPost(size: CGSize) {
        let container = UIView(frame: CGRect(origin: CGPoint(x: 10, y: 100), size: size))
        stage.view.addSubview(container)
        let postView = container.createPostView()
        for presentation in [PostPresentation(), .card(.top), .fullScreen] {
            let post = postView.post(PostRequest(view: UIView.banner()), as: presentation)
            let next = postView.post(banner())
            stage.simulator.advance(by: 15)
            #expect(post.phase == .shown && next.phase == .waiting)
            postView.removeAll(animated: false)
        }
        let empty = postView.post(Content.view.request())
        stage.simulator.advance(by: 15)
        #expect(empty.reason == .noSize)
    }

    @Test func postOutsideWindowIsNotJudged() {
        let postView = stage.view.createPostView()
        let post = postView.post(banner())
        stage.rest()
        postView.removeFromSuperview()
        stage.simulator.advance(by: 20)
        stage.view.addSubview(postView)
        stage.rest()
        #expect(post.phase == .shown)
    }
}
