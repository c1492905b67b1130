import UIKit

/// The sample travel app, with a sheet like that of a map in front of it.
final class SheetBackground: UIViewController {
    private let background = PictureBackground()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(background)
        background.view.frame = view.bounds
        background.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(background.view)
        background.didMove(toParent: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentedViewController == nil { present(MapSheetViewController(), animated: false) }
    }
}
