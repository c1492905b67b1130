// refused: type 'CGVector' does not conform to protocol 'Hashable'
import UIKit

func count(_ vectors: Set<CGVector>) -> Int { vectors.count }
