// refused: cannot declare conformance to 'NSObjectProtocol' in Swift; 'Delegate' should inherit 'NSObject' instead
import UIKit

final class Delegate: UIGestureRecognizerDelegate {}
