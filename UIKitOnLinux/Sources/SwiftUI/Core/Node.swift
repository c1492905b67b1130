internal import Readings
@_spi(Simulator) import UIKit

/// A view on screen: the last value of a view at one place of the tree, with what outlives that value.
///
/// A node's identity is its key among its siblings together with the type of its view. As long as both stay the same,
/// the node keeps its state, its children and its UIKit view. A new value that is equal to the last one, in an equal
/// environment, doesn't update the node.
@MainActor
final class Node {
    unowned let graph: ViewGraph
    private(set) weak var parent: Node?
    let key: AnyHashable
    private(set) var view: any View
    private(set) var environment: EnvironmentValues
    private(set) var children: [Node] = []
    private(set) var isRemoved = false
    private(set) var needsUpdate = true
    /// The number of updates. Dependencies of earlier updates no longer count.
    private(set) var updateCount = 0

    /// Turns the layout items of the children into those of this node.
    var layout: @MainActor (Node) -> [LayoutItem] = { $0.children.flatMap(\.items) }
    /// The view that shows this node, or contains the views of its children.
    var uiView: UIView?
    /// Whether the views of later children are behind those of earlier ones.
    var drawsBackward = false
    /// The last frame, in the coordinates of the hosting view or of the content of the nearest scroll view.
    var frame = CGRect.zero
    /// Whether the UIKit view handles touches, so that the hosting view doesn't.
    var handlesTouches = false
    /// Called after each layout, for what depends on the views of the content.
    var afterLayout: (@MainActor () -> Void)?
    /// The action of a tap, for buttons and tap gestures.
    var tapAction: (@MainActor () -> Void)?
    var appearance = Appearance()
    /// Updates the UIKit view of a representable with the values of its last update.
    var updateAgain: (@MainActor () -> Void)?
    /// Called when the node leaves the tree.
    var onRemove: (@MainActor () -> Void)?

    /// The values of the environment that the view has read in its last update; nil for the views of this module, which are
    /// updated for all.
    var environmentReads: EnvironmentReads?

    private var stored: [AnyHashable: Any] = [:]

    init(graph: ViewGraph, parent: Node?, key: AnyHashable, view: any View, environment: EnvironmentValues) {
        self.graph = graph
        self.parent = parent
        self.key = key
        self.view = view
        self.environment = environment
    }

    var items: [LayoutItem] { layout(self) }

    var depth: Int {
        var (depth, node) = (0, parent)
        while let next = node { (depth, node) = (depth + 1, next.parent) }
        return depth
    }

    /// The node and its descendants, parents first.
    func forEach(_ action: (Node) -> Void) {
        action(self)
        for child in children { child.forEach(action) }
    }

    // MARK: - Storage

    /// Returns the object of a type that belongs to this node, made at first use.
    func object<Object: AnyObject>(_ make: @autoclosure () -> Object) -> Object {
        stored(ObjectIdentifier(Object.self), make: make)
    }

    /// Returns the value at a key, made at first use.
    func stored<Value>(_ key: AnyHashable, make: () -> Value) -> Value {
        if let value = stored[key] as? Value { return value }
        let value = make()
        stored[key] = value
        return value
    }

    /// Returns the node's UIKit view, made at first use.
    func makeView<ViewType: UIView>(_ make: () -> ViewType) -> ViewType {
        if let view = uiView as? ViewType { return view }
        let view = make()
        uiView = view
        return view
    }

    // MARK: - Updates

    /// Whether the node that is being updated has the same value as before, so that the values of its children are the same
    /// too, even where they contain closures.
    private static var hasSameValue = false

