import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The accessibility rule D18: VoiceOver, a keyboard and Switch Control reach each element of app and posts once, in the
/// order of the screen, in both directions.
@MainActor
@Suite(.leavesNothingBehind)
struct ReachingRuleTests {
    /// The place of a post on the screen.
    enum Host: CaseIterable {
        case embedded, stack, keyWindow, bars, postWindow

        @MainActor
        func makePoster(on stage: Stage) -> any Poster {
            switch self {
            case .embedded: return stage.makePostView()
            case .stack: return Self.area(on: stage).createMessageStackView(constrainToSafeArea: false)
            case .keyWindow: return stage.postView
            case .bars: return stage.controller.createBarPostView()
            case .postWindow: return UIApplication.shared.postWindow()
            }
        }

        /// Returns a view between the buttons of the app.
        @MainActor
        static func area(on stage: Stage) -> UIView {
            let area = UIView(frame: stage.view.bounds.insetBy(dx: 0, dy: 250))
            stage.view.addSubview(area)
            return area
        }

        /// Whether the post is in a separate window, which is read before the app's.
        var isAboveApp: Bool { self == .postWindow }
    }

    private let stage = Stage()
    private let buttons: [UIButton]

    init() {
        buttons = stage.addButtons(["Archive", "Delete", "Hidden", "Clear"])
        for (button, y) in zip(buttons, [100, 700, 300, 250] as [CGFloat]) { button.frame.origin.y = y }
        buttons[2].isHidden = true
        buttons[3].alpha = 0
        stage.simulator.advance(by: 0)
    }

    private func post(_ value: some Postable, on poster: any Poster, _ backdrop: PostBackdrop = .none) -> Post {
        func post(on poster: some Poster) -> Post {
            var request = PostRequest(value)
            request.duration = .untilRemoved
            if !(poster is MessageStackView) {
                request.presentation = {
                    $0.placement = .center
                    $0.backdrop = backdrop
                }
            }
            return poster.post(request)
        }
        return post(on: poster)
    }

