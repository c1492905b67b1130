/// Methods that add animations to the appearance and dismissal of a context menu.
///
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating
@MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The app's preview controller; `nil` if the view itself is lifted.
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure to call when the animation has finished. Closures are called in the order in which they were
    /// added.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// An animator that collects the app's animations and completions, and runs them once.
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
