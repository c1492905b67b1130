import UIKit

/// A view that shows by itself how many requests its post stands for. Others get a number in their corner.
public protocol PostCounting: UIView {
    /// - Parameter count: at least 1.
    func show(count: Int)
}
