import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// Stacks in containers of an app that are as high as the posts.
    @MainActor
    struct MessageStackContainerTests {
        private let stage: Stage
        private let stack = CountingStack(edge: .top)
        private let view = Stage.makeMessageView()

        init() async throws {
            stage = try await Stage()
        }

        @Test func stackInAnotherStackSettlesInTwoPasses() async throws {
            let column = UIStackView(arrangedSubviews: [stack, UIView.banner(height: 40)])
            column.axis = .vertical
            column.translatesAutoresizingMaskIntoConstraints = false
            stage.view.addSubview(column)
            NSLayoutConstraint.activate([
                column.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
                column.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
                column.topAnchor.constraint(equalTo: stage.view.topAnchor),
            ])
            try await expectSettling { column.bounds.height - 40 }
        }

        @Test func stackInAScrollViewSettlesInTwoPasses() async throws {
            let scrollView = UIScrollView()
            stage.view.addFilling(scrollView)
            scrollView.addFilling(stack)
            stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
            try await expectSettling { scrollView.contentSize.height }
        }

        @Test func stackInACellSettlesInTwoPasses() async throws {
            let controller = StackTableController(stack)
            stage.controller.addChild(controller)
            stage.view.addFilling(controller.view)
            controller.didMove(toParent: stage.controller)
            await stage.rest()
            let row = IndexPath(row: 0, section: 0)
            try await expectSettling(update: { controller.tableView.performBatchUpdates(nil) }) {
                controller.tableView.rectForRow(at: row).height
            }
        }

        /// Expects that a post and a change of its text are laid out in two passes, and that the container has the height of the
        /// post.
        private func expectSettling(update: () -> Void = {}, height: () -> CGFloat) async throws {
            await stage.rest()
            stack.passes = 0
            stack.post(PostRequest(view: view).with { $0.isAnimated = false })
            stage.window.layoutIfNeeded()
            #expect((1...2).contains(stack.passes))
            update()
            await stage.rest()
            let first = height()
            #expect(view.bounds.height > 0 && abs(first - view.bounds.height) <= 1)

            stack.passes = 0
            view.set(
                message: Message(
                    title: "Title", subtitle: String(repeating: "A text that needs several lines. ", count: 8)))
            update()
            stage.window.layoutIfNeeded()
            #expect((1...2).contains(stack.passes))
            await stage.rest()
            #expect(view.bounds.height > first + 20 && abs(height() - view.bounds.height) <= 1)

            stack.passes = 0
            await stage.rest()
            #expect(stack.passes == 0)
            #expect(stage.layoutConflicts == [])
        }
    }
}

private final class CountingStack: MessageStackView {
    var passes = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
    }
}

/// A table whose only row contains a stack.
private final class StackTableController: UITableViewController {
    private let cell = UITableViewCell()

    init(_ stack: MessageStackView) {
        super.init(style: .plain)
        cell.contentView.addFilling(stack)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}
