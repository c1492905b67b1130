import UIKit

/// An invisible view that measures the points that posts take at the upper and the lower edge of its superview, and makes room for
/// them there.
final class RoomView: UIView, PostFollower {
    /// The points from the edges of the superview to the inner ends of the posts at them; zero without posts. Left and right are
    /// zero.
    private(set) var room = UIEdgeInsets.zero

    /// Called after each change of the room.
    var didChange: @MainActor (PostFollowing) -> Void = { _ in }

    /// The controller whose safe area grows by the room, and the edges at which it does.
    private var share: SafeAreaShare?
    private var sharedEdges: Set<PostEdge> = []

    /// Returns the only such view in a view.
    static func room(of view: UIView) -> RoomView {
        if let room = view.subviews.lazy.compactMap({ $0 as? RoomView }).first { return room }
        let room = RoomView(frame: view.bounds)
        room.isHidden = true
        room.isUserInteractionEnabled = false
        room.translatesAutoresizingMaskIntoConstraints = false
        PostSlot.addFollower(room)
        view.insertSubview(room, at: 0)
        NSLayoutConstraint.activate(room.edgeConstraints(to: view.fixedArea))
        return room
    }

    /// Adds the room to the safe area of the controller of the superview, at some edges.
    func share(at edges: Set<PostEdge>, of controller: UIViewController) {
        sharedEdges = Set(edges.map(\.vertical))
        if share == nil { share = SafeAreaShare(of: controller) }
        apply()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        follow(.inLayout)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        follow(.inLayout)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        apply()
    }

    // MARK: - PostFollower

    func follow(_ motion: PostFollowing) {
        let new = UIEdgeInsets(top: height(at: .top), left: 0, bottom: height(at: .bottom), right: 0)
        guard new != room else { return }
        room = new
        switch motion {
        case .inLayout:
            apply()
        case .atOnce:
            applyAtOnce()
        case .animated(let timing):
            // What the app has changed before isn't part of the animation.
            superview?.layoutIfNeeded()
            UIView.applyLayout(animated: window != nil, timing: timing, applyAtOnce)
        }
        didChange(motion)
    }

    // MARK: - Private

    private var slots: [PostSlot] { window?.windowScene.map(PostSlot.slots) ?? [] }

    private func height(at edge: PostEdge) -> CGFloat {
        guard let origin = window?.frame.origin else { return 0 }
        let lengths = slots.compactMap { slot -> CGFloat? in
            guard slot.edge?.vertical == edge, slot.isSeen(over: self), let other = slot.window?.frame.origin,
                let taken = slot.takenFrame
            else { return nil }
            let frame = convert(taken.offsetBy(dx: other.x - origin.x, dy: other.y - origin.y), from: nil)
            guard frame.minX < bounds.maxX, bounds.minX < frame.maxX, frame.height > 0 else { return nil }
            // A post that reaches beyond the middle leaves no room.
            if edge == .bottom { return frame.minY > bounds.midY ? bounds.maxY - frame.minY : nil }
            return frame.maxY < bounds.midY ? frame.maxY - bounds.minY : nil
        }
        return lengths.reduce(0, max)
    }

    private func applyAtOnce() {
        apply()
        superview?.layoutIfNeeded()
    }

    private func apply() {
        for case let guide as PostLayoutGuide in superview?.layoutGuides ?? [] { guide.update(room) }
        if let superview, let share {
            let insets = superview.safeAreaInsets
            let new = { (edge: PostEdge, length: CGFloat, inset: CGFloat, own: CGFloat) in
                self.sharedEdges.contains(edge) ? max(0, length - max(0, inset - own)) : 0
            }
            share.set(
                UIEdgeInsets(
                    top: new(.top, room.top, insets.top, share.insets.top), left: 0,
                    bottom: new(.bottom, room.bottom, insets.bottom, share.insets.bottom), right: 0),
                around: slots)
        }
    }
}

/// A layout guide for the part of a view that posts take at an edge.
final class PostLayoutGuide: UILayoutGuide {
    private let edge: PostEdge
    private lazy var height = heightAnchor.constraint(equalToConstant: 0).prioritized(.postLimit)

    /// Returns the only guide at an edge of a view.
    static func guide(of view: UIView, at edge: PostEdge) -> PostLayoutGuide {
        let guides = view.layoutGuides.lazy.compactMap { $0 as? PostLayoutGuide }
        return guides.first { $0.edge == edge } ?? PostLayoutGuide(of: view, at: edge)
    }

    private init(of view: UIView, at edge: PostEdge) {
        self.edge = edge
        super.init()
        identifier = "MessageStackView.postLayoutGuide"
        view.addLayoutGuide(self)
        let (area, safeArea) = (view.fixedArea, view.safeAreaLayoutGuide)
        NSLayoutConstraint.activate([
            height,
            leadingAnchor.constraint(equalTo: area.leadingAnchor),
            trailingAnchor.constraint(equalTo: area.trailingAnchor),
            edge == .bottom
                ? bottomAnchor.constraint(equalTo: area.bottomAnchor) : topAnchor.constraint(equalTo: area.topAnchor),
            edge == .bottom
                ? topAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor)
                : bottomAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor),
        ])
        update(RoomView.room(of: view).room)
    }

    required init?(coder: NSCoder) { nil }

    func update(_ room: UIEdgeInsets) {
        let length = edge == .bottom ? room.bottom : room.top
        if height.constant != length { height.constant = length }
    }
}

extension PostSlot {
    /// Returns a Boolean value that indicates whether the post is in front of a view where both are, rather than behind a screen
    /// that is presented over its own.
    fileprivate func isSeen(over view: UIView) -> Bool {
        guard !view.isDescendant(of: self), !movesWithContent else { return false }
        let poster = sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? any SpaceSharing }
            .first
        if let poster {
            guard let level = poster.spaceLevel else { return false }
            if level == .windows { return true }
        }
        guard window === view.window, let rootController else { return true }
        return rootController === view.rootController
    }
}
