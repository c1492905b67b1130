import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Posts whose view is in a nib.
@MainActor
@Suite(.leavesNothingBehind)
struct PostRequestNibTests {
    private let stage = Stage()

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    // MARK: The view

    @Test func firstViewIsShown() throws {
        let nib = try UINib(containing: ["text" as NSString, label("first"), label("second")])
        let request = PostRequest(nib: nib, as: .card(.bottom)).with {
            $0.duration = .seconds(3)
            $0.isAnimated = false
            $0.priority = .high
        }
        #expect(request.priority == .high && !request.isAnimated)
        let post = stage.postView.post(request)
        stage.rest()
        let view = try #require(post.view as? UILabel)
        #expect(view.text == "first" && post.phase == .shown)
        #expect(stage.screenFrame(of: view).minY > stage.view.bounds.midY && view.bounds.height > 15)
        stage.simulator.advance(by: 4)
        #expect(post.reason == .timeout)
    }

    @Test func nibPostedTwiceShowsTwoViews() throws {
        let stackView = stage.view.createMessageStackView()
        let request = PostRequest(nib: try UINib(containing: [label("a")]))
        let posts = [stackView.post(request), stackView.post(request)]
        stage.rest()
        let views = try posts.map { try #require($0.view as? UILabel) }
        #expect(posts.map(\.phase) == [.shown, .shown] && views[0] !== views[1] && views.map(\.text) == ["a", "a"])
    }

    @Test func viewIsMadeWhenItsTurnComes() throws {
        CountedNibView.count = 0
        let template = NibView()
        template.customClass = CountedNibView.self
        let request = PostRequest(nib: try UINib(containing: [template]))
        let first = stage.postView.post(PostRequest(view: UIView.banner()))
        let second = stage.postView.post(request)
        let third = stage.postView.post(request)
        third.remove()
        stage.rest()
        #expect(second.phase == .waiting && CountedNibView.count == 0 && second.view == nil)
        first.remove()
        stage.rest()
        #expect(second.phase == .shown && CountedNibView.count == 1)
    }

    @Test func updateShowsTheViewOfAnotherNib() throws {
        let post = stage.postView.post(PostRequest(nib: try UINib(containing: [label("a")])))
        stage.rest()
        #expect(post.update(with: PostRequest(nib: try UINib(containing: [label("b")]))))
        stage.rest()
        let view = try #require(post.view as? UILabel)
        #expect(view.text == "b" && view.window != nil && post.phase == .shown)
    }

    // MARK: Outlets

    @Test func viewIsPostedAfterItAwoke() throws {
        let template = NibView()
        let stack = UIStackView(arrangedSubviews: [label("")])
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        template.addSubview(stack)
        template.customClass = TicketNibView.self
        template.outlets = ["seatLabel": stack.arrangedSubviews[0]]
        var request = PostRequest(nib: try UINib(containing: [template]))
        var textBeforePost: String?
        request.willPost { textBeforePost = ($0.view as? TicketNibView)?.seatLabel?.text }
        let post = stage.postView.post(request)
        stage.rest()
        let label = try #require((post.view as? TicketNibView)?.seatLabel)
        #expect(textBeforePost == "Seat 12" && label.window != nil && post.phase == .shown)
    }

    @Test func messageViewOfANibShowsItsMessage() throws {
        let template = NibView()
        template.customClass = TicketMessageView.self
        template.outlets = ["seatLabel": label("Seat 12")]
        let nib = try UINib(containing: [template])
        let post = stage.postView.post(PostRequest(nib: nib))
        stage.rest()
        let view = try #require(post.view as? TicketMessageView)
        #expect(view.titleLabel.text == "Ticket" && view.titleLabel.bounds.height > 15 && post.phase == .shown)
        #expect(view.containerView.isDescendant(of: view) && view.bounds.width > 200)
    }

    @Test func ownerIsReleasedAfterThePost() throws {
        weak var owner: UIViewController?
        let post: Post
        do {
            let controller = UIViewController()
            owner = controller
            post = stage.postView.post(PostRequest(nib: try UINib(containing: [label("a")]), owner: controller))
        }
        stage.rest()
        #expect(owner != nil && post.phase == .shown)
        post.remove(animated: false)
        stage.rest()
        #expect(owner == nil && post.phase == .ended)
    }

    // MARK: Bad input

    @Test(arguments: [[], ["text"]])
    func nibWithoutAViewKeepsNoPostWaiting(texts: [String]) throws {
        let reporter = PostMisuse.reporter
        defer { PostMisuse.reporter = reporter }
        var reports: [String] = []
        PostMisuse.reporter = { if $0 == .error { reports.append($1) } }
        let request = PostRequest(nib: try UINib(containing: texts.map { $0 as NSString }))
        let empty = stage.postView.post(request)
        let next = stage.postView.post(PostRequest(view: UIView.banner()))
        #expect(reports == ["The top level of a posted nib has no view."])
        stage.simulator.advance(by: 2.5)
        #expect(empty.phase == .shown && next.phase == .shown)
        stage.simulator.advance(by: 10)
        #expect(empty.reason == .noSize && next.phase == .shown && reports.count == 1)
    }
}

// MARK: - Views

/// A view that counts how often it was made.
final class CountedNibView: UIView {
    static var count = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.count += 1
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 40) }
}

/// A view with an outlet, which it fills when it awakes.
final class TicketNibView: UIView {
    private(set) var seatLabel: UILabel?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        seatLabel = coder.decodeObject(forKey: "seatLabel") as? UILabel
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        MainActor.assumeIsolated { seatLabel?.text = "Seat 12" }
    }
}

/// A message with a view of its own, which the nib contains.
final class TicketMessageView: MessageView {
    private(set) var seatLabel: UILabel?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        seatLabel = coder.decodeObject(forKey: "seatLabel") as? UILabel
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        MainActor.assumeIsolated { set(message: Message("Ticket", subtitle: seatLabel?.text)) }
    }
}
