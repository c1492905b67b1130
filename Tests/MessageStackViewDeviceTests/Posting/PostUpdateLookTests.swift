import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewForms
@testable import MessageStackViewTests

/// Updates of a post with a value of any kind, after which it looks as if the value had been posted.
@MainActor
@Suite(.leavesNothingBehind)
struct PostUpdateLookTests {
    /// A value of a kind, with all its parts or with few.
    struct Content: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let request: @MainActor @Sendable () -> PostRequest

        init(_ testDescription: String, _ value: @escaping @MainActor @Sendable () -> some Postable) {
            self.testDescription = testDescription
            request = { PostRequest(value()).with { $0.isAnimated = false } }
        }
    }

    /// A preset as which all values are posted.
    struct Place: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let presentation: PostPresentation

        static let all = [
            Place(testDescription: "card", presentation: .card(.bottom)),
            Place(testDescription: "bar", presentation: .bar(.top)),
            Place(testDescription: "pill", presentation: .pill),
            Place(testDescription: "HUD", presentation: .hud),
            Place(testDescription: "alert", presentation: .alert),
            Place(testDescription: "toast", presentation: .toast),
        ]
    }

    private static let short: [Content] = [
        Content("text") { Message("Saved") },
        Content("note") { NoteMessage("Connecting", accessory: .activity) },
        Content("progress") { ProgressMessage("Uploading", fraction: 0.4) },
        Content("alert") { AlertMessage("Saved") },
        Content("pop-up") { PopupMessage("Saved") },
        Content("badge") { BadgeMessage("Title", subtitle: nil, image: nil, fillColor: .red) },
        Content("rating") { RatingMessage("Rate us", submit: "Send") },
    ]

    private static let full: [Content] = [
        Content("error with a short action") { Message(.error, "Not saved", actions: [PostAction("Retry")]) },
        Content("error") {
            Message(
                .error, "Not saved", subtitle: "There is no room.", actions: [PostAction("Retry"), .cancel("Later")])
        },
        Content("message with images") {
            var message = Message("Anna", subtitle: "Lunch?", icon: "🍝")
            message.rightImage = UIImage(systemName: "bell")
            return message
        },
        Content("success note") {
            var note = NoteMessage("Connected to the office", accessory: nil)
            note.severity = .success
            return note
        },
        Content("wait with an action") {
            ProgressMessage("Uploading", subtitle: "4 of 10", actions: [.cancel("Cancel")])
        },
        Content("question") {
            AlertMessage("Delete?", text: "It is gone.", actions: [.cancel("Keep"), .destructive("Delete")])
        },
        Content("pop-up with a hero") {
            PopupMessage(
                "News", text: "There are news.", hero: .icon("bell"), actions: [PostAction("Read")])
        },
        Content("form") { FormMessage("Sign in", fields: [.toggle("Stay", id: "stay")], submit: "OK") { _ in } },
    ]

    private static let contents = short + full

    /// Returns the contents in an order in which each follows each, itself included.
    private static var everyPair: [Content] {
        contents.indices.flatMap { index in
            [contents[index]] + contents[(index + 1)...].flatMap { [contents[index], $0] }
        }
    }

    private let stage: Stage

    init() {
        stage = Stage()
    }

    /// Returns a picture of the screen, with squares in place of wheels, whose turn depends on the time.
    private func picture() -> Data? {
        // Scroll indicators that flash at first are gone then.
        stage.simulator.advance(by: 3)
        let wheels = stage.window.descendants.compactMap { $0 as? UIActivityIndicatorView }
        func setSquares(_ color: UIColor?, bladeAlpha: CGFloat) {
            for wheel in wheels {
                wheel.backgroundColor = color
                for blade in wheel.subviews { blade.alpha = bladeAlpha }
            }
        }
        setSquares(.red, bladeAlpha: 0)
        defer { setSquares(nil, bladeAlpha: 1) }
        return stage.simulator.screenshot(scale: 1).pngData()
    }

    private func post(_ content: Content, as place: Place, on postView: PostView) -> Post {
        var request = content.request()
        request.duration = .untilRemoved
        return postView.post(request, as: place.presentation)
    }

    @Test(arguments: TestLength.choose([Place.all[0], Place.all[3], Place.all[5]], of: Place.all))
    func updatedPostLooksAsIfPosted(place: Place) throws {
        let postView = stage.postView
        var pictures: [String: Data] = [:]
        for content in Self.contents {
            let post = post(content, as: place, on: postView)
            pictures[content.testDescription] = picture()
            post.remove(animated: false)
        }
        let order = Self.everyPair
        let post = post(order[0], as: place, on: postView)
        for (previous, content) in zip(order, order.dropFirst()) {
            var request = content.request()
            request.duration = .untilRemoved
            #expect(post.update(with: request))
            let isSame = picture() == pictures[content.testDescription]
            #expect(isSame, "\(content.testDescription) after \(previous.testDescription)")
        }
    }
}
