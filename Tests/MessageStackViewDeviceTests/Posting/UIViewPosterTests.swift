import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Updates of shown posts, with the layout of each kind of poster.
@MainActor
@Suite(.leavesNothingBehind)
struct UIViewPosterTests {
    enum Kind: String, CaseIterable, CustomTestStringConvertible {
        case postView, stackView, toast, framePoster

        var testDescription: String { rawValue }
    }

    private let stage = Stage()
    private var simulator: Simulator { stage.simulator }
    private let long = Stage.text(sentences: 6)

    private func makePoster(_ kind: Kind) -> any Poster {
        switch kind {
        case .postView: return stage.makePostView()
        case .stackView: return stage.makePlainStack()
        case .toast:
            let toast = Toast()
            stage.controller.addAndConstrainToast(toast)
            return toast
        case .framePoster:
            let poster = FramePoster(frame: CGRect(x: 50, y: 100, width: 250, height: 300))
            stage.view.addSubview(poster)
            return poster
        }
    }

    private func post(
        _ text: String = "Gate 12", on kind: Kind, as presentation: PostPresentation? = nil,
        edit: (inout PostRequest) -> Void = { _ in }
    ) throws -> (post: Post, slot: PostSlot) {
        let post = stage.post(Message(title: text), as: presentation, on: makePoster(kind)) {
            $0.duration = .untilRemoved
            edit(&$0)
        }
        return (post, try #require(post.view?.slot))
    }

    /// Returns whether the slot has its final size a tenth of a second later.
    private func reachesSizeAtOnce(_ slot: PostSlot) throws -> Bool {
        simulator.advance(by: 0.1)
        let seen = try #require(slot.layer.presentation()).bounds.size
        return abs(seen.width - slot.bounds.width) < 0.1 && abs(seen.height - slot.bounds.height) < 0.1
    }

    // MARK: Sizes

    @Test(arguments: Kind.allCases)
    func updateOfSameSizeAnimatesNothing(on kind: Kind) throws {
        let (post, slot) = try post(on: kind)
        let frame = slot.frame
        post.update(with: Message(title: "Gate 21"))
        #expect(post.text == "Gate 21" && slot.frame == frame)
        #expect(try reachesSizeAtOnce(slot))
        #expect(slot.frame == frame)
    }

    @Test(arguments: Kind.allCases)
    func updateToMoreLinesIsAnimated(on kind: Kind) throws {
        let (post, slot) = try post(on: kind)
        let height = slot.bounds.height
        post.update(with: Message(title: long))
        simulator.advance(by: 0.1)
        let seen = try #require(slot.layer.presentation()).bounds.height
        #expect(seen > height + 1 && seen < slot.bounds.height - 1)
        stage.rest()
        #expect(slot.bounds.height > height + 20)
    }

    @Test func updateToOtherWidthIsAnimated() throws {
        let (post, slot) = try post(on: .toast)
        let width = slot.bounds.width
        post.update(with: Message(title: "Gate 12 closes at noon"))
        simulator.advance(by: 0.1)
        let seen = try #require(slot.layer.presentation()).bounds.width
        #expect(seen > width + 1 && seen < slot.bounds.width - 1)
    }

    @Test func updateThatMovesAnotherPostIsAnimated() throws {
        let stack = stage.makePlainStack()
        let posts = ["Gate 12", "Gate 13"].map {
            stage.post(Message(title: $0), as: nil, on: stack) { $0.duration = .untilRemoved }
        }
        let slots = try posts.map { try #require($0.view?.slot) }
        let frames = slots.map(\.frame)
        let upper = frames[0].minY < frames[1].minY ? 0 : 1
        posts[upper].update(with: Message(title: long))
        simulator.advance(by: 0.1)
        let lower = 1 - upper
        let seen = try #require(slots[lower].layer.presentation()).frame.minY
        #expect(seen > frames[lower].minY + 1 && seen < slots[lower].frame.minY - 1)
    }

    @Test func updateOfSameSizeKeepsMotion() throws {
        let (post, slot) = try post(on: .postView)
        post.update(with: Message(title: long))
        simulator.advance(by: 0.1)
        post.update(with: Message(title: String(long.reversed())))
        let seen = try #require(slot.layer.presentation()).bounds.height
        #expect(seen < slot.bounds.height - 1)
    }

    // MARK: Counts and content

    @Test(arguments: [Kind.postView, .stackView])
    func countIsAnimatedOnlyIfItNeedsAnotherSize(on kind: Kind) throws {
        let (post, slot) = try post(on: kind) { [long] in
            $0.countText = { $0 < 100 ? "Gates: \($0)" : long }
        }
        post.count = 12
        stage.rest()
        post.count = 21
        #expect(try reachesSizeAtOnce(slot))
        #expect(post.text.contains("Gates: 21"))
        post.count = 100
        #expect(try !reachesSizeAtOnce(slot))
    }

    @Test(arguments: Kind.allCases)
    func changedContentIsAnimatedOnlyIfItNeedsAnotherSize(on kind: Kind) throws {
        let (post, slot) = try post(on: kind)
        let view = try #require(post.view as? MessageView)
        view.titleLabel.text = "Gate 21"
        post.contentDidChange()
        #expect(try reachesSizeAtOnce(slot))
        view.titleLabel.text = long
        post.contentDidChange()
        #expect(try !reachesSizeAtOnce(slot))
    }

    // MARK: Presentations

    @Test func updateWithoutPresentationKeepsConstraints() throws {
        let (post, slot) = try post(on: .postView, as: .card(.top))
        let views = sequence(first: slot.superview, next: { $0?.superview }).compactMap(\.self)
        let constraints = views.map(\.constraints)
        post.update(with: Message(title: "Gate 21"))
        #expect(views.map(\.constraints) == constraints)
        post.update(with: PostRequest(Message(title: "Gate 13"), as: .card(.bottom)))
        #expect(views.map(\.constraints) != constraints)
    }

    @Test func presentationOfEarlierUpdateIsKept() throws {
        let (post, slot) = try post(on: .postView, as: .card(.top)) {
            $0.willPost { post in
                post.update(with: PostRequest(Message(title: "Gate 13"), as: .card(.bottom)))
                post.update(with: Message(title: "Gate 21"))
            }
        }
        #expect(post.text == "Gate 21" && slot.frame.minY > 400)
    }
}

/// A poster that gives slots a frame, and leaves updates to the default implementation.
private final class FramePoster: UIView, Poster, UIViewPoster {
    private(set) lazy var postManager = PostManager(poster: self)

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 80)
        addSubview(view)
        completion()
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        view.removeFromSuperview()
        completion()
    }
}
