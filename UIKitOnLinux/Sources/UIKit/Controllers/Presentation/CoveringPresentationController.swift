/// UIKit's own for the styles that cover a window or a context: the view fills it and follows its size.
final class CoveringPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle
    /// Whether it takes the place of another style's, because that one's delegate says so.
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
