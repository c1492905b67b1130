/// UIKit's own for the styles that cover a window or a context: the view fills it and follows its size.
final class CoveringPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle

    init(of presented: UIViewController, style: UIModalPresentationStyle) {
        self.style = style
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
