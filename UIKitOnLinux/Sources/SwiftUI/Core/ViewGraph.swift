internal import Readings
@_spi(Simulator) import UIKit

/// The tree of nodes of one hosting view, and its updates.
///
/// A change of state marks the nodes that have read it, and schedules one update for the next pass of the main loop.
/// Layout and measurement update earlier if necessary. So values that change several times in a turn, or back again,
/// are evaluated once.
@MainActor
final class ViewGraph {
    /// The node that is being updated. The state and the environment values that are read meanwhile become its dependencies.
    static var updatingNode: Node?
    /// The number of changes of state during an update, which Apple calls undefined behavior.
    static var changesDuringUpdates = 0
    /// The number of updates in a row after which a tree that keeps changing itself waits for the next turn.
    private static let passLimit = 20

    /// Called after a change that a later update will handle.
    var onInvalidation: @MainActor () -> Void = {}
    /// Called after updates.
    var onUpdate: @MainActor () -> Void = {}
    /// The hosting controller.
    weak var controller: UIViewController?
    private(set) var root: Node?
    private(set) var transaction = Transaction()
    /// Whether the hosting view is in a window, so that views appear.
    var isActive = false {
        didSet { if isActive != oldValue { isActive ? setNeedsUpdate() : disappear() } }
    }
    private var invalid: [Node] = []
    private var actions: [@MainActor () -> Void] = []
    private var needsUpdate = true
    private var isScheduled = false
    private var isUpdating = false
    /// The observer that updates representables in each turn, for a reading.
    private var turns: FrameClock.Token?
    /// The time of the last of these updates, and the number of calls that the clock had made until then.
    private var lastTurn: (time: TimeInterval, calls: Int)?

    /// The area of the hosting view, without and with its safe area, during layout.
    var bounds = CGRect.zero
    var safeBounds = CGRect.zero

    init() {
        guard Reading.representablesUpdateOften.isOn else { return }
        turns = FrameClock.shared.observeTurns { [weak self] in
            guard let self else { return }
            let turn = (time: FrameClock.now, calls: FrameClock.shared.callCount)
            defer { lastTurn = turn }
            // An update may schedule a call without delay, whose turn would update again without end.
            if let lastTurn, lastTurn.time == turn.time, lastTurn.calls != turn.calls { return }
            // As in SwiftUI, no representable gets values that are older than the state.
            updateIfNeeded()
            root?.forEach { $0.updateAgain?() }
        }
    }

    // MARK: - Invalidation

    /// Marks a node that read a value in its update with a number, unless it has been updated since.
    func invalidate(_ node: Node?, after updateCount: Int, transaction: Transaction = Transaction()) {
        guard let node, !node.isRemoved, node.updateCount == updateCount else { return }
        if transaction.animation != nil { self.transaction = transaction }
        if !node.needsUpdate {
            node.setNeedsUpdate()
            invalid.append(node)
        }
        setNeedsUpdate()
    }

    /// Logs and counts a change that is made while a view is updated.
    static func reportChangeDuringUpdate(_ change: String) {
        guard let node = updatingNode else { return }
        changesDuringUpdates += 1
        NSLog("%@", "\(change), this will cause undefined behavior: \(type(of: node.view))")
    }

    /// Runs an action after the current update, or the next one.
    func afterUpdate(_ action: @escaping @MainActor () -> Void) {
        actions.append(action)
        setNeedsUpdate()
    }

    func setNeedsUpdate() {
        needsUpdate = true
        guard !isScheduled, !isUpdating else { return }
        isScheduled = true
        RunCycle.setNeedsCommit()
        RunCycle.onNextTurn { [weak self] in self?.updateIfNeeded() }
        onInvalidation()
    }

    // MARK: - Updates

    func setRoot(_ view: any View, environment: EnvironmentValues) {
        if let root, type(of: root.view) == type(of: view) {
            perform { root.update(to: view, environment: environment) }
        } else {
            root?.remove()
            let node = Node(graph: self, parent: nil, key: 0, view: view, environment: environment)
            root = node
            perform { node.update() }
        }
        setNeedsUpdate()
    }

    func updateIfNeeded() {
        isScheduled = false
        guard needsUpdate, !isUpdating else { return }
        perform {
            for _ in 0..<Self.passLimit where needsUpdate {
                needsUpdate = false
                updateInvalidNodes()
                runActions()
            }
        }
        transaction = Transaction()
        if needsUpdate { setNeedsUpdate() }
        onUpdate()
    }

    private func perform(_ update: () -> Void) {
        let outer = isUpdating
        isUpdating = true
        update()
        isUpdating = outer
    }

    private func updateInvalidNodes() {
        while !invalid.isEmpty {
            let nodes = invalid.sorted { $0.depth < $1.depth }
            invalid = []
            for node in nodes where node.needsUpdate && !node.isRemoved { node.update() }
        }
    }

    private func runActions() {
        let actions = actions
        self.actions = []
        for action in actions { action() }
        if isActive { root?.forEach { $0.appearance.appear() } }
    }

    private func disappear() { root?.forEach { $0.appearance.disappear() } }

    /// Ends all nodes.
    func end() {
        root?.remove()
        root = nil
        if let turns { FrameClock.shared.cancel(turns) }
    }

    // MARK: - Layout

    /// The root of the layout.
    var rootItem: LayoutItem { (root?.items ?? []).combined }

    func layOut(in bounds: CGRect, safeBounds: CGRect, container: UIView) {
        self.bounds = bounds
        self.safeBounds = safeBounds
        guard let root else { return }
        let proposal = ProposedViewSize(safeBounds.size)
        let item = rootItem
        item.place(Alignment.center.frame(of: item.size(proposal), in: safeBounds), proposal)
        root.attachViews(to: container)
        root.applyFrames(in: container, origin: .zero)
        root.forEach { $0.afterLayout?() }
    }
}

extension Node {
    /// Adds the views to a container in their order, and those of their children to them.
    fileprivate func attachViews(to container: UIView) {
        let views = views
        for (index, view) in views.enumerated() where container.subviews.firstIndex(of: view) != index {
            container.insertSubview(view, at: index)
        }
        forEachContainer { node, view in
            for child in node.children { child.attachViews(to: view) }
        }
    }

    /// Calls an action with the nearest descendants, or this node, whose views contain views of other nodes.
    private func forEachContainer(_ action: (Node, UIView) -> Void) {
        if let uiView {
            if !children.isEmpty { action(self, uiView) }
        } else {
            for child in children { child.forEachContainer(action) }
        }
    }

    /// Sets the frames of the views, mirrored in their container for right-to-left languages.
    fileprivate func applyFrames(in container: UIView, origin: CGPoint) {
        var (container, origin) = (container, origin)
        if let uiView {
            var frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
            if environment.layoutDirection == .rightToLeft {
                let width = (container as? UIScrollView)?.contentSize.width ?? container.bounds.width
                frame.origin.x = width - frame.maxX
            }
            if uiView.frame != frame { uiView.frame = frame }
            (container, origin) = (uiView, self.frame.origin)
        }
        for child in children { child.applyFrames(in: container, origin: origin) }
    }
}
