import UIKit

/// A plain screen with a sheet like that of a map in front of it.
final class SheetBackground: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentedViewController == nil { present(MapSheetViewController(places: ["Cabo Ortegal"]), animated: false) }
    }
}
