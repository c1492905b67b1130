import Foundation
import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// The defaults of posts, posters and their queue, as measured on a device. The article *Defaults* lists them.
///
/// `RECORD_DEFAULTS=1` writes the article. `scripts/check-defaults.py` compares the promises of other pages with it.
@MainActor
@Suite(.leavesNothingBehind)
struct DefaultsTableTests {
    private typealias Row = (name: String, values: [String])

    private nonisolated static let page = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Sources/MessageStackView/MessageStackView.docc/Defaults.md")

    @Test func pageListsTheDefaults() throws {
        let text = Self.text
        if ProcessInfo.processInfo.environment["RECORD_DEFAULTS"] != nil {
            try Data(text.utf8).write(to: Self.page)
        }
        let written = try String(contentsOf: Self.page, encoding: .utf8)
        #expect(written == text, "Run with RECORD_DEFAULTS=1 in the environment, and review the difference.")
    }

    // MARK: - Page

    private static var text: String {
        """
        # Defaults

        See how each post behaves if you set nothing.

        ## Overview

        ![Bars for the time on screen: about 6 seconds for a short text, 9 for a longer one, 18 with VoiceOver, a pause under a finger, and no end for messages with buttons and errors](article-durations)

        A test measures these values on the simulated device and writes this page. `make lint` compares other pages with it.

        ## Posts

        Posts of the word “Saved” on `UIApplication.shared.postView`. A longer text has more time, and some posts stay until
        they are answered or removed.

        \(table(["Post", "Leaves after", "Place", "A tap on it", "A swipe", "A tap beside it"], kinds))

        ## With VoiceOver

        The same posts while VoiceOver runs, and its focus is on a button of the app:

        \(table(["Post", "Leaves with VoiceOver after", "Announcement", "Focus", "The app"], spokenKinds))

        ## Posters

        A poster of your own has the values of the last row:

        \(table(["Poster", "Capacity", "Gestures", "Place of a text", "Width of a message", "An error leaves after"], posters))

        ## The queue

        \(table(["Setting", "Value"], settings))

        \(table(["Time", "Value"], times))

        ## Expiry

        A waiting post that can't be shown expires after this time:

        \(table(["Post", "Posts that stay keep it off the screen", "Its poster has no place"], expiries))

        ## Topics

        - ``PostOptions``
        - ``PostManager``

        """
    }

    private static func table(_ head: [String], _ rows: [Row]) -> String {
        ([head, head.map { _ in "---" }] + rows.map { [$0.name] + $0.values })
            .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    }

    private static func number(_ number: Int) -> String { number == .max ? "No limit" : "\(number)" }

    private static func seconds(_ seconds: TimeInterval?) -> String {
        seconds.map { "\(($0 * 10).rounded() / 10) seconds".replacingOccurrences(of: ".0 ", with: " ") } ?? "Never"
    }

    /// The time on screen; “Stays” for none.
    private static func duration(_ seconds: TimeInterval?) -> String {
        seconds.map { Self.seconds($0) } ?? "Stays"
    }

    // MARK: - Values

    private static var settings: [Row] {
        let manager = PostView(edge: .top).postManager
        return [
            ("`PostManager.showsTimedPostAlongside`", ["\(manager.showsTimedPostAlongside)"]),
            (
                "`PostManager.showsOneAtATimeForAssistiveTechnology`",
                ["\(manager.showsOneAtATimeForAssistiveTechnology)"]
            ),
            ("`PostManager.replacesOldestWhenFull`", ["\(manager.replacesOldestWhenFull)"]),
            ("`PostManager.ordering`", ["`.\(manager.ordering)`"]),
            ("`PostManager.waitingLimit`", [number(manager.waitingLimit)]),
            ("`PostManager.overflowPolicy`", ["`.\(manager.overflowPolicy)`"]),
            ("`PostManager.pauseBetweenPosts`", [seconds(manager.pauseBetweenPosts)]),
            ("`PostManager.transitionTimeout`", [seconds(manager.transitionTimeout)]),
            ("`PostManager.historyLimit`", [number(manager.historyLimit)]),
        ]
    }

    private static var times: [Row] {
        let poster = RecordingPoster()
        let short = poster.post(Message(""))
        let shortTime = short.timeLeft
        short.remove()
        let held = poster.postManager.post(PostRequest(view: UIView()).with { $0.duration = 100 })
        poster.clock.advance(by: 99.5)
        held.hold().release()
        let timeAfterHold = held.timeLeft
        held.remove()
        let notice: (any Poster) -> Post = { $0.post("Saved") }
        return [
            ("Least time on screen of a text", [seconds(shortTime)]),
            ("`PostOptions.timeAfterHold`", [seconds(timeAfterHold)]),
            (
                "Factor of times with VoiceOver or Switch Control",
                [String(format: "%g", factorWithVoiceOver)]
            ),
            (
                "Expiry of a notice while posts that stay keep it off the screen",
                [expiry(of: notice, when: isBlocked)]
            ),
            ("Expiry of a notice while its poster has no place", [expiry(of: notice, when: isAbsent)]),
            ("Expiry of a notice while other posts have their turn", [expiry(of: notice, when: waitsForOthers)]),
        ]
    }

