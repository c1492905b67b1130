import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// A screen whose safe area grows by the room of posts.
@MainActor @Suite(.leavesNothingBehind)
struct SafeAreaShareTests {
    private let stage = Stage()

    private func request(_ text: String = "Saved") -> PostRequest {
        PostRequest(Message(title: text)).with { $0.duration = .untilRemoved }
    }

    private var share: UIEdgeInsets { stage.controller.additionalSafeAreaInsets }

    /// The frame of a post with the same poster, on a screen without a share.
    private func ownFrame(_ place: RoomPlace) throws -> CGRect {
        let post = place.poster(on: stage).post(request())
        stage.rest()
        let frame = try #require(post.view?.enclosingSlot).screenFrame
        post.remove(animated: false)
        stage.rest()
        return frame
    }

    @Test(arguments: RoomPlace.allCases)
    func safeAreaEndsAtPost(place: RoomPlace) throws {
        let before = stage.view.safeAreaInsets
        stage.controller.additionalSafeAreaInsets.bottom = 10
        let own = try ownFrame(place)
        stage.controller.makeRoomForPosts()
        let post = place.poster(on: stage).post(request())
        stage.rest()
        let frame = try #require(post.view?.enclosingSlot).screenFrame
        #expect(frame == own, "no feedback")
        #expect(abs(stage.view.bounds.maxY - stage.view.safeAreaInsets.bottom - frame.minY) < 0.5)
        #expect(stage.view.safeAreaInsets.top == before.top)
        #expect(!stage.hasEndlessLayouts)
        // The app changes its own part meanwhile.
        stage.controller.additionalSafeAreaInsets.left = 5
        post.remove()
        stage.rest()
        #expect(share == UIEdgeInsets(top: 0, left: 5, bottom: 10, right: 0))
        #expect(stage.view.safeAreaInsets.bottom == before.bottom + 10)
    }

    @Test(arguments: RoomPlace.allCases)
    func postKeepsItsPlace(place: RoomPlace) throws {
        let frame = try ownFrame(place)
        let poster = place.poster(on: stage)
        stage.controller.makeRoomForPosts()
        let post = poster.post(request())
        for _ in 0..<40 {
            stage.simulator.advance(by: Simulator.frame)
            let slot = try #require(post.view?.enclosingSlot)
            #expect(
                slot.convert(slot.bounds, to: nil).offsetBy(dx: 0, dy: -slot.transform.ty).minY.rounded()
                    == frame.minY.rounded())
        }
        #expect(try #require(post.view?.enclosingSlot).screenFrame == frame)
        stage.controller.makeRoomForPosts(at: [])
        #expect(share == .zero)
        stage.rest()
        #expect(try #require(post.view?.enclosingSlot).screenFrame == frame)
    }

    /// A poster that the app has pinned itself.
    @Test func ownPinsOfAppAreKept() throws {
        let postView = PostView(edge: .bottom)
        postView.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(postView)
        let pin = stage.view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: postView.bottomAnchor, constant: 7)
        NSLayoutConstraint.activate([
            pin, postView.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            postView.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
        ])
        stage.controller.makeRoomForPosts(at: [.bottom])
        let post = postView.post(request())
        stage.rest()
        #expect(abs(postView.frame.maxY - (stage.window.bounds.maxY - stage.window.safeAreaInsets.bottom - 7)) < 0.5)
        post.remove()
        stage.rest()
        #expect(pin.constant == 7)
    }

    /// The post of another poster enters while the safe area has a share.
    @Test(arguments: RoomPlace.allCases)
    func nextPostHasItsPlace(place: RoomPlace) throws {
        let toast = RoomPlace.toast.poster(on: stage)
        let frames = try [false, true].map { makesRoom in
            if makesRoom { stage.controller.makeRoomForPosts() }
            let first = toast.post(request("First"))
            stage.rest()
            #expect((share.bottom > 20) == makesRoom)
            let second = place.poster(on: stage).post(request("Second"))
            stage.rest()
            let frame = try #require(second.view?.enclosingSlot).screenFrame
            for post in [first, second] { post.remove(animated: false) }
            stage.rest()
            return frame
        }
        #expect(frames[0] == frames[1])
    }

    /// The guide of the keyboard grows with the safe area, and isn't mistaken for a keyboard.
    @Test(.bothReadings(of: .layoutRepeats), arguments: [RoomPlace.bars, .view, .stack])
    func shareIsNoKeyboard(place: RoomPlace) throws {
        stage.controller.makeRoomForPosts()
        let postView = stage.view.createPostView()
        let centered = postView.post(request("Centered"), as: .centered)
        stage.rest()
        let frame = try #require(centered.view?.enclosingSlot).screenFrame
        place.poster(on: stage).post(request("Another"))
        stage.rest()
        #expect(!stage.hasEndlessLayouts && share.bottom > 20)
        #expect(try #require(centered.view?.enclosingSlot).screenFrame == frame)
    }

    @Test func otherEdgesHaveNoShare() {
        stage.controller.makeRoomForPosts(at: [.top])
        RoomPlace.window.poster(on: stage).post(request())
        stage.rest()
        #expect(share == .zero)
    }

    /// A post that changes while its poster has a share, and a narrow one beside a toast with a share, find no other bars.
    @Test(arguments: [RoomPlace.window, .postWindow, .bars, .barsOfVisibleScreen])
    func shareIsNoBarForPostBesideIt(place: RoomPlace) throws {
        let toast = RoomPlace.toast.poster(on: stage)
        let frames = try [false, true].map { makesRoom in
            stage.controller.makeRoomForPosts(at: makesRoom ? [.bottom] : [])
            let first = toast.post(request("First"), as: .toast)
            stage.rest()
            #expect((share.bottom > 20) == makesRoom)
            let second = place.poster(on: stage).post(
                request("A").with {
                    $0.editPresentation {
                        $0.placement.alignment = .leading
                        $0.size.width = .points(60)
                    }
                })
            stage.rest()
            let frame = try #require(second.view?.enclosingSlot).screenFrame
            for post in [first, second] { post.remove(animated: false) }
            stage.rest()
            return frame
        }
        #expect(frames[0] == frames[1])
    }

    /// The bars of a screen are recognized by its safe area.
    @Test(arguments: [RoomPlace.window, .barsOfVisibleScreen])
    func shareIsNoBar(place: RoomPlace) throws {
        let frame = try ownFrame(place)
        stage.controller.makeRoomForPosts()
        let poster = place.poster(on: stage)
        poster.post(request("First"))
        stage.rest()
        poster.postManager.removeAll()
        let second = poster.post(request("Second"))
        stage.rest()
        #expect(try #require(second.view?.enclosingSlot).screenFrame.minY == frame.minY)
    }
}
