import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

/// The accessibility rule D18: VoiceOver, a keyboard and Switch Control reach each element of app and posts once, in the
/// order of the screen, in both directions.
@MainActor
@Suite(.leavesNothingBehind)
struct ReachingRuleTests {
    /// The place of a post on the screen.
    enum Host: Hashable, CaseIterable {
        case embedded, stack, keyWindow, bars, postWindow
        /// The key window, under a presentation.
        case covered(by: ScreenCover)

        /// The hosts whose screen isn't covered.
        static let uncovered: [Host] = [.embedded, .stack, .keyWindow, .bars, .postWindow]
        static let allCases = uncovered + ScreenCover.allCases.map(covered)

        /// The hosts whose posts block the app if they have a backdrop.
        static let blocking = allCases.filter { $0 != .stack }

        /// Returns each technology with each of some hosts whose posts it can reach. A keyboard reaches no post beside a
        /// presentation.
        static func reached(_ hosts: [Host]) -> [(Host, ReachingTechnology)] {
            hosts.flatMap { host in
                ReachingTechnology.allCases.filter { host.cover == nil || $0 != .keyboard }.map { (host, $0) }
            }
        }

        var cover: ScreenCover? {
            guard case .covered(let cover) = self else { return nil }
            return cover
        }

        @MainActor
        func makePoster(on stage: Stage) -> any Poster {
            switch self {
            case .embedded: return stage.makePostView()
            case .stack: return Self.area(on: stage).createMessageStackView(constrainToSafeArea: false)
            case .keyWindow: return stage.postView
            case .covered(let cover):
                cover.present(on: stage)
                return stage.postView
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

        /// The position of posts that aren't in front of a control of the screen.
        var position: PostPlacement.Position { cover == nil ? .center : .top }

        /// Returns the labels of a screen with a post, in reading order.
        func labels(with elements: [String], reachedBy technology: ReachingTechnology) -> [String] {
            switch self {
            // The separate window is read before the app's.
            case .postWindow: elements + ["Archive", "Delete"]
            case .covered(let cover): elements + cover.labels(reachedBy: technology)
            default: ["Archive"] + elements + ["Delete"]
            }
        }
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

    private func post(
        _ value: some Postable, on poster: any Poster, at position: PostPlacement.Position = .center,
        _ backdrop: PostBackdrop = .none
    ) -> Post {
        func post(on poster: some Poster) -> Post {
            var request = PostRequest(value)
            request.duration = .untilRemoved
            if !(poster is MessageStackView) {
                request.editPresentation {
                    $0.placement.position = position
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
        // The post view moves to where the technology finds it. Then the technology begins with the first element.
        technology.run(on: stage.simulator) { stage.rest() }
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

    @Test(.containersAreModal, arguments: Host.reached(Host.allCases))
    func elementsAreReachedInOrder(host: Host, technology: ReachingTechnology) {
        let post = post(Self.message, on: host.makePoster(on: stage), at: host.position)
        stage.rest()
        let elements = ["Upload failed, Try again.", "Later", "Retry"]
        expectReached(host.labels(with: elements, reachedBy: technology), by: technology)
        post.remove()
        stage.rest()
        expectReached(host.labels(with: [], reachedBy: technology), by: technology)
    }

    @Test(.containersAreModal, arguments: Host.reached(Host.allCases))
    func closeButtonIsReachedLast(host: Host, technology: ReachingTechnology) {
        _ = post(Stage.message, on: host.makePoster(on: stage), at: host.position)
        stage.rest()
        expectReached(host.labels(with: ["Title, Subtitle", "Dismiss"], reachedBy: technology), by: technology)
    }

    @Test(.containersAreModal, arguments: Host.reached(Host.blocking))
    func onlyBlockingPostIsReached(host: Host, technology: ReachingTechnology) {
        _ = post(Self.message, on: host.makePoster(on: stage), .dim)
        stage.rest()
        expectReached(["Upload failed, Try again.", "Later", "Retry", "Dismiss"], by: technology)
    }

    @Test(.containersAreModal, arguments: Host.reached(Host.blocking))
    func onlyAlertIsReached(host: Host, technology: ReachingTechnology) {
        let alert = AlertMessage(
            "Delete?", text: "All photos", actions: [.cancel("Keep"), .destructive("Delete all")])
        func post(on poster: some Poster) { poster.post(alert) }
        post(on: host.makePoster(on: stage))
        stage.rest()
        // Only VoiceOver needs texts without actions.
        expectReached(["Delete?", "All photos", "Keep", "Delete all"], by: technology)
    }

    /// Touches on the app pass a sheet that doesn't dim it, and so do assistive technologies.
    @Test(arguments: [ReachingTechnology.voiceOver, .switchControl])
    func undimmedSheetHidesNothing(technology: ReachingTechnology) {
        buttons[0].frame.origin.y = 300
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium()]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        stage.controller.present(sheet, animated: true)
        _ = post(Stage.message, on: stage.postView, at: .top)
        stage.rest()
        technology.run(on: stage.simulator) {
            stage.rest()
            let reached = technology.reachedLabels(on: stage.simulator)
            #expect(reached.count == 4 && Set(reached) == ["Title, Subtitle", "Dismiss", "Archive", "Delete"])
        }
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
            _ = post(BadgeMessage(title, subtitle: nil, image: nil, fillColor: .red), on: stack)
        }
        stage.rest()
        expectReached(
            ["Archive", "First", "Dismiss “First”", "Second", "Dismiss “Second”", "Delete"], by: technology)
    }

    @Test(arguments: ReachingTechnology.allCases)
    func hiddenCardsAreNotReached(technology: ReachingTechnology) {
        let deck = Host.area(on: stage).createPostView(edge: .top, constrainToSafeArea: false)
        deck.deck = PostDeck()
        deck.postManager.showsOneAtATimeForAssistiveTechnology = false
        for title in ["First", "Second", "Third"] {
            var request = PostRequest(BadgeMessage(title, subtitle: nil, image: nil, fillColor: .red))
            request.duration = .untilRemoved
            deck.post(request)
            stage.rest()
        }
        expectReached(["Archive", "Third", "Dismiss “Third”", "2 more", "Delete"], by: technology)
        deck.setDeckExpanded(true, animated: false)
        stage.rest()
        let reached = technology.run(on: stage.simulator) { technology.reachedLabels(on: stage.simulator) }
        #expect(Set(reached).count == 10 && reached.count == 10 && reached.contains("Clear All"), "\(reached)")
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

    @Test(.containersAreModal, arguments: TestLength.pairs(ReadyMadePost.all, ScreenCover.allCases))
    func readyMadePostIsReachedInFrontOfAPresentation(post: ReadyMadePost, cover: ScreenCover) throws {
        cover.present(on: stage)
        let post = post.post(stage.postView, ReadyMadePost.Texts())
        stage.rest()
        let slot = try #require(post.view?.slot)
        ReachingTechnology.voiceOver.run(on: stage.simulator) {
            stage.rest()
            let elements = stage.simulator.voiceOver.elements
            #expect(elements.contains { $0.accessibleView?.isDescendant(of: slot) == true })
            #expect(
                slot.isModal
                    || Set(cover.labels(reachedBy: .voiceOver)).isSubset(of: elements.map(\.accessibilityLabel)))
            #expect(Set(elements.map(ObjectIdentifier.init)).count == elements.count)
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
