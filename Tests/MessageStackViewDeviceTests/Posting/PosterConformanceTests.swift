import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

/// The check of posters, with those of the library, of the documentation, and with ones that have one mistake each.
@MainActor
@Suite(.leavesNothingBehind)
struct PosterConformanceTests {
    private let simulator = Simulator()

    /// The posters of the library, of its documentation and of its tests.
    enum Kind: CaseIterable {
        case postView, bottomPostView, severalAtOnce, deck, stack, bottomStack, toast, app, scene, postWindow, upperBar,
            lowerBar
        case corner, column, header, fading

        @MainActor
        func makePoster(on controller: UIViewController) -> any UIViewPoster {
            let view: UIView = controller.view
            switch self {
            case .postView: return view.createPostView(edge: .top)
            case .bottomPostView: return view.createPostView(edge: .bottom)
            case .severalAtOnce:
                let postView = view.createPostView(edge: .top)
                postView.postManager.capacity = .max
                return postView
            case .deck:
                let postView = view.createPostView(edge: .bottom)
                postView.deck = PostDeck()
                return postView
            case .stack: return view.createMessageStackView(edge: .top)
            case .bottomStack: return view.createMessageStackView(edge: .bottom)
            case .toast:
                let toast = Toast()
                controller.addAndConstrainToast(toast)
                return toast
            case .app: return PostView.app
            case .scene: return view.window?.windowScene?.postView ?? PostView()
            case .postWindow: return view.window?.windowScene?.postWindow().postView ?? PostView()
            case .upperBar: return controller.createBarPostView(edge: .top)
            case .lowerBar: return controller.createBarPostView(edge: .bottom)
            case .corner:
                let poster = CornerPoster(frame: CGRect(x: 20, y: 100, width: 180, height: 300))
                view.addSubview(poster)
                return poster
            case .column:
                let poster = ColumnPoster()
                poster.axis = .vertical
                poster.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(poster)
                NSLayoutConstraint.activate([
                    poster.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                    poster.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    poster.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                ])
                return poster
            case .header:
                let tableView = UITableView(frame: view.bounds)
                view.addSubview(tableView)
                return HeaderPoster(tableView: tableView)
            case .fading:
                let poster = FadingPoster(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
                view.addSubview(poster)
                return poster
            }
        }
    }

    /// The result of a check.
    @MainActor
    private final class CheckResult {
        var brokenRules: [String]?
    }

    private func makeWindow() -> UIWindow { simulator.show(UIViewController()) }

    /// Runs a check while the device shows frames.
    private func result(of check: @escaping @MainActor () async -> [String]) async -> [String] {
        let result = CheckResult()
        Task { result.brokenRules = await check() }
        while result.brokenRules == nil { await simulator.advance(by: Simulator.frame) }
        return result.brokenRules ?? []
    }

    private func brokenRules(
        seed: UInt64 = 1, events: Int,
        _ makePoster: @escaping @MainActor (UIViewController) -> any UIViewPoster
    ) async -> [String] {
        let window = makeWindow()
        return await result {
            await PosterConformance(on: window, seed: seed, eventCount: events, makePoster: makePoster).brokenRules()
        }
    }

    private func brokenRules(by mistake: TrialPoster.Mistake?, seed: UInt64 = 1, events: Int = 0) async -> [String] {
        await brokenRules(seed: seed, events: events) { controller in
            let poster = TrialPoster(mistake)
            controller.view.addSubview(poster)
            return poster
        }
    }

    @Test(arguments: Kind.allCases)
    func posterOfTheLibraryKeepsAllRules(kind: Kind) async {
        let broken = await brokenRules(events: TestLength.isFull ? 10_000 : 300, kind.makePoster)
        #expect(broken == [], "\(broken)")
    }

    @Test(arguments: TrialPoster.Mistake.allCases)
    func mistakeIsNamed(mistake: TrialPoster.Mistake) async {
        let sentences = await brokenRules(by: mistake).joined(separator: " ")
        #expect(sentences == mistake.sentences, "\(sentences)")
    }

