/// A UIKit view in a SwiftUI hierarchy.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @available(iOS 16.0, *)
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    @available(iOS 16.0, *)
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The state of the system around a representable.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
}

/// The coordinator of a representable, which lives as long as its node.
private final class CoordinatorBox<Coordinator> {
    let coordinator: Coordinator

    init(_ coordinator: Coordinator) { self.coordinator = coordinator }
}

extension Node {
    func updateRepresentable<R: UIViewRepresentable>(_ representable: R) {
        let representable = install(representable)
        let coordinator = object(CoordinatorBox(tracking { representable.makeCoordinator() })).coordinator
        var environment = environment
        environment.reads = environmentReads
        let context = UIViewRepresentableContext<R>(
            coordinator: coordinator, transaction: graph.transaction, environment: environment)
        handlesTouches = true
        defer { environmentReads?.isActive = false }
        tracking {
            let view = makeView { representable.makeUIView(context: context) }
            representable.updateUIView(view, context: context)
            updateAgain = { representable.updateUIView(view, context: context) }
            onRemove = { R.dismantleUIView(view, coordinator: coordinator) }
            layout = { node in
                [
                    ViewItem(node) { proposal in
                        representable.sizeThatFits(proposal, uiView: view, context: context)
                            ?? view.representedSize(for: proposal)
                    }
                ]
            }
        }
    }
}

extension UIView {
    /// The size of a represented view. It fills the proposal, unless its priorities bind it to its intrinsic size.
    fileprivate func representedSize(for proposal: ProposedViewSize) -> CGSize {
        let size = intrinsicContentSize
        func length(_ intrinsic: CGFloat, _ proposed: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
            guard intrinsic != UIView.noIntrinsicMetric else { return proposed ?? 10 }
            guard let proposed else { return intrinsic }
            let priority =
                proposed > intrinsic
                ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
            return priority.rawValue >= UILayoutPriority.defaultHigh.rawValue ? intrinsic : proposed
        }
        return CGSize(
            width: length(size.width, proposal.width, .horizontal),
            height: length(size.height, proposal.height, .vertical))
    }
}
