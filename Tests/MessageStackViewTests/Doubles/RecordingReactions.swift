import UIKit

@testable import MessageStackView

/// A delegate that checks the order of its callbacks and can run a closure inside the next one.
@MainActor
final class RecordingReactions: PostManagerDelegate {
    enum Callback: CaseIterable {
        case willPost, didPost, willRemove, didRemove, didEnd
    }

    /// Descriptions of the callbacks that broke the rules.
    private(set) var complaints: [String] = []
    private(set) var ends: [Post.ID: Int] = [:]
    /// Called before the other work of each callback, with the view.
    var didCall: @MainActor (Callback, UIView?) -> Void = { _, _ in }
    /// Closures that each run once, at the next callback of their kind.
    var reactions: [Callback: @MainActor (UIView?) -> Void] = [:]

    /// The last callback of each unfinished life cycle of a view.
    ///
    /// A view has several if it is posted again while it leaves.
    private var lifeCycles: [ObjectIdentifier: [Callback]] = [:]

    private static let predecessors: [Callback: [Callback]] = [
        .didPost: [.willPost], .willRemove: [.willPost, .didPost], .didRemove: [.willRemove],
    ]

    private func note(_ callback: Callback, _ view: UIView) {
        didCall(callback, view)
        var own = lifeCycles[ObjectIdentifier(view)] ?? []
        if callback == .willPost {
            own.append(.willPost)
        } else if let life = own.firstIndex(where: { Self.predecessors[callback]?.contains($0) == true }) {
            if callback == .didRemove { own.remove(at: life) } else { own[life] = callback }
        } else {
            complaints.append("\(callback) after \(own)")
        }
        lifeCycles[ObjectIdentifier(view)] = own.isEmpty ? nil : own
        react(to: callback, view)
    }

    /// The number of life cycles that have begun and not ended.
    var openLives: Int { lifeCycles.values.reduce(0) { $0 + $1.count } }

    private func react(to callback: Callback, _ view: UIView?) {
        reactions.removeValue(forKey: callback)?(view)
    }

    func postManager(_ postManager: PostManager, willPost view: UIView) { note(.willPost, view) }
    func postManager(_ postManager: PostManager, didPost view: UIView) { note(.didPost, view) }
    func postManager(_ postManager: PostManager, willRemove view: UIView) { note(.willRemove, view) }
    func postManager(_ postManager: PostManager, didRemove view: UIView) { note(.didRemove, view) }

    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        didCall(.didEnd, post.view)
        ends[post.id, default: 0] += 1
        if post.phase != .ended { complaints.append("\(post.id) ended in phase \(post.phase)") }
        if post.reason != reason { complaints.append("\(post.id) ended with two reasons") }
        react(to: .didEnd, post.view)
    }
}
