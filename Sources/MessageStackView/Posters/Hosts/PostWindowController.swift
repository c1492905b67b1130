import UIKit

/// The root controller of a `PostWindow`. Its status bar, home indicator and orientations are those of the app's visible
/// controller, unless a post requests others.
final class PostWindowController: UIViewController {
    // MARK: - Internal

    weak var owner: PostWindow?
    let content = PostWindowContent()

    /// A Boolean value that indicates whether a posted controller presents another.
    var isInUse: Bool { presentedViewController != nil }

    /// Sets the text size and the layout direction of everything in the window.
    func takeOver(category: UIContentSizeCategory, direction: UITraitEnvironmentLayoutDirection) {
        guard category != environment.category || direction != environment.direction else { return }
        environment = (category, direction)
        setTraits(category: category, direction: direction, ofChild: content)
    }

    /// Adds the post view again after other code has removed it.
    func restorePostView() {
        guard let postView = content.postView, postView.superview !== content.view else { return }
        content.view.addFilling(postView)
    }

    /// Notifies UIKit of changes of these values.
    func update() {
        let answers = Answers(of: self)
        guard answers != given else { return }
        let old = given
        given = answers
        if old?.orientations != answers.orientations { updateOrientations() }
        guard old?.style != answers.style || old?.isHidden != answers.isHidden || old?.autoHides != answers.autoHides
        else { return }
        setNeedsUpdateOfHomeIndicatorAutoHidden()
        UIViewPropertyAnimator(duration: 0.25, curve: .easeInOut) { [weak self] in
            self?.updateStatusBar()
        }.startAnimation()
    }

    // MARK: - UIViewController

    override func loadView() {
        view = PassingView()
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    #if !os(visionOS)
        override var preferredStatusBarStyle: UIStatusBarStyle {
            if let style = owner?.postedStatusBarStyle { return style }
            guard let controller = decider(following: \.childForStatusBarStyle) else { return .default }
            let style = controller.preferredStatusBarStyle
            guard style == .default else { return style }
            return controller.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
        }

        override var prefersStatusBarHidden: Bool {
            owner?.isStatusBarHiddenByPost
                ?? decider(following: \.childForStatusBarHidden)?.prefersStatusBarHidden
                ?? super.prefersStatusBarHidden
        }

        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
            decider(following: \.childForStatusBarHidden)?.preferredStatusBarUpdateAnimation ?? .fade
        }
    #endif

    override var prefersHomeIndicatorAutoHidden: Bool {
        decider(following: \.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        orientingController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    #if !os(visionOS)
        @available(iOS 26.0, *)
        override var prefersInterfaceOrientationLocked: Bool {
            orientingController?.deciding(following: \.childForInterfaceOrientationLock, asking: \.fillsWindow)
                .prefersInterfaceOrientationLocked == true
        }
    #endif

    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        orientingController?.preferredInterfaceOrientationForPresentation
            ?? super.preferredInterfaceOrientationForPresentation
    }

    // MARK: - Private

    private struct Answers: Equatable {
        var style = UIStatusBarStyle.default
        var isHidden = false
        let autoHides: Bool
        let orientations: UIInterfaceOrientationMask

        @MainActor
        init(of controller: PostWindowController) {
            #if !os(visionOS)
                style = controller.preferredStatusBarStyle
                isHidden = controller.prefersStatusBarHidden
            #endif
            autoHides = controller.prefersHomeIndicatorAutoHidden
            orientations = controller.supportedInterfaceOrientations
        }
    }

    private var environment: (category: UIContentSizeCategory?, direction: UITraitEnvironmentLayoutDirection?)
    private var given: Answers?

    /// Returns the controller that decides: of a posted controller that blocks touches, or else of the app.
    private func decider(following child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
        let root = owner?.blockingController ?? owner?.appWindow?.rootViewController
        return root?.deciding(following: child, asking: \.decidesOnStatusBar)
    }

    private var orientingController: UIViewController? {
        let root = owner?.blockingController ?? owner?.appWindow?.rootViewController
        return root?.deciding(following: nil, asking: \.fillsWindow)
    }
}

extension UIViewController {
    /// Returns the controller that UIKit would ask in place of this root: a presented controller that counts, or the
    /// child that it defers to.
    fileprivate func deciding(
        following child: KeyPath<UIViewController, UIViewController?>?, asking counts: (UIViewController) -> Bool
    ) -> UIViewController {
        var controller = self
        // A limit ends cycles.
        for _ in 0..<100 {
            guard let presented = controller.presentedViewController, !presented.isBeingDismissed, counts(presented)
            else { break }
            controller = presented
        }
        for _ in 0..<100 {
            guard let child, let next = controller[keyPath: child] else { break }
            controller = next
        }
        return controller
    }

    fileprivate var decidesOnStatusBar: Bool {
        #if !os(visionOS)
            if modalPresentationCapturesStatusBarAppearance { return true }
        #endif
        return presentationController?.shouldRemovePresentersView == true
            && presentationController?.shouldPresentInFullscreen == true
    }

    fileprivate var fillsWindow: Bool {
        [.fullScreen, .overFullScreen].contains(presentationController?.presentationStyle)
    }

    /// Updates the status bar. visionOS has none.
    func updateStatusBar() {
        #if !os(visionOS)
            setNeedsStatusBarAppearanceUpdate()
        #endif
    }

    /// Updates the orientations and, from iOS 26 on, their lock. Before iOS 16, UIKit asks for them when the device rotates.
    func updateOrientations() {
        if #available(iOS 16.0, *) { setNeedsUpdateOfSupportedInterfaceOrientations() }
        #if !os(visionOS)
            if #available(iOS 26.0, *) { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
        #endif
    }
}

/// A controller that contains a window's post view, and the posted controllers as children. Its parent gives it the text size and the
/// layout direction of the app's window.
final class PostWindowContent: UIViewController {
    weak var postView: PostView?

    override func loadView() {
        view = PassingView()
        if let postView { view.addFilling(postView) }
    }
}
