/// Lets others join in as a context menu comes or goes.
///
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating
@MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The app's own preview; nil if the view itself is lifted.
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    /// In the order of adding, when the menu has come to rest.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Collects what is to run along with a menu, and hands it out once.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionAnimating {
    let previewViewController: UIViewController?
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(preview: UIViewController?) {
        previewViewController = preview
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func runAnimations() {
        let animations = animations
        self.animations = []
        for animation in animations { animation() }
    }

    func runCompletions() {
        let completions = completions
        self.completions = []
        for completion in completions { completion() }
    }
}
