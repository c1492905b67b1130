import UIKit

/// Follows the sheet in front of a screen, also under a finger and in its animations, while posts are shown above it.
///
/// Nothing reports that a sheet moves. Each move begins in a turn of the main run loop, at whose end the object looks. Then it
/// looks in each frame until the sheet rests.
@MainActor
final class SheetWatch {
    /// The visible frame of the sheet, in the coordinates of the scene; nil if there is none at the lower edge.
    private(set) var frame: CGRect?

    private weak var view: UIView?
    private let didMove: @MainActor () -> Void
    private var watch: ScreenWatch?
    /// The registration for the next frames; nil unless the sheet moves.
    private var frameLink: FrameLink?
    /// The time at which the sheet counts as resting, unless it moves before.
    private var restTime: TimeInterval = 0

    /// - Parameters:
    ///   - view: A view in the scene.
    ///   - didMove: A closure that is called when the sheet has moved, was presented, or has gone.
    init(around view: UIView, didMove: @escaping @MainActor () -> Void) {
        self.view = view
        self.didMove = didMove
        frame = sheet?.seenFrame
        watch = ScreenWatch { [weak self] in
            self?.look()
            return false
        }
    }

    private func look() {
        let (sheet, old) = (sheet, frame)
        frame = sheet?.seenFrame
        // A finger may rest for some frames, and animations begin after the end of a turn.
        if frame != old || sheet?.isMoving == true { restTime = CACurrentMediaTime() + 0.1 }
        let isMoving = CACurrentMediaTime() < restTime
        frameLink = isMoving ? frameLink ?? FrameLink { [weak self] in self?.look() } : nil
        if frame != old { didMove() }
    }

    /// The view of the sheet in front; nil if there is none, and for a card in the middle of a tablet.
    private var sheet: UIView? {
        let windows = view?.window?.windowScene?.windows.filter { !$0.isHidden } ?? []
        return windows.lazy.compactMap(\.sheetInFront).first { $0.isAtLowerEdge }
    }
}

extension UIWindow {
    fileprivate var sheetInFront: UIView? {
        let presented = rootViewController.map { sequence(first: $0, next: \.presentedViewController).dropFirst() }
        return presented?.reversed().lazy.compactMap { $0.presentationController as? UISheetPresentationController }
            .first { $0.containerView?.window === self }?.presentedView
    }
}

extension UIView {
    fileprivate var seenFrame: CGRect? {
        guard let superview, let window else { return nil }
        let frame = superview.convert((layer.presentation() ?? layer).frame, to: nil)
        return frame.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }

    fileprivate var isMoving: Bool { layer.presentation().map { $0.frame != layer.frame } ?? false }

    /// Whether the sheet ends at the edge of its container. One at a low detent of iOS 26 is up to 28 points away from it.
    fileprivate var isAtLowerEdge: Bool { superview.map { frame.maxY > $0.bounds.maxY - 32 } ?? false }
}
