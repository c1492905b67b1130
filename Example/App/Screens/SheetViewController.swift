import UIKit

/// A sheet with nothing on it but its way out.
final class SheetViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray
        let cancel = UIAction(title: "Cancel") { [weak self] _ in self?.dismiss(animated: true) }
        view.addSubviewInTheMiddle(UIButton(configuration: .filled(), primaryAction: cancel))
    }
}
