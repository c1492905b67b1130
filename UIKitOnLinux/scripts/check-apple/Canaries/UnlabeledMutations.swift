// refused: main actor-isolated property 'userInterfaceStyle' can not be mutated from a nonisolated context
import UIKit

@available(iOS 17.0, *)
func dark() -> UITraitCollection {
    // Without the label `mutations`, this calls an initializer of Objective-C's.
    UITraitCollection { $0.userInterfaceStyle = .dark }
}
