import MessageStackView
import Simulator
import UIKit

/// Counts the work that is done for persistent banners while nothing changes.
@MainActor
enum Rest {
    /// Simulates an hour for a banner on each poster, and prints a row of a table for each.
    static func report() {
        print("| A banner for an hour | Timer calls | Per second | Display-link calls | Layouts |")
        print("| --- | ---: | ---: | ---: | ---: |")
        report("No banner") { _ in nil }
        report("In a view") { $0.host.createPostView(edge: .top) }
        report("`MessageStackView`") { $0.host.createMessageStackView(edge: .top) }
        report("On the key window") { _ in UIApplication.shared.postView }
        report("In a `PostWindow`") { _ in UIApplication.shared.postWindow() }
        report("Below a bar") { $0.window.rootViewController?.createBarPostView(edge: .top) }
    }

    private static func report(_ name: String, on makePoster: (Stage) -> (any Poster)?) {
        let stage = Stage(draws: false)
        var request = PostRequest(Message(.warning, "You are offline"))
        request.duration = .untilRemoved
        let post = makePoster(stage)?.post(request)
        let simulator = stage.simulator
        simulator.advance(by: 5)
        let (timers, links, layouts) = (simulator.timerCalls, simulator.displayLinkCalls, simulator.layoutCalls)
        simulator.advance(by: 3600)
        precondition(post == nil || post?.phase == .shown)
        let calls = simulator.timerCalls - timers
        let figures = [
            "\(calls)", String(format: "%.1f", Double(calls) / 3600), "\(simulator.displayLinkCalls - links)",
            "\(simulator.layoutCalls - layouts)",
        ]
        print("| \(name) | \(figures.joined(separator: " | ")) |")
    }
}
