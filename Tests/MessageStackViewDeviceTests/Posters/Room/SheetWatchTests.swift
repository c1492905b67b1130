import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Posts at the bottom of a screen that presents a sheet with detents.
@MainActor @Suite(.leavesNothingBehind)
struct SheetWatchTests {
    private typealias Detent = UISheetPresentationController.Detent

    private let stage = Stage()
    private let sheet = UIViewController()

    /// A post view in front of a sheet or behind it.
    enum Place: CaseIterable {
        case window, postWindow, bars, view

        @MainActor
        func postView(on stage: Stage) -> PostView? {
            let place: RoomPlace =
                switch self {
                case .window: .window
                case .postWindow: .postWindow
                case .bars: .bars
                case .view: .view
                }
            let postView = place.poster(on: stage) as? PostView
            postView?.keepsAboveSheets = true
            return postView
        }
    }

    private var controller: UISheetPresentationController? { sheet.sheetPresentationController }

    private func present(_ detents: [Detent] = [.medium(), .large()], animated: Bool = false) {
        controller?.detents = detents
        controller?.largestUndimmedDetentIdentifier = .large
        stage.controller.present(sheet, animated: animated)
        if !animated { stage.rest() }
    }

    private var request: PostRequest {
        var request = PostRequest(Message("Saved"))
        request.duration = .untilRemoved
        return request
    }

    private var top: CGFloat { controller?.presentedView.map { stage.shownFrame(of: $0).minY } ?? .nan }

    private func bottom(of post: Post) throws -> CGFloat {
        try #require(post.view?.enclosingSlot).screenFrame.maxY
    }

    @Test(arguments: Place.allCases)
    func postIsAboveSheet(place: Place) throws {
        let postView = try #require(place.postView(on: stage))
        let post = postView.post(request)
        stage.rest()
        let own = try bottom(of: post)
        present()
        let distance = top - (try bottom(of: post))
        #expect(distance > 7 && distance < 21)
        post.remove()
        let next = postView.post(request)
        stage.rest()
        #expect(abs(top - (try bottom(of: next)) - distance) < 0.5, "a new post")
        stage.controller.dismiss(animated: true)
        stage.rest()
        #expect(try bottom(of: next) == own)
    }

