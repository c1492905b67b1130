// refused: 'sizingOptions' is only available in iOS 16.0 or newer
import SwiftUI

@MainActor
func host(_ view: some View) -> UIViewController {
    let controller = UIHostingController(rootView: view)
    controller.sizingOptions = .intrinsicContentSize
    return controller
}
