// refused: a conditional downcast to a CoreFoundation type always succeeds
import UIKit

func color(_ value: Any?) -> CGColor? { value as? CGColor }
