/// A UIKit view controller in a SwiftUI hierarchy.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @available(iOS 16.0, *)
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    @available(iOS 16.0, *)
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The state of the system around a representable of a controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
}

/// The controller and the coordinator of a representable.
private final class RepresentedController<R: UIViewControllerRepresentable> {
    let controller: R.UIViewControllerType
    let coordinator: R.Coordinator

    init(controller: R.UIViewControllerType, coordinator: R.Coordinator) {
        self.controller = controller
        self.coordinator = coordinator
    }
}

extension Node {
    func updateControllerRepresentable<R: UIViewControllerRepresentable>(_ representable: R) {
        let representable = install(representable)
        tracking {
            let represented = object(makeController(representable))
            let controller = represented.controller
            let context = context(for: R.self, coordinator: represented.coordinator)
            representable.updateUIViewController(controller, context: context)
            layout = { node in
                [
                    ViewItem(node) {
                        representable.sizeThatFits($0, uiViewController: controller, context: context)
                            ?? $0.replacingUnspecifiedDimensions()
                    }
                ]
            }
        }
    }

    private func makeController<R: UIViewControllerRepresentable>(_ representable: R) -> RepresentedController<R> {
        let coordinator = representable.makeCoordinator()
        let controller = representable.makeUIViewController(context: context(for: R.self, coordinator: coordinator))
        handlesTouches = true
        uiView = controller.view
        graph.controller?.addChild(controller)
        graph.afterUpdate { [weak self] in controller.didMove(toParent: self?.graph.controller) }
        onRemove = {
            R.dismantleUIViewController(controller, coordinator: coordinator)
            controller.willMove(toParent: nil)
            controller.view.removeFromSuperview()
            controller.removeFromParent()
        }
        return RepresentedController(controller: controller, coordinator: coordinator)
    }

    private func context<R: UIViewControllerRepresentable>(
        for type: R.Type, coordinator: R.Coordinator
    ) -> UIViewControllerRepresentableContext<R> {
        UIViewControllerRepresentableContext(
            coordinator: coordinator, transaction: graph.transaction, environment: environment)
    }
}
