import UIKit

/// A view whose texts can scroll by themselves where there is too little room, so that its buttons stay in sight.
@MainActor
protocol PostTextScrolling: UIView {
    /// Whether they do so already.
    var scrollsText: Bool { get }

    /// Puts the texts into something that scrolls.
    func letTextScroll()
}
