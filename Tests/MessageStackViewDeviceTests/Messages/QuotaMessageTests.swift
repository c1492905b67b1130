import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

// The ready-made post of Documentation/Contributing/ReadyMadePost.md. `SampleTests` compares it with the page, and the rules
// for all ready-made posts hold for it too.

/// A message with a bar that shows how much of something is used, such as storage.
public struct QuotaMessage: Equatable, Sendable {
    /// The title.
    public var title: String

    /// The used fraction from 0 to 1.
    public var used: Double

    /// The actions, such as one that opens the settings.
    public var actions: [PostAction]

    /// Creates a message.
    public init(_ title: String, used: Double, actions: [PostAction] = []) {
        self.title = title
        self.used = used
        self.actions = actions
    }
}

extension QuotaMessage: Postable {
    nonisolated public var summary: String? { title }

    /// A warning if more than nine tenths are used; otherwise nil.
    nonisolated public var severity: PostSeverity? { used > 0.9 ? .warning : nil }

    @MainActor
    public func makeView() -> UIView {
        let view = QuotaMessageView()
        view.show(self)
        return view
    }

    /// Shows the quota in an existing view for quotas.
    @MainActor
    public func update(_ view: UIView) -> Bool {
        guard let view = view as? QuotaMessageView else { return false }
        view.show(self)
        return true
    }
}

/// A message above a bar.
final class QuotaMessageView: MessageView {
    let bar = UIProgressView(progressViewStyle: .default)

    override init(frame: CGRect) {
        super.init(frame: frame)
        verticalStackView.addArrangedSubview(bar)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        verticalStackView.addArrangedSubview(bar)
    }

    func show(_ quota: QuotaMessage) {
        var message = Message(quota.title, actions: quota.actions)
        message.severity = quota.severity
        set(message: message)
        bar.progress = Float(quota.used)
    }
}

extension ReadyMade {
    static let quota = ReadyMade(
        title: "Quota", features: [.actions],
        sample: Sample(
            section: "Messages", presentation: .card(.top), code: "QuotaMessage(…, used: 0.8)",
            content: Content(title: "8 of 10 GB are used", actions: [PostAction("Manage")]))
    ) {
        QuotaMessage($0.title, used: 0.8, actions: $0.actions)
    } arguments: {
        [$0.title, "used: 0.8", $0.actions]
    }

    /// All kinds, and that of Documentation/Contributing/ReadyMadePost.md.
    static let tested = all + [quota]
}

@MainActor
@Suite(.leavesNothingBehind)
struct QuotaMessageTests {
    private let stage = Stage()

    @Test func updateMovesTheBar() throws {
        let post = stage.postView.post(QuotaMessage("5 of 10 GB are used", used: 0.5))
        stage.rest()
        let view = try #require(post.view as? QuotaMessageView)
        post.update(with: QuotaMessage("10 of 10 GB are used", used: 1))
        #expect(post.view === view && view.bar.progress == 1)
    }
}
