// On Linux only: the page is a part of the repository, and the check for Apple's platforms declares no API that writes files.
#if !canImport(ObjectiveC)
    import Foundation
    import MessageStackViewTesting
    import Testing
    import UIKit

    @testable import MessageStackView

    /// The defaults of the queue, which `Documentation/Defaults.md` lists. `RECORD_DEFAULTS=1` writes the page.
    ///
    /// `scripts/check-defaults.py` compares the promises of other pages with it. Skipped where the page isn't available, as on a
    /// device.
    @MainActor
    @Suite(.leavesNothingBehind)
    struct DefaultsTableTests {
        private typealias Row = (name: String, values: [String])

        private nonisolated static let page = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .appendingPathComponent("Documentation/Defaults.md")

        @Test(.enabled(if: FileManager.default.fileExists(atPath: #filePath)))
        func pageListsTheDefaults() throws {
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

            The defaults of the queue, as `DefaultsTableTests` measures them. With `RECORD_DEFAULTS=1`, this test writes the page.
            `make lint` compares the promises of other pages with it.

            \(table(["Setting", "Value"], settings))

            \(table(["Time", "Value"], times))

            A waiting post that can't be shown expires after this time:

            \(table(["Post", "Posts that stay keep it off the screen", "Its poster has no place"], expiries))

            """
        }

        private static func table(_ head: [String], _ rows: [Row]) -> String {
            ([head, head.map { _ in "---" }] + rows.map { [$0.name] + $0.values })
                .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
        }

        private static func number(_ number: Int) -> String { number == .max ? "No limit" : "\(number)" }

        private static func seconds(_ seconds: TimeInterval?) -> String {
            seconds.map { String(format: "%g seconds", $0) } ?? "Never"
        }

        // MARK: - Values

        private static var settings: [Row] {
            let (postView, stackView) = (PostView(edge: .top), MessageStackView(edge: .top))
            let manager = postView.postManager
            return [
                ("`PostManager.capacity` of a `PostView`", [number(manager.capacity)]),
                ("`PostManager.capacity` of a `MessageStackView`", [number(stackView.postManager.capacity)]),
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
            let notice: (RecordingPoster) -> Post = { $0.post("Saved") }
            return [
                ("Least time on screen of a text", [seconds(shortTime)]),
                ("`PostOptions.timeAfterHold`", [seconds(timeAfterHold)]),
                (
                    "Expiry of a notice while posts that stay keep it off the screen",
                    [expiry(of: notice, when: isBlocked)]
                ),
                ("Expiry of a notice while its poster has no place", [expiry(of: notice, when: isAbsent)]),
                ("Expiry of a notice while other posts have their turn", [expiry(of: notice, when: waitsForOthers)]),
            ]
        }

        /// The expiry of each ready-made post, and of what an app can post besides.
        private static var expiries: [Row] {
            posts.map { name, post in (name, [expiry(of: post, when: isBlocked), expiry(of: post, when: isAbsent)]) }
        }

        private static var posts: [(name: String, post: (RecordingPoster) -> Post)] {
            let actions = [PostAction("Retry")]
            var posts: [(name: String, post: (RecordingPoster) -> Post)] = [("Text", { $0.post("Saved") })]
            for kind in ReadyMade.all { posts.append((kind.title, { $0.post(kind.value(.texts)) })) }
            posts.append(("Note without an accessory", { $0.post(NoteMessage("Sent")) }))
            for severity in PostSeverity.allCases {
                posts.append(("Message with the severity `.\(severity)`", { $0.post(Message(severity, "Saved")) }))
            }
            posts.append(("Message with an action", { $0.post(Message("Not sent", actions: actions)) }))
            posts.append(("Message that stays", { $0.post(Message("Syncing")) { $0.duration = .untilRemoved } }))
            posts.append(("Undo", { $0.post(undoable: "Deleted", commit: {}, undo: {}) }))
            posts.append(("View", { $0.postManager.post(PostRequest(view: UIView()).with { $0.duration = 5 }) }))
            return posts
        }

        // MARK: - Measuring

        /// Returns the time after which a post expires on a poster that can't show it; “Never” if it doesn't within a day.
        private static func expiry(of post: (RecordingPoster) -> Post, when prepare: (RecordingPoster) -> Void)
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
#endif
