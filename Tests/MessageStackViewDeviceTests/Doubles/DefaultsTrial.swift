import MessageStackView
import Simulator
import UIKit

@testable import MessageStackViewTests

/// A kind of post whose defaults the article *Defaults* lists.
@MainActor
struct DefaultsKind {
    let name: String
    let post: (any Poster) -> Post

    init(_ name: String, _ post: @escaping (any Poster) -> Post) {
        self.name = name
        self.post = post
    }

    /// Each ready-made post, with and without actions, and other content of an app.
    static var all: [DefaultsKind] {
        let kinds = ReadyMade.all.flatMap { kind in
            let content = ReadyMade.Content(title: "Saved")
            var answered = content
            answered.actions = [action]
            let name = names[kind.title] ?? kind.title
            return [DefaultsKind(name) { $0.post(kind.value(content)) }]
                + (kind.features.contains(.actions)
                    ? [DefaultsKind("\(kind.title) with a button") { [answered] in $0.post(kind.value(answered)) }]
                    : [])
                + others[kind.title, default: []]
        }
        return [DefaultsKind("Text") { $0.post("Saved") }] + kinds + [
            DefaultsKind("Undo") { $0.post(undoable: "Saved", commit: {}, undo: {}) },
            DefaultsKind("View") { poster in
                let label = UILabel()
                label.text = "Saved"
                return poster.post(view: label)
            },
        ]
    }

    private static let action = PostAction("Retry")

    /// The names of kinds that show more than a title in this trial.
    private static let names = ["Note": "Note with an activity indicator"]

    /// Posts of a kind with other content.
    private static var others: [String: [DefaultsKind]] {
        [
            "Message": PostSeverity.allCases.map { severity in
                DefaultsKind("Message with the severity `.\(severity)`") { $0.post(Message(severity, "Saved")) }
            },
            "Note": [DefaultsKind("Note") { $0.post(NoteMessage("Saved")) }],
            "Progress": [
                DefaultsKind("Progress with a button") { $0.post(ProgressMessage("Saved", actions: [action])) }
            ],
        ]
    }
}

/// A device with a button of the app, on whose post view a kind of post is shown.
@MainActor
struct DefaultsTrial {
    private let stage: Stage
    private let button = UIButton(type: .system)
    private let presses = Presses()
    private let post: Post

    @MainActor
    private final class Presses {
        var count = 0
    }

    init(_ kind: DefaultsKind, withVoiceOver isVoiceOverRunning: Bool = false) {
        // On a wide screen, the button is beside all posts.
        stage = Stage(device: .iPad11)
        button.setTitle("Archive", for: .normal)
        button.frame = CGRect(x: 20, y: 700, width: 100, height: 44)
        button.addAction(UIAction { [presses] _ in presses.count += 1 }, for: .touchUpInside)
        stage.view.addSubview(button)
        if isVoiceOverRunning {
            stage.simulator.voiceOver.start()
            stage.simulator.voiceOver.focus(on: button)
        }
        post = kind.post(stage.postView)
        stage.simulator.advance(by: 2)
    }

    /// Removes the post, and stops VoiceOver.
    func end() {
        stage.postView.removeAll(animated: false)
        stage.simulator.voiceOver.stop()
    }

    // MARK: - Time and place

    var duration: TimeInterval? { post.countdown?.duration }

    var place: String { Self.place(of: post, on: stage) }

    /// Returns the third of the screen in which a post is.
    static func place(of post: Post, on stage: Stage) -> String {
        guard let view = post.view else { return "Nowhere" }
        let frame = view.convert(view.bounds, to: nil)
        switch frame.midY / stage.view.bounds.height {
        case ..<0.33: return "Top"
        case 0.67...: return "Bottom"
        default: return "Middle"
        }
    }

    // MARK: - Touches

    /// A point on the post without a control.
    private var point: CGPoint {
        guard let view = post.view else { return .zero }
        let frame = view.convert(view.bounds, to: nil)
        return CGPoint(x: frame.midX, y: frame.minY + 6)
    }

    /// The effect of a tap on the post.
    func tapPost() -> String {
        stage.simulator.tap(at: point)
        stage.rest()
        return effect
    }

    /// The effect of a swipe over the nearest edge.
    func swipePost() -> String {
        let start = point
        let distance: CGFloat = place == "Bottom" ? 200 : -200
        stage.simulator.fling(from: start, to: CGPoint(x: start.x, y: start.y + distance))
        stage.rest()
        return effect
    }

    /// The effect of a tap on the button of the app.
    func tapBesidePost() -> String {
        stage.simulator.tap(at: button.center)
        stage.rest()
        return presses.count == 1 ? "Reaches the app" : effect
    }

    private var effect: String { post.phase == .ended ? "Removes it" : "None" }

    // MARK: - VoiceOver

    var announcement: String { stage.simulator.announcements.first.map { "“\($0)”" } ?? "None" }

    /// Whether the focus has moved from the button of the app to the post.
    var takesFocus: Bool { stage.simulator.voiceOver.focusedElement !== button }

    var leavesAppReachable: Bool { stage.readLabels.contains("Archive") }
}
