public import MessageStackView
public import UIKit

/// A test of whether an app's own poster, an object that shows posts, keeps the rules of `UIViewPoster`.
///
/// The check posts, updates and removes labels on posters that a closure makes, first in situations in which posters often have
/// defects, then in random situations. It needs a window of an app that is in the foreground.
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

    /// Creates a check of an app's own posters, objects that show posts, which a closure makes.
    ///
    /// - Parameters:
    ///   - window: A window of a scene in the foreground. During the check, the window shows other root view controllers.
    ///   - seed: The seed of the random events. The default is 1. The events are the same for the same seed.
    ///   - eventCount: The number of random events. The default is 200. With 0, there are no random situations.
    ///   - makePoster: A closure that returns a new poster. If the poster is a view, the closure adds it to the view of the
    ///     controller that it receives. The closure is called for each situation, and for each 100 random events, with a new
    ///     controller that is the root of the window. If the poster also conforms to `Poster`, its `postManager` makes the posts.
    ///     Otherwise, a new manager does.
    public init(
        on window: UIWindow, seed: UInt64 = 1, eventCount: Int = 200,
        makePoster: @escaping @MainActor (UIViewController) -> any UIViewPoster
    ) {
        self.window = window
        self.seed = seed
        self.eventCount = eventCount
        self.makePoster = makePoster
    }

    /// Checks the posters, and returns a sentence for each rule of `UIViewPoster` that they break.
    ///
    /// The check waits for frames of the screen. With animations of 0.3 seconds, it takes about 40 seconds. The sentence for a
    /// rule that is broken in several situations names the first one. For a random event, it names the seed with which the check
    /// repeats the event. If an entrance or exit never ends, the check ends after it.
    ///
    /// - Returns: The sentences in the order in which the rules were broken; an empty array if the posters keep all rules.
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