    private static var factorWithVoiceOver: TimeInterval {
        let durations = [false, true].map { isVoiceOverRunning in
            let trial = DefaultsTrial(DefaultsKind("Text") { $0.post("Saved") }, withVoiceOver: isVoiceOverRunning)
            defer { trial.end() }
            return trial.duration ?? 0
        }
        return durations[1] / durations[0]
    }

    private static var expiries: [Row] {
        DefaultsKind.all.map { kind in
            (kind.name, [expiry(of: kind.post, when: isBlocked), expiry(of: kind.post, when: isAbsent)])
        }
    }

    private static var kinds: [Row] {
        DefaultsKind.all.map { kind in
            @MainActor
            func measure<Value>(_ value: (DefaultsTrial) -> Value) -> Value {
                let trial = DefaultsTrial(kind)
                defer { trial.end() }
                return value(trial)
            }
            return (
                kind.name,
                [
                    duration(measure { $0.duration }), measure { $0.place }, measure { $0.tapPost() },
                    measure { $0.swipePost() }, measure { $0.tapBesidePost() },
                ]
            )
        }
    }

    private static var spokenKinds: [Row] {
        DefaultsKind.all.map { kind in
            let trial = DefaultsTrial(kind, withVoiceOver: true)
            defer { trial.end() }
            return (
                kind.name,
                [
                    duration(trial.duration), trial.announcement, trial.takesFocus ? "Moves to it" : "Stays",
                    trial.leavesAppReachable ? "Can be reached" : "Is hidden",
                ]
            )
        }
    }

    private static var posters: [Row] {
        let posters: [(name: String, make: (Stage) -> any Poster)] = [
            ("`UIApplication.shared.postView`", { $0.postView }),
            ("`scene.postWindow()`", { _ in UIApplication.shared.postWindow() }),
            ("`view.createPostView()`", { $0.view.createPostView() }),
            ("`controller.createBarPostView()`", { $0.controller.createBarPostView() }),
            ("`view.createMessageStackView()`", { $0.view.createMessageStackView() }),
            (
                "`Toast`",
                { stage in
                    let toast = Toast()
                    stage.controller.addAndConstrainToast(toast)
                    return toast
                }
            ),
            ("A poster of your own", { PlainPoster(in: $0.view) }),
        ]
        return posters.map { name, make in
            let stage = Stage(device: .iPad11)
            let poster = make(stage)
            let manager = poster.postManager
            let isOwn = poster is PlainPoster
            defer { manager.removeAll(animated: false) }
            let text = poster.post("Saved")
            stage.rest()
            let place = DefaultsTrial.place(of: text, on: stage)
            manager.removeAll(animated: false)
            let message = poster.post(Message("Saved"))
            stage.rest()
            let width = message.view?.bounds.width ?? 0
            manager.removeAll(animated: false)
            let error = poster.post(Message(.error, "Saved"))
            stage.rest()
            let gestures = manager.gestureManager.defaultGestures
            return (
                name,
                [
                    number(manager.capacity), gestures == .pan ? "A swipe" : gestures.isEmpty ? "None" : "Others",
                    isOwn ? "Its own" : place,
                    isOwn ? "Its own" : self.width(width, of: stage.view.bounds.width),
                    duration(error.countdown?.duration),
                ]
            )
        }
    }

    private static func width(_ width: CGFloat, of screen: CGFloat) -> String {
        switch width {
        case ...200: "That of its text"
        case ...400: String(format: "At most %g points", width)
        case screen: "That of the poster"
        default: String(format: "That of the poster, less %g points", screen - width)
        }
    }

    // MARK: - Measuring

    /// Returns the time after which a post expires on a poster that can't show it; “Never” if it doesn't within a day.
    private static func expiry(of post: (any Poster) -> Post, when prepare: (RecordingPoster) -> Void)
        -> String
    {
        let poster = RecordingPoster()
        prepare(poster)
        let start = poster.clock.wallTime
        let post = post(poster)
        poster.clock.advance(by: 86_400)
        let end = post.reason == .expired ? post.endTime : nil
        poster.removeAll(animated: false)
        return seconds(end.map { $0 - start })
    }

    private static func isBlocked(_ poster: RecordingPoster) {
        poster.postManager.showsTimedPostAlongside = false
        poster.postManager.post(PostRequest(view: UIView()))
    }

    private static func isAbsent(_ poster: RecordingPoster) {
        poster.postManager.isHostAvailable = false
    }

    private static func waitsForOthers(_ poster: RecordingPoster) {
        for _ in 1...10 { poster.postManager.post(PostRequest(view: UIView()).with { $0.duration = 1000 }) }
    }
}

/// A poster with the two required methods.
private final class PlainPoster: UIView, Poster, UIViewPoster {
    private(set) lazy var postManager = PostManager(poster: self)

    init(in view: UIView) {
        super.init(frame: CGRect(x: 0, y: 100, width: view.bounds.width, height: 100))
        view.addSubview(self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        view.frame = bounds
        addSubview(view)
        completion()
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        view.removeFromSuperview()
        completion()
    }
}
