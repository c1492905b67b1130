// refused: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'
import UIKit

final class Badge: UIView {
    init() { super.init(frame: .zero) }
}