    private func expectReached(
        _ labels: [String], by technology: ReachingTechnology, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        technology.run(on: stage.simulator) {
            for backward in [false, true] {
                #expect(
                    technology.reachedLabels(on: stage.simulator, backward: backward) == labels,
                    "backward: \(backward)",
                    sourceLocation: sourceLocation)
            }
        }
    }

    private static let message = Message(
        "Upload failed", subtitle: "Try again.", actions: [PostAction("Retry"), .cancel("Later")])

    @Test(arguments: Host.allCases, ReachingTechnology.allCases)
    func elementsAreReachedInOrder(host: Host, technology: ReachingTechnology) {
        let post = post(Self.message, on: host.makePoster(on: stage))
        stage.rest()
        let elements = ["Upload failed, Try again.", "Later", "Retry"]
        let app = ["Archive", "Delete"]
        expectReached(host.isAboveApp ? elements + app : [app[0]] + elements + [app[1]], by: technology)
        post.remove()
        stage.rest()
        expectReached(app, by: technology)
    }

    @Test(arguments: Host.allCases, ReachingTechnology.allCases)
    func closeButtonIsReachedLast(host: Host, technology: ReachingTechnology) {
        _ = post(Stage.message, on: host.makePoster(on: stage))
        stage.rest()
        let elements = ["Title, Subtitle", "Dismiss"]
        expectReached(
            host.isAboveApp ? elements + ["Archive", "Delete"] : ["Archive"] + elements + ["Delete"], by: technology)
    }

    @Test(arguments: Host.allCases.filter { $0 != .stack }, ReachingTechnology.allCases)
    func onlyBlockingPostIsReached(host: Host, technology: ReachingTechnology) {
        _ = post(Self.message, on: host.makePoster(on: stage), .dim)
        stage.rest()
        expectReached(["Upload failed, Try again.", "Later", "Retry", "Dismiss"], by: technology)
    }

    @Test(arguments: Host.allCases.filter { $0 != .stack }, ReachingTechnology.allCases)
    func onlyAlertIsReached(host: Host, technology: ReachingTechnology) {
        let alert = AlertMessage(
            title: "Delete?", text: "All photos", actions: [.cancel("Keep"), .destructive("Delete all")])
        func post(on poster: some Poster) { poster.post(alert) }
        post(on: host.makePoster(on: stage))
        stage.rest()
        // Only VoiceOver needs texts without actions.
        expectReached(["Delete?", "All photos", "Keep", "Delete all"], by: technology)
    }

    @Test(arguments: ReachingTechnology.allCases)
    func onlyPresentedControllerIsReached(technology: ReachingTechnology) {
        let controller = UIViewController()
        controller.preferredContentSize.height = 200
        for (index, title) in ["Share", "Print"].enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.frame = CGRect(x: 20, y: 20 + 80 * CGFloat(index), width: 200, height: 44)
            controller.view.addSubview(button)
        }
        stage.controller.present(controller, as: .presented)
        stage.rest()
        expectReached(["Share", "Print", "Dismiss"], by: technology)
    }

    @Test(arguments: ReachingTechnology.allCases)
    func severalPostsAreReachedInOrder(technology: ReachingTechnology) {
        let stack = Host.stack.makePoster(on: stage)
        stack.postManager.showsOneAtATimeForAssistiveTechnology = false
        for title in ["First", "Second"] {
            _ = post(BadgeMessage(title: title, subtitle: nil, image: nil, fillColor: .red), on: stack)
        }
        stage.rest()
        expectReached(
            ["Archive", "First", "Dismiss “First”", "Second", "Dismiss “Second”", "Delete"], by: technology)
    }

    @Test(arguments: ReachingTechnology.allCases)
    func hiddenCardsAreNotReached(technology: ReachingTechnology) {
        let deck = Host.area(on: stage).createPostView(layout: .top, constrainToSafeArea: false)
        deck.deck = PostDeck()
        deck.postManager.showsOneAtATimeForAssistiveTechnology = false
        for title in ["First", "Second", "Third"] {
            var request = PostRequest(BadgeMessage(title: title, subtitle: nil, image: nil, fillColor: .red))
            request.duration = .untilRemoved
            deck.post(request)
            stage.rest()
        }
        expectReached(["Archive", "Third", "Dismiss “Third”", "2 more", "Delete"], by: technology)
        deck.setDeckExpanded(true, animated: false)
        stage.rest()
        let reached = technology.run(on: stage.simulator) { technology.reachedLabels(on: stage.simulator) }
        #expect(Set(reached).count == 9 && reached.count == 9, "\(reached)")
    }

    @Test(arguments: ReadyMadePost.all, ReachingTechnology.allCases)
    func readyMadePostIsReached(post: ReadyMadePost, technology: ReachingTechnology) throws {
        let post = post.post(stage.postView, ReadyMadePost.Texts())
        stage.rest()
        let slot = try #require(post.view?.slot)
        // A post that covers a button would move during the walk.
        let frame = stage.screenFrame(of: slot)
        let y = frame.midY > stage.view.bounds.midY ? stage.safeFrame.minY : stage.safeFrame.maxY - 110
        for (index, button) in buttons[..<2].enumerated() { button.frame.origin.y = y + CGFloat(index) * 60 }
        #expect(slot.isModal || !buttons[..<2].contains { $0.frame.intersects(frame) })
        technology.run(on: stage.simulator) {
            let reached = technology.reached(on: stage.simulator)
            let backward = technology.reached(on: stage.simulator, backward: true)
            #expect(reached.elementsEqual(backward, by: ===), "\(reached) \(backward)")
            #expect(Set(reached.map(ObjectIdentifier.init)).count == reached.count)
            let isReached = reached.contains { $0.accessibleView?.isDescendant(of: slot) == true }
            #expect(isReached, "\(reached)")
            #expect(reached.contains { $0 === buttons[0] } == !slot.isModal)
            #expect(!reached.contains { $0 === buttons[2] || $0 === buttons[3] })
        }
    }

    @Test(arguments: [true, false])
    func postThatMovesAwayTrapsNothing(isInStack: Bool) {
        func post(on poster: some Poster) {
            var request = PostRequest(Stage.message)
            request.duration = .untilRemoved
            poster.post(request)
        }
        // Under the post.
        buttons[0].frame = CGRect(x: 50, y: 80, width: 200, height: 44)
        let poster: any Poster = isInStack ? stage.view.createMessageStackView() : stage.postView
        post(on: poster)
        stage.rest()
        let labels: Set = ["Archive", "Title, Subtitle", "Dismiss", "Delete"]
        ReachingTechnology.voiceOver.run(on: stage.simulator) {
            let reached = ReachingTechnology.voiceOver.reachedLabels(on: stage.simulator)
            #expect(reached.count < 10 && Set(reached) == labels, "\(reached)")
        }
        let reached = (0..<8).compactMap { _ in
            stage.simulator.pressKey(.tab)
            return stage.simulator.keyboardFocus?.accessibilityLabel
        }
        #expect(Set(reached) == labels, "\(reached)")
    }
}
