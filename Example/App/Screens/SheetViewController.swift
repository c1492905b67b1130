import UIKit

/// A sheet with a Cancel button.
final class SheetViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray
        view.addColumn(of: [UIButton(filled: "Cancel") { [weak self] in self?.dismiss(animated: true) }])
    }
}
