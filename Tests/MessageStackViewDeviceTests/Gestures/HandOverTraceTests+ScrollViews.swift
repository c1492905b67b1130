import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

// MARK: - Kinds of scroll views

extension HandOverTraceTests {
    @Test func horizontalScrollViewHandsOverToHorizontalPan() throws {
        let scrollView = UIScrollView.long()
        scrollView.contentSize = CGSize(width: 2000, height: 300)
        let scene = try show(scrollView) { $0.pan = PostPan(Set(PostEdge.allCases)) }
        scene.scrollView.contentOffset.x = 40
        let right = drag(scene, by: CGVector(dx: 8, dy: 0), frames: 16)
        expectNoJump(Array(right.dropFirst(3)), by: 8, vertically: false)
        #expect(try #require(right.last).post.x > 40)
        finger.up()
        stage.simulator.advance(by: 1)
    }

    @Test func verticalDragDoesNotScrollHorizontalScrollView() throws {
        let scrollView = UIScrollView.long()
        scrollView.contentSize = CGSize(width: 2000, height: 300)
        let scene = try show(scrollView)
        let down = drag(scene, by: CGVector(dx: -4, dy: 9), frames: 12)
        #expect(down.allSatisfy { $0.content == .zero })
        #expect(try #require(down.last).post.y > 40)
        finger.up()
    }

    @Test func horizontalDragScrollsWhilePostStays() throws {
        let scrollView = UIScrollView.long()
        scrollView.contentSize = CGSize(width: 2000, height: 300)
        let scene = try show(scrollView)
        let left = drag(scene, by: CGVector(dx: -9, dy: 4), frames: 12)
        #expect(left.allSatisfy { $0.post == .zero })
        #expect(try #require(left.last).content.x < -40)
        finger.up()
    }

    @Test func nestedScrollViewHandsOverDragToPost() throws {
        let inner = UIScrollView.long()
        let outer = UIScrollView.long()
        outer.heightAnchor.constraint(equalToConstant: 300).isActive = true
        inner.frame = CGRect(x: 0, y: 20, width: 300, height: 250)
        outer.addSubview(inner)
        let scene = try show(inner, in: outer)
        inner.contentOffset.y = 50
        finger.down(at: inner.convert(CGPoint(x: 150, y: inner.bounds.midY), to: nil))
        let down = finger.move(by: CGVector(dx: 0, dy: 8), frames: 16) { sample(scene) }
        expectNoJump(Array(down.dropFirst(3)), by: 8)
        #expect(outer.contentOffset.y == 0)
        #expect(try #require(down.last).post.y > 40)
        finger.up()
    }

    @Test func textViewHandsOverDrag() throws {
        let text = UITextView()
        text.isEditable = false
        text.text = String(repeating: "It is a long text, and there is more of it.\n", count: 40)
        let scene = try show(text)
        text.contentOffset.y = 45
        let down = drag(scene, by: CGVector(dx: 0, dy: 8), frames: 16)
        expectNoJump(Array(down.dropFirst(3)), by: 8)
        #expect(try #require(down.last).post.y > 40)
        finger.up()
    }

    @Test func tableOfPostedControllerHandsOverDrag() throws {
        let controller = RowsController()
        controller.preferredContentSize = CGSize(width: 300, height: 300)
        let postView = stage.makeDraggablePostView(PostPresentation { $0.placement = .bottom })
        let post = postView.post(PostRequest(viewController: controller))
        stage.simulator.advance(by: 1)
        let slot = try #require(controller.view.slot)
        let table = try #require(controller.tableView)
        let scene = Scene(post: post, slot: slot, scrollView: table, rest: slot.seenCenter)
        let top = -table.adjustedContentInset.top
        table.contentOffset.y = top + 45
        let down = drag(scene, by: CGVector(dx: 0, dy: 8), frames: 16)
        expectNoJump(Array(down.dropFirst(3)), by: 8)
        #expect(try #require(down.last).post.y > 40 && table.contentOffset.y == top)
        finger.up()
    }

    /// A view higher than the available space scrolls in the scroll view of the post's body.
    @Test func scrollViewOfTallPostHandsOverDrag() throws {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 3000).isActive = true
        let scene = try show(view: view)
        scene.scrollView.contentOffset.y = 45
        finger.down(at: CGPoint(x: middle(scene).x, y: 300))
        let down = finger.move(by: CGVector(dx: 0, dy: 8), frames: 16) { sample(scene) }
        expectNoJump(Array(down.dropFirst(3)), by: 8)
        #expect(try #require(down.last).post.y > 40)
        finger.up()
    }

    private func show(view: UIView) throws -> Scene {
        let postView = stage.makeDraggablePostView(PostPresentation { $0.placement = .bottom })
        let post = postView.post(PostRequest(view: view))
        stage.simulator.advance(by: 1)
        let slot = try #require(view.enclosingSlot)
        let scrollView = try #require(slot.body?.scrollView)
        #expect(scrollView.isScrollEnabled)
        return Scene(post: post, slot: slot, scrollView: scrollView, rest: slot.seenCenter)
    }

    @Test func flingPanKeepsDragAfterHandOver() throws {
        let scene = try show {
            $0 = .centered
            $0.backdrop = .none
        }
        scene.scrollView.contentOffset.y = 30
        let down = drag(scene, by: CGVector(dx: 0, dy: 8), frames: 12)
        expectNoJump(Array(down.dropFirst(3)), by: 8)
        let back = finger.move(by: CGVector(dx: 3, dy: -8), frames: 12) { sample(scene) }
        expectNoJump([try #require(down.last)] + back, by: -8)
        #expect(back.allSatisfy { $0.content.y == 0 })
        #expect(try #require(back.last).post.x > 20)
        stage.simulator.advance(by: 0.3)
        finger.up()
        stage.simulator.advance(by: 1)
        #expect(scene.slot.transform == .identity)
    }
}

@MainActor
private final class RowsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}
