/// The presentation controller of styles that cover a window or context. The view fills the container and follows its
/// size.
final class CoveringPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle
    /// Whether the delegate of a presentation with another style requested this style instead.
    let isAdaptation: Bool

    init(of presented: UIViewController, style: UIModalPresentationStyle, isAdaptation: Bool = false) {
        self.style = style
        self.isAdaptation = isAdaptation
        super.init(presentedViewController: presented, presenting: nil)
    }

    override var presentationStyle: UIModalPresentationStyle { style }
    override var shouldPresentInFullscreen: Bool { ![.currentContext, .overCurrentContext].contains(style) }
    override var shouldRemovePresentersView: Bool { [.fullScreen, .currentContext].contains(style) }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        placePresentedView()
    }
}