    @Test func seedRepeatsRandomEvents() async {
        let broken = await brokenRules(by: .leavesFourthSlot, seed: 7, events: 100)
        #expect(!broken.isEmpty && broken.allSatisfy { $0.contains("with the seed 7, ") }, "\(broken)")
        #expect(await brokenRules(by: .leavesFourthSlot, seed: 7, events: 100) == broken)
    }

    @Test func posterOutsideTheScreenIsReported() async {
        let broken = await brokenRules(events: 100) { _ in PostView() }
        #expect(
            broken == [
                "When a post enters and leaves, no post enters, perhaps because the poster isn't on the screen of the controller."
            ])
    }

    @Test func posterWithoutMistakeKeepsAllRules() async {
        #expect(await brokenRules(by: nil, events: 1000) == [])
    }

    @Test func sampleFindsNoBrokenRule() async {
        let window = makeWindow()
        let broken = await result {
            let conformance = PosterConformance(on: window) { controller in
                let poster = CornerPoster(frame: CGRect(x: 20, y: 100, width: 180, height: 300))
                controller.view.addSubview(poster)
                return poster
            }
            let brokenRules = await conformance.brokenRules()
            #expect(brokenRules == [])
            return brokenRules
        }
        #expect(broken == [])
    }
}

extension TrialPoster.Mistake {
    /// The sentences about the rules that a poster with the mistake breaks.
    fileprivate var sentences: String {
        let late = "isn't finished when the poster's method returns."
        return switch self {
        case .callsEntranceTwice:
            "When a post enters and leaves, the poster calls the completion of an entrance more than once."
        case .callsExitTwice:
            "When a post enters and leaves, the poster calls the completion of an exit more than once."
        case .forgetsEntrance:
            "When a post enters and leaves, the poster neither calls nor releases the completion of an entrance."
        case .forgetsExit:
            "When a post enters and leaves, the poster neither calls nor releases the completion of an exit."
        case .completesEntranceBeforeItAddsSlot:
            "When a post enters and leaves, the poster completes an entrance before the slot is on the screen."
        case .completesExitBeforeItRemovesSlot:
            "When a post enters and leaves, the poster completes an exit while the slot is on the screen."
        case .leavesSlot:
            "When a post enters and leaves, the poster completes an exit while the slot is on the screen. "
                + "When a post enters and leaves without animation, an exit without animation \(late)"
        case .animatesEachEntrance, .laysOutLater:
            "When a post enters and leaves without animation, an entrance without animation \(late)"
        case .animatesEachExit:
            "When a post enters and leaves without animation, an exit without animation \(late)"
        case .ignoresSecondRemoval:
            "When a leaving post is removed without animation, an exit without animation \(late)"
        case .replacesOlderSlot:
            "When there are two posts, the poster removes a slot that it wasn't asked to remove."
        case .addsSlotAgainAfterEntrance:
            "When a post is removed without animation during its entrance, the slot of a post that has ended is on the screen. "
                + "When a post is removed without animation during its entrance, "
                + "the poster retains the slot of a post that has ended."
        case .retainsSlots: "When a post enters and leaves, the poster retains the slot of a post that has ended."
        case .staysTransparent: "When a post enters and leaves, a post isn't visible after its entrance."
        case .addsSlotsBehind: "When there are two posts, a newer slot is behind an older one."
        case .ignoresUpdates:
            "When a post is updated, the content is higher than its slot when an update without animation returns. "
                + "When a post is updated, the content is higher than its slot after an update."
        case .updatesLater:
            "When a post is updated, the content is higher than its slot when an update without animation returns."
        case .losesEntranceInUpdate:
            "When a post is updated during its entrance, the poster neither calls nor releases the completion of an entrance. "
                + "When a post is updated during its entrance, the poster retains the slot of a post that has ended."
        case .completesOnlyInWindow:
            "When another screen covers that of the poster, "
                + "the poster neither calls nor releases the completion of an exit."
        case .addsToListAfterCompletion:
            "When a post is removed by a closure that its entrance calls, "
                + "the poster completes an exit while the slot is on the screen."
        // Only random events remove as many posts from one poster.
        case .leavesFourthSlot: ""
        }
    }
}
