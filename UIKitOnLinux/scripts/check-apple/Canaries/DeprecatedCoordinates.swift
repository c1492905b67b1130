// refused on iOS 26: 'coordinateSpace' was deprecated in iOS 26
import UIKit

@MainActor
func frame(of scene: UIWindowScene) -> CGRect { scene.coordinateSpace.bounds }
