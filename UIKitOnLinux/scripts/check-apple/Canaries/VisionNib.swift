// refused on visionOS 1: 'awakeFromNib()' was deprecated in visionOS 1
import UIKit

final class NibView: UIView {
    override func awakeFromNib() { super.awakeFromNib() }
}
