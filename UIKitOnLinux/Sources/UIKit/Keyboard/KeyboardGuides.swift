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

    /// Brings the windows that have guides up to date.
    func layOutWindows() {
        for window in windows { window.layoutIfNeeded() }
    }

    /// Takes over the keyboard's frame and lays the windows out, within the animation that moves it.
    func keyboardDidMove() {
        for guide in all { guide.update() }
        layOutWindows()
    }

    /// Takes over where the guides' views are now; true if that changed a guide.
    ///
    /// Asked in each frame. Without a keyboard a guide depends on its view's safe area alone, which tells it itself.
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
