import UIKit

/// An invisible view that measures the points that posts take at the upper and the lower edge of its superview, and makes room for
/// them there.
final class RoomView: UIView, PostFollower {
    /// Called after each change of the room.
    var didChange: @MainActor (UIEdgeInsets, PostFollowing) -> Void = { _, _ in }

    /// The points from the edges of the superview to the inner ends of the posts at them; zero without posts. Left and right are
    /// zero.
    private var room = UIEdgeInsets.zero
    private var guides: [PostEdge: (guide: UILayoutGuide, height: NSLayoutConstraint)] = [:]
    private var share: (edges: Set<PostEdge>, area: SafeAreaShare)?

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

    /// Returns the only guide at an edge of a view, which the view owns.
    func guide(at edge: PostEdge, of view: UIView) -> UILayoutGuide {
        if let guide = guides[edge]?.guide, guide.owningView === view { return guide }
        let guide = UILayoutGuide()
        guide.identifier = "MessageStackView.postLayoutGuide"
        view.addLayoutGuide(guide)
        let (area, safeArea, isBottom) = (view.fixedArea, view.safeAreaLayoutGuide, edge == .bottom)
        let height = guide.heightAnchor.constraint(equalToConstant: 0).prioritized(.postLimit)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: area.trailingAnchor), height,
            isBottom
                ? guide.bottomAnchor.constraint(equalTo: area.bottomAnchor)
                : guide.topAnchor.constraint(equalTo: area.topAnchor),
            isBottom
                ? guide.topAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor)
                : guide.bottomAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor),
        ])
        guides[edge] = (guide, height)
        apply()
        return guide
    }

    /// Adds the room at some edges to the safe area of the controller of the superview.
    func share(at edges: Set<PostEdge>, of controller: UIViewController) {
        share = (Set(edges.map(\.vertical)), share?.area ?? SafeAreaShare(of: controller))
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

    func follow(_ motion: PostFollowing) {
        let new = UIEdgeInsets(top: height(at: .top), left: 0, bottom: height(at: .bottom), right: 0)
        guard new != room else { return }
        room = new
        if case .animated(let timing) = motion {
            // What the app has changed before isn't part of the animation.
            superview?.layoutIfNeeded()
            UIView.applyLayout(animated: window != nil, timing: timing) { [self] in
                apply()
                superview?.layoutIfNeeded()
            }
        } else {
            apply()
            if case .atOnce = motion { superview?.layoutIfNeeded() }
        }
        didChange(new, motion)
    }

    // MARK: - Private

    private var slots: [PostSlot] { window?.windowScene.map(PostSlot.slots) ?? [] }

    private func height(at edge: PostEdge) -> CGFloat {
        slots.reduce(0) { height, slot in
            guard slot.edge?.vertical == edge, let window, let other = slot.window, slot.isSeen(over: self),
                let taken = slot.takenFrame
            else { return height }
            let (x, y) = (other.frame.minX - window.frame.minX, other.frame.minY - window.frame.minY)
            let frame = convert(taken.offsetBy(dx: x, dy: y), from: nil)
            let length = edge == .bottom ? bounds.maxY - frame.minY : frame.maxY - bounds.minY
            // A post that reaches beyond the middle leaves no room.
            let isBeside = frame.maxX <= bounds.minX || bounds.maxX <= frame.minX
            return isBeside || frame.height == 0 || length >= bounds.height / 2 ? height : max(height, length)
        }
    }

    private func apply() {
        for (edge, length) in [(PostEdge.top, room.top), (.bottom, room.bottom)] {
            if let height = guides[edge]?.height, height.constant != length { height.constant = length }
        }
        guard let superview, let (edges, area) = share else { return }
        let (insets, own) = (superview.safeAreaInsets, area.insets)
        var new = UIEdgeInsets.zero
        if edges.contains(.top) { new.top = max(0, room.top - max(0, insets.top - own.top)) }
        if edges.contains(.bottom) { new.bottom = max(0, room.bottom - max(0, insets.bottom - own.bottom)) }
        area.set(new, around: slots)
    }
}

extension PostSlot {
    /// Returns a Boolean value that indicates whether the post is in front of a view where both are, rather than behind a screen
    /// that is presented over its own.
    fileprivate func isSeen(over view: UIView) -> Bool {
        guard !view.isDescendant(of: self), !movesWithContent else { return false }
        let poster = sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? any SpaceSharing }
            .first
        guard let level = poster?.spaceLevel else { return false }
        guard level != .windows, window === view.window, let rootController else { return true }
        return rootController === view.rootController
    }
}