    @Test(arguments: Place.allCases)
    func postFollowsSheetUnderFingerAndToDetent(place: Place) throws {
        let postView = try #require(place.postView(on: stage))
        present()
        let post = postView.post(request)
        stage.rest()
        let distance = top - (try bottom(of: post))
        func expectAbove() throws {
            let free = try bottom(of: post) - (try #require(post.view?.enclosingSlot).bounds.height)
            guard free > stage.safeFrame.minY + 30 else { return }
            let end = try bottom(of: post)
            #expect(abs(top - end - distance) < 1.5, "\(top) \(end) \(distance)")
        }
        stage.finger.down(at: CGPoint(x: 196, y: top + 12))
        for step in [-6.0, 9] {
            for _ in 0..<20 {
                stage.finger.move(by: CGVector(dx: 0, dy: step))
                stage.simulator.advance(by: Simulator.frame)
                try expectAbove()
            }
        }
        stage.finger.up()
        stage.rest()
        try expectAbove()
    }

    /// A change in code, whose animation is that of the sheet.
    @Test(arguments: Place.allCases)
    func postFollowsAnimationOfSheet(place: Place) throws {
        let postView = try #require(place.postView(on: stage))
        present([.custom { _ in 200 }, .medium()])
        let post = postView.post(request)
        stage.rest()
        let distance = top - (try bottom(of: post))
        controller?.animateChanges { controller?.selectedDetentIdentifier = .medium }
        stage.simulator.advance(by: 0)
        #expect(stage.simulator.displayLinks == 1, "before the sheet has moved")
        var last = top
        for _ in 0..<30 {
            stage.simulator.advance(by: Simulator.frame)
            // The post follows in the same frame or in the next one.
            let end = try bottom(of: post) + distance
            #expect(end > min(last, top) - 1.5 && end < max(last, top) + 1.5)
            last = top
        }
        stage.rest()
        #expect(abs(top - (try bottom(of: post)) - distance) < 0.5)
    }

    @Test(arguments: [Place.window, .postWindow])
    func postIsAtTopOfLargeSheet(place: Place) throws {
        let postView = try #require(place.postView(on: stage))
        present([.large()])
        let post = postView.post(request)
        stage.rest()
        let slot = try #require(post.view?.enclosingSlot)
        #expect(abs(slot.screenFrame.minY - stage.safeFrame.minY - 8) < 0.5)
        #expect(slot.screenFrame.height > 40 && slot.hitTest(CGPoint(x: 50, y: 20), with: nil) != nil)
    }

    /// The elements of the sheet and those of the post are reached, and the post is dismissed by its action (D18, D20, D22).
    @Test func voiceOverReachesAndDismissesPostAboveSheet() throws {
        let postView = try #require(Place.window.postView(on: stage))
        let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
        label.text = "Map"
        sheet.view.addSubview(label)
        present()
        stage.simulator.voiceOver.start()
        let post = postView.post(request)
        stage.rest()
        #expect(try bottom(of: post) < top)
        let labels = stage.simulator.voiceOver.elements.compactMap(\.accessibilityLabel)
        #expect(labels.contains("Saved") && labels.contains("Map"), "\(labels)")
        #expect(post.view?.enclosingSlot?.accessibilityPerformEscape() == true)
        stage.rest()
        #expect(post.phase == .ended)
    }

    @Test func postIsInFrontOfSheetByDefault() throws {
        present()
        stage.postView.edge = .bottom
        let post = stage.postView.post(request)
        stage.rest()
        #expect(try bottom(of: post) > top)
        stage.postView.keepsAboveSheets = true
        stage.rest()
        #expect(try bottom(of: post) < top)
        stage.postView.keepsAboveSheets = false
        stage.rest()
        #expect(try bottom(of: post) > top)
    }

    @Test func postOnBarsOfSheetStaysThere() throws {
        let postView = try #require(RoomPlace.barsOfVisibleScreen.poster(on: stage) as? PostView)
        postView.keepsAboveSheets = true
        present()
        let post = postView.post(request)
        stage.rest()
        #expect(try bottom(of: post) > top + 100)
    }

    @Test func cardOfTabletLeavesPostInPlace() throws {
        let stage = Stage(device: .iPad11)
        stage.postView.edge = .bottom
        stage.postView.keepsAboveSheets = true
        let post = stage.postView.post(request)
        stage.rest()
        let frame = try #require(post.view?.enclosingSlot).screenFrame
        let card = UIViewController()
        card.modalPresentationStyle = .formSheet
        stage.controller.present(card, animated: false)
        stage.rest()
        #expect(try #require(post.view?.enclosingSlot).screenFrame == frame)
    }

    @Test func nothingRunsWhileSheetRests() throws {
        let postView = try #require(Place.window.postView(on: stage))
        present()
        let post = postView.post(request)
        stage.simulator.advance(by: 3)
        let calls = stage.simulator.displayLinkCalls
        stage.simulator.advance(by: 60)
        #expect(stage.simulator.displayLinks == 0 && stage.simulator.displayLinkCalls == calls)
        stage.finger.down(at: CGPoint(x: 196, y: top + 12))
        stage.finger.move(by: CGVector(dx: 0, dy: -4), frames: 6)
        #expect(stage.simulator.displayLinks == 1, "while the sheet moves")
        stage.simulator.advance(by: 1)
        #expect(stage.simulator.displayLinks == 0, "while the finger rests")
        stage.finger.up()
        stage.rest()
        post.remove()
        stage.rest()
        stage.simulator.advance(by: 3)
        #expect(stage.simulator.displayLinks == 0 && postView.sheetWatch == nil)
    }

    @Test func buttonOfSheetMakesRoomNotForPostAboveIt() throws {
        let postView = try #require(Place.window.postView(on: stage))
        present()
        let guide = sheet.view.postLayoutGuide(at: .bottom)
        postView.post(request)
        stage.rest()
        #expect(guide.layoutFrame.height == sheet.view.safeAreaInsets.bottom)
    }
}
