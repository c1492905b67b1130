// refused: type 'Pose' does not conform to protocol 'Hashable'
import UIKit

struct Pose: Hashable {
    var offset: CGPoint
}
