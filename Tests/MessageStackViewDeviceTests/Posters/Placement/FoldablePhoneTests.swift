import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// Posts on iPhone Duo: clear of the column of the status bar, of the fold and of round corners, through each resize.
@MainActor
@Suite(.leavesNothingBehind)
struct FoldablePhoneTests {
    /// A pose of the phone, and how it is held.
    struct Pose: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let fold: Simulator.Fold
        let held: UIDeviceOrientation

        init(_ description: String, _ fold: Simulator.Fold, _ held: UIDeviceOrientation) {
            (testDescription, self.fold, self.held) = (description, fold, held)
        }
    }

    nonisolated static let poses = [
        Pose("outer, portrait", .closed, .portrait), Pose("outer, to the left", .closed, .landscapeLeft),
        Pose("outer, to the right", .closed, .landscapeRight), Pose("flat", .flat, .landscapeLeft),
        Pose("flat, portrait", .flat, .portrait), Pose("book", .angle(120), .landscapeLeft),
        Pose("table", .angle(90), .portrait),
    ]

    nonisolated static let presentations = [
        PostPresentation(), .bar(.top), .bar(.bottom), .float(.top), .float(.bottom), .card(.top), .card(.bottom),
        .tab(.top), .tab(.bottom), .pill, .toast, .statusLine, .centered, .alert, .popup, .hud,
        PostPresentation { $0.placement = PostPlacement.topLeading },
        PostPresentation { $0.placement = PostPlacement.bottomTrailing },
    ]

    private let stage = Stage(device: .iPhoneDuo)
    private var simulator: Simulator { stage.simulator }

    /// Returns the app's post view, which keeps clear of the active fold.
    private func makePostView() -> PostView {
        let postView = stage.postView
        var environment = PostEnvironment.app
        environment.reservedAreas = { [weak simulator] in simulator?.reservedAreas(in: $0) ?? [] }
        postView.postManager.environment = environment
        return postView
    }

    /// Shows a post that leaves after three seconds.
    private func postForThreeSeconds() -> Post {
        let post = makePostView().post(Message("Saved"), as: .card(.top)) { $0.duration = .seconds(3) }
        stage.rest()
        return post
    }

    private func take(_ pose: Pose) {
        simulator.fold(to: pose.fold)
        simulator.rotate(to: pose.held)
        stage.rest()
    }

    /// Expects each text, image and button of a post to be clear of the fold and in the safe area, and the post to be clear of the
    /// round corners.
    private func expectClear(_ post: Post, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let view = try #require(post.view, sourceLocation: sourceLocation)
        let slot = try #require(view.enclosingSlot, sourceLocation: sourceLocation)
        let window = try #require(view.window, sourceLocation: sourceLocation)
        let safe = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: -0.5, dy: -0.5)
        let frames = stage.contentFrames(in: view)
        #expect(!frames.isEmpty, sourceLocation: sourceLocation)
        for frame in frames {
            #expect(safe.contains(frame), "\(frame) in \(safe)", sourceLocation: sourceLocation)
            for area in simulator.reservedAreas(in: window) {
                #expect(!area.intersects(frame), "\(frame) in \(area)", sourceLocation: sourceLocation)
            }
        }
        let frame = slot.convert(slot.bounds, to: nil)
        let isInSafeArea = stage.postView.postManager.presentation(of: post)?.safeArea == .respected
        for corner in isInSafeArea ? RoundCorners.squares(in: window) : [] {
            let part = corner.insetBy(dx: 0.1, dy: 0.1)
            #expect(!part.intersects(frame), "\(frame) in \(corner)", sourceLocation: sourceLocation)
        }
        #expect(!stage.hasEndlessLayouts && simulator.layoutConflicts.isEmpty, sourceLocation: sourceLocation)
    }

    private func frame(of post: Post) throws -> CGRect {
        let slot = try #require(post.view?.enclosingSlot)
        return slot.convert(slot.bounds, to: nil)
    }

    // MARK: Places

    @Test(arguments: presentations, poses)
    func messageIsClear(presentation: PostPresentation, pose: Pose) throws {
        take(pose)
        let post = makePostView().post(Message("Saved", subtitle: "The document is in the folder"), as: presentation)
        stage.rest()
        try expectClear(post)
    }

    @Test(arguments: ReadyMadePost.all, poses)
    func readyMadePostIsClear(readyMadePost: ReadyMadePost, pose: Pose) throws {
        take(pose)
        let post = readyMadePost.post(makePostView(), ReadyMadePost.Texts())
        stage.rest()
        try expectClear(post)
    }

    @Test(arguments: presentations)
    func postMovesClearWhenThePhoneIsBent(presentation: PostPresentation) throws {
        take(Pose("flat", .flat, .landscapeLeft))
        var request = PostRequest(Message("Saved", subtitle: "The document is in the folder"), as: presentation)
        request.duration = .untilRemoved
        let post = makePostView().post(request)
        stage.rest()
        let flat = try frame(of: post)
        for degrees in [170.0, 120, 60] {
            simulator.fold(to: .angle(degrees))
            stage.rest()
            try expectClear(post)
        }
        simulator.fold(to: .flat)
        stage.rest()
        #expect(try frame(of: post) == flat && post.phase == .shown)
    }

    /// A post that hugs a long text crosses the fold only while it is wide.
    @Test(arguments: [PostAlignment.leading, .center, .trailing])
    func postThatHugsALongTextIsClear(alignment: PostAlignment) throws {
        take(Pose("book", .angle(120), .landscapeLeft))
        let presentation = PostPresentation {
            $0.placement = PostPlacement(.top, alignment: alignment)
            $0.size = PostSize(width: .content)
        }
        let text = String(repeating: "A longer text. ", count: 12)
        let post = makePostView().post(Message("Saved", subtitle: text), as: presentation)
        stage.rest()
        try expectClear(post)
    }

    @Test func postMovesToItsSideAnimated() throws {
        take(Pose("flat", .flat, .landscapeLeft))
        let post = makePostView().post(Message("Saved"), as: .card(.top))
        stage.rest()
        let view = try #require(post.view)
        let flat = stage.seenFrame(of: view).midX
        simulator.fold(to: .angle(120))
        simulator.advance(by: 0.1)
        let moving = stage.shownFrame(of: view).midX
        stage.rest()
        let bent = stage.seenFrame(of: view).midX
        #expect(flat < moving && moving < bent)
    }

    @Test func deckGoesToOneSide() throws {
        take(Pose("book", .angle(120), .landscapeLeft))
        let postView = makePostView()
        postView.deck = PostDeck()
        let posts = ["One", "Two", "Three"].map { title in
            postView.post(Message(title), as: .card(.top)) { $0.duration = .untilRemoved }
        }
        stage.rest()
        for post in posts where post.phase == .shown { #expect(try frame(of: post).minX >= 495.5) }
    }

    // MARK: Resizes

    @Test func postsSurviveFoldingAndUnfolding() throws {
        let postView = makePostView()
        let first = postView.post(Message("One"), as: .card(.top)) { $0.duration = .seconds(30) }
        let second = postView.post(Message("Two"), as: .card(.top))
        stage.rest()
        let announcements = simulator.announcements.count
        for fold in [Simulator.Fold.flat, .angle(100), .closed, .flat, .closed] {
            simulator.fold(to: fold)
            simulator.advance(by: 1)
            #expect(first.phase == .shown && second.phase == .waiting)
            try expectClear(first)
        }
        #expect(simulator.announcements.count == announcements)
        let left = try #require(first.timeLeft)
        #expect(left > 20 && left < 26, "the time goes on meanwhile")
    }

    @Test func fingerKeepsItsPost() throws {
        let post = makePostView().post(Message("Saved"), as: .card(.top))
        stage.rest()
        let frame = try frame(of: post)
        stage.finger.down(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.finger.move(by: CGVector(dx: 0, dy: 4), frames: 6)
        simulator.fold(to: .flat)
        simulator.advance(by: 1)
        #expect(post.phase == .shown)
        stage.finger.up()
        stage.rest()
        #expect(post.phase == .shown)
        try expectClear(post)
    }

    @Test func editedFieldOfAFormKeepsItsFocus() throws {
        let field = stage.addField(CGRect(x: 20, y: 300, width: 200, height: 40))
        field.becomeFirstResponder()
        let post = makePostView().post(Message("Saved"), as: .toast)
        stage.rest()
        simulator.fold(to: .flat)
        stage.rest()
        simulator.fold(to: .angle(120))
        stage.rest()
        #expect(field.isFirstResponder && post.phase == .shown)
    }

    @Test func backgroundStopsTimeOfPostsOnScreen() throws {
        let post = makePostView().post(Message("Saved"), as: .card(.top)) { $0.duration = .seconds(5) }
        stage.rest()
        simulator.moveToBackground()
        simulator.advance(by: 60)
        simulator.moveToForeground()
        simulator.advance(by: 1)
        #expect(post.phase == .shown)
    }

    // MARK: Time in a part of a screen

    /// Another app is beside this one, which isn't active then with a reading.
    @Test func timePassesInAHalfOfTheScreen() throws {
        simulator.fold(to: .flat)
        let scene = try #require(stage.window.windowScene)
        simulator.splitView([(nil, 0.5), (scene, 0.5)])
        stage.rest()
        let post = postForThreeSeconds()
        simulator.resignActive(scene)
        simulator.advance(by: 4)
        #expect(post.reason == .timeout)
    }

    @Test func timeStopsBehindSomethingOfTheSystem() throws {
        simulator.fold(to: .flat)
        let post = postForThreeSeconds()
        simulator.resignActive()
        simulator.advance(by: 10)
        #expect(post.phase == .shown)
    }

    @Test func postIsClearInAHalfOfTheScreen() throws {
        simulator.fold(to: .flat)
        let scene = try #require(stage.window.windowScene)
        for shares: [(scene: UIWindowScene?, fraction: CGFloat)] in [
            [(nil, 0.5), (scene, 0.5)], [(scene, 0.5), (nil, 0.5)],
        ] {
            simulator.splitView(shares)
            stage.rest()
            let post = makePostView().post(Message("Saved"), as: .bar(.top))
            stage.rest()
            try expectClear(post)
            post.remove(animated: false)
        }
    }

    /// The sample of the page *iPhone Duo* asks UIKit.
    @Test func activeRegionsOfUIKitAreTheAreas() {
        let areas: @MainActor (UIView) -> [CGRect] = {
            $0.reservedRegions(kind: .division).filter(\.isActive).map(\.frame)
        }
        simulator.fold(to: .angle(120))
        simulator.advance(by: 1)
        #expect(areas(stage.view) == simulator.reservedAreas(in: stage.view) && areas(stage.view).count == 1)
        simulator.fold(to: .flat)
        simulator.advance(by: 1)
        #expect(areas(stage.view).isEmpty)
    }

    // MARK: Odd areas

    @Test(arguments: [
        CGRect.null, .infinite, .zero, CGRect(x: 5_000, y: 0, width: 40, height: 669),
        CGRect(x: CGFloat.nan, y: 0, width: 40, height: 669),
    ])
    func areaThatIsNoneHasNoEffect(area: CGRect) throws {
        simulator.fold(to: .flat)
        let postView = makePostView()
        postView.postManager.environment.reservedAreas = { _ in [area] }
        let post = postView.post(Message("Saved"), as: .card(.top))
        stage.rest()
        let slot = try frame(of: post)
        #expect(abs(slot.midX - 433.5) < 1)
        #expect(!stage.hasEndlessLayouts)
    }

    @Test func areaAsLargeAsTheScreenLeavesThePostOnScreen() throws {
        let postView = makePostView()
        postView.postManager.environment.reservedAreas = { [$0.bounds] }
        let post = postView.post(Message("Saved"), as: .card(.top))
        stage.rest()
        #expect(try stage.window.bounds.intersects(frame(of: post)))
        #expect(!stage.hasEndlessLayouts)
    }
}
