import UIKit

/// A sheet with nothing on it but its way out.
final class SheetViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray
        view.addColumn(of: [UIButton(filled: "Cancel") { [weak self] in self?.dismiss(animated: true) }])
    }
}