    /// Sets a new value and environment, and updates the node if the value, or a value of the environment that it has read,
    /// has changed.
    func update(to newView: any View, environment newEnvironment: EnvironmentValues) {
        let isSameView = Self.hasSameValue || isSame(view, newView)
        let isSameEnvironment = isSame(environment, newEnvironment)
        guard needsUpdate || !isSameView || !isSameEnvironment else { return }
        let hasReadChange = environmentReads?.differ(between: environment, and: newEnvironment) ?? true
        view = newView
        environment = newEnvironment
        if needsUpdate || !isSameView {
            update()
        } else if hasReadChange {
            update(hasSameValue: environmentReads == nil)
        } else {
            let outer = Self.hasSameValue
            Self.hasSameValue = true
            for child in children { child.update(to: child.view, environment: environment) }
            Self.hasSameValue = outer
        }
    }

    func setNeedsUpdate() { needsUpdate = true }

    /// Updates the node.
    ///
    /// - Parameter hasSameValue: Whether only the environment of a view of this module has changed.
    func update(hasSameValue: Bool = false) {
        needsUpdate = false
        updateCount += 1
        let outer = Self.hasSameValue
        Self.hasSameValue = hasSameValue
        defer { Self.hasSameValue = outer }
        if let primitive = view as? any PrimitiveView {
            tracking { primitive.update(self) }
            return
        }
        environmentReads = EnvironmentReads()
        if let representable = view as? any UIViewRepresentable {
            updateRepresentable(representable)
        } else {
            updateBody(of: view)
        }
    }

    private func updateBody<V: View>(of view: V) {
        let installed = install(view)
        setContent(tracking { installed.body })
    }

    /// Returns a copy of a view whose dynamic properties are connected with this node.
    func install<V: View>(_ view: V) -> V {
        var copy = view
        tracking { DynamicFields.install(in: &copy, of: self) }
        return copy
    }

    /// Runs code whose reads of state and of observable objects make this node depend on them.
    func tracking<Result>(_ code: () -> Result) -> Result {
        let outer = ViewGraph.updatingNode
        ViewGraph.updatingNode = self
        defer { ViewGraph.updatingNode = outer }
        return withObservationTracking(code) { [weak self, updateCount] in
            onMainActor { self?.graph.invalidate(self, after: updateCount) }
        }
    }

    // MARK: - Children

    func setContent(_ view: any View, environment: EnvironmentValues? = nil) {
        setChildren([(0, view)], environment: environment)
    }

    /// Sets the children. Those with the same key and type as before are updated, the others made anew.
    func setChildren(_ views: [(key: AnyHashable, view: any View)], environment: EnvironmentValues? = nil) {
        let environment = environment ?? self.environment
        var former = Dictionary(children.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        var next: [Node] = []
        var leaving = children
        for (key, view) in views {
            if let node = former[key], type(of: node.view) == type(of: view) {
                former[key] = nil
                leaving.removeAll { $0 === node }
                next.append(node)
                node.update(to: view, environment: environment)
            } else {
                let node = Node(graph: graph, parent: self, key: key, view: view, environment: environment)
                next.append(node)
                node.update()
            }
        }
        children = next
        for node in leaving { node.remove() }
    }

    /// Ends the node and its descendants.
    func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        if Reading.representablesUpdateOften.isOn {
            RunCycle.onNextTurn { self.appearance.disappear() }
        } else {
            appearance.disappear()
        }
        for child in children { child.remove() }
        onRemove?()
        uiView?.removeFromSuperview()
    }

    // MARK: - Views

    /// The outermost UIKit views of the node, back to front.
    var views: [UIView] {
        if let uiView { return [uiView] }
        return (drawsBackward ? children.reversed() : children).flatMap(\.views)
    }
}

/// The callbacks of a view's appearance.
@MainActor
struct Appearance {
    var onAppear: (@MainActor () -> Void)?
    var onDisappear: (@MainActor () -> Void)?
    private var didAppear = false

    mutating func appear() {
        guard !didAppear else { return }
        didAppear = true
        onAppear?()
    }

    mutating func disappear() {
        guard didAppear else { return }
        didAppear = false
        onDisappear?()
    }
}
