import UIKit

/// The content of a second window that is key until its button is tapped.
final class KeyWindowViewController: UIViewController {
    private let resign: @MainActor () -> Void

    /// - Parameter resign: A closure that hides the window and makes the previous one key again.
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
