public import MessageStackView
public import UIKit

/// A check of whether a custom poster, an object that shows posts, follows the rules of `UIViewPoster`. Use it in a test.
///
/// You pass a closure that creates your poster. The check posts, updates and removes labels on such posters, first in situations
/// that posters often handle wrong, then in random ones. It needs a window of an app that is in the foreground, such as the app
/// that hosts the tests.
///
/// ```swift
/// let conformance = PosterConformance(on: window) { controller in
///     let poster = CornerPoster(frame: CGRect(x: 20, y: 100, width: 180, height: 300))
///     controller.view.addSubview(poster)
///     return poster
/// }
/// let brokenRules = await conformance.brokenRules()
/// #expect(brokenRules == [])
/// ```
///
/// In XCTest, the last line is `XCTAssertEqual(brokenRules, [])`.
@MainActor
public struct PosterConformance {
    private let window: UIWindow
    private let seed: UInt64
    private let eventCount: Int
    private let makePoster: @MainActor (UIViewController) -> any UIViewPoster

    /// The number of random events on one poster.
    private static let eventsPerPoster = 100

    /// Creates a check of a custom poster. A poster is an object that shows posts.
    ///
    /// - Parameters:
    ///   - window: A window of a scene in the foreground. During the check, the window shows other root view controllers.
    ///   - seed: The seed of the random events. The same seed gives the same events. The default is 1.
    ///   - eventCount: The number of random events, such as a post or a removal. The default is 200. With 0, only the fixed
    ///     situations are checked.
    ///   - makePoster: A closure that returns a new poster. The closure is called once for each situation and once for every 100
    ///     random events. It receives a new view controller, which is the root view controller of the window. If the poster is a
    ///     view, add it to the view of this controller. If the poster also conforms to `Poster`, the check posts with its
    ///     `postManager`, and otherwise with a new manager.
    public init(
        on window: UIWindow, seed: UInt64 = 1, eventCount: Int = 200,
        makePoster: @escaping @MainActor (UIViewController) -> any UIViewPoster
    ) {
        self.window = window
        self.seed = seed
        self.eventCount = eventCount
        self.makePoster = makePoster
    }

    /// Runs the check, and returns a sentence for each rule of `UIViewPoster` that the posters break.
    ///
    /// The check waits for frames of the screen. With animations of 0.3 seconds, it takes about 40 seconds. If a rule is broken in
    /// several situations, the sentence names the first one. If it is broken in a random event, the sentence names the seed with
    /// which the event can be repeated. If an entrance or exit never ends, or if no post enters, the check stops after that
    /// situation.
    ///
    /// - Returns: The sentences in the order in which the rules were broken. The array is empty if the posters follow all rules.
    public func brokenRules() async -> [String] {
        let root = window.rootViewController
        defer { window.rootViewController = root }
        var broken: [(rule: PosterRule, situation: String)] = []
        for trial in trials {
            let run = PosterRun(on: window, makePoster: makePoster)
            await trial(run)
            await run.end()
            broken += run.broken.filter { new in !broken.contains { $0.rule == new.rule } }
            if broken.contains(where: { !$0.rule.allowsOthers }) { break }
        }
        return broken.map { "\($0.situation), \($0.rule.rawValue)." }
    }

    /// The situations, and the random events.
    private var trials: [@MainActor (PosterRun) async -> Void] {
        let counts = stride(from: 0, to: max(0, eventCount), by: Self.eventsPerPoster).map {
            min(Self.eventsPerPoster, eventCount - $0)
        }
        return PosterRun.situations
            + counts.enumerated().map { index, count in
                { await $0.applyEvents(count, seed: seed &+ UInt64(index)) }
            }
    }
}

/// A rule for posters, which a poster may break.
enum PosterRule: String {
    case repeatedEntrance = "the poster calls the completion of an entrance more than once"
    case repeatedExit = "the poster calls the completion of an exit more than once"
    case endlessEntrance = "the poster neither calls nor releases the completion of an entrance"
    case endlessExit = "the poster neither calls nor releases the completion of an exit"
    case earlyEntrance = "the poster completes an entrance before the slot is on the screen"
    case earlyExit = "the poster completes an exit while the slot is on the screen"
    case lateEntrance = "an entrance without animation isn't finished when the poster's method returns"
    case lateExit = "an exit without animation isn't finished when the poster's method returns"
    case lostSlot = "the poster removes a slot that it wasn't asked to remove"
    case returnedSlot = "the slot of a post that has ended is on the screen"
    case keptSlot = "the poster retains the slot of a post that has ended"
    case invisibleSlot = "a post isn't visible after its entrance"
    case coveredSlot = "a newer slot is behind an older one"
    case ignoredUpdate = "the content is higher than its slot after an update"
    case lateUpdate = "the content is higher than its slot when an update without animation returns"
    case noEntrance = "no post enters, perhaps because the poster isn't on the screen of the controller"

    /// A Boolean value that indicates whether it makes sense to check further situations.
    var allowsOthers: Bool { ![.endlessEntrance, .endlessExit, .noEntrance].contains(self) }
}
