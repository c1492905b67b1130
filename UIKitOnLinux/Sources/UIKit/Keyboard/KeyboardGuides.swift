/// The layout guides that follow the keyboard.
@MainActor
final class KeyboardGuides {
    private struct Weak {
        weak var guide: UIKeyboardLayoutGuide?
    }

    private var members: [Weak] = []

    private var all: [UIKeyboardLayoutGuide] { members.compactMap(\.guide) }

    func add(_ guide: UIKeyboardLayoutGuide) {
        members.removeAll { $0.guide == nil }
        members.append(Weak(guide: guide))
    }

    /// Lays out the windows that contain guides.
    func layOutWindows() {
        for window in windows { window.layoutIfNeeded() }
    }

    /// Updates all guides to the keyboard's frame and lays out their windows, within the animation that moves the
    /// keyboard.
    func keyboardDidMove() {
        for guide in all { guide.keyboardDidMove() }
        layOutWindows()
    }

    /// Updates the guides to the current positions of their views and returns whether a guide changed.
    ///
    /// Called in each frame. Without a keyboard, a guide depends only on its view's safe area, which reports its
    /// changes.
    func viewsDidMove(in root: UIView) -> Bool {
        guard !members.isEmpty, Keyboard.shared.frame != nil else { return false }
        return all.reduce(false) { changed, guide in
            guard let view = guide.owningView, view.isDescendant(of: root) else { return changed }
            return guide.update() || changed
        }
    }

    private var windows: [UIWindow] {
        all.compactMap { $0.owningView?.storedWindow }.reduce(into: []) { windows, window in
            if !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
    }
}
