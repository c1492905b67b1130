// refused: conformance of 'CGVector' to 'Hashable' is only available in iOS 18 or newer
import UIKit

func count(_ vectors: Set<CGVector>) -> Int { vectors.count }
