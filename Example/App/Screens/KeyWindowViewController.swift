import UIKit

/// Fills a window that took the key from the app's own, and gives it back.
final class KeyWindowViewController: UIViewController {
    private let resign: @MainActor () -> Void

    /// - Parameter resign: hides the window and makes the one before it key again.
    init(resign: @escaping @MainActor () -> Void) {
        self.resign = resign
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addColumn(of: [UIButton(filled: "Resign Key Window", action: resign)])
    }
}
