import UIKit

extension PostManager {
    // MARK: Another request of the same key

    /// A request that another post takes over: it ends at once, and that one shows what it had to say.
    func merge(_ post: Post, _ request: PostRequest, into id: Post.ID, _ steps: [PostQueue.Step]) {
        records[post.id] = PostRecord(post: post, request: request)
        streams.tell(.queued(post))
        if steps.contains(.recount(id)) {
            records[id]?.post.count += 1
        } else {
            takeOver(request, for: id)
        }
        take(steps + [.end(post.id, .merged(into: id))])
    }

    // MARK: In place

    /// Lets a post show what `request` says, for as long as that says. Its priority, key and rules stay.
    ///
    /// - Returns: whether it could: the post has not ended, nor is it on its way out, and no other post has the view.
    func update(_ id: Post.ID, with request: PostRequest) -> Bool {
        guard let steps = queue.update(id, with: item(of: request), at: now) else { return false }
        takeOver(request, for: id)
        take(steps)
        return true
    }

    private func takeOver(_ request: PostRequest, for id: Post.ID) {
        records[id]?.request.content = request.content
        records[id]?.request.duration = request.duration
        records[id]?.request.animated = request.animated
        records[id]?.request.telling = request.telling
    }

    /// Shows what a post has been told to show, if it is on the screen.
    func update(_ id: Post.ID) {
        // One that leaves for another turn shows it then.
        guard let record = records[id], let slot = record.appearance?.slot, let shown = slot.content,
            let phase = queue.phase(of: id), phase == .entering || phase == .shown
        else { return }
        show(record.request.content, instead: shown, in: slot, of: id)
        slot.show(record.request.severity)
        settleDuration(of: id)
        contentSizeDidChange(of: id)
        announceUpdate(of: id)
        streams.tell(.updated(record.post))
    }

    private func show(_ content: PostContent, instead shown: UIView, in slot: PostSlot, of id: Post.ID) {
        if let model = content.model, model.update(shown) {
            records[id]?.request.content = PostContent(view: shown)
            _ = queue.identify(id, as: ObjectIdentifier(shown))
        } else if view(of: content) !== shown {
            if queue.identify(id, as: ObjectIdentifier(content.view)) {
                exchange(shown, for: content, in: slot, of: id)
            } else {
                // Another post has the view that was made.
                records[id]?.request.content = PostContent(view: shown)
            }
        }
    }

    /// For the delegate one view goes and another comes.
    private func exchange(_ old: UIView, for content: PostContent, in slot: PostSlot, of id: Post.ID) {
        guard let record = records[id], let appearance = record.appearance else { return }
        let new = content.view
        appearance.view = new
        tell { $0.postManager(self, willRemove: old) }
        tell { $0.postManager(self, willPost: new) }
        appearance.containment?.willRemove()
        slot.exchangeContent(for: new)
        appearance.containment?.didRemove()
        appearance.contain(content.controller, in: poster)
        appearance.containment?.didAdd()
        record.post.view = new
        gestureManager.contentDidChange(to: new, of: record.post)
        tell { $0.postManager(self, didRemove: old) }
        if appearance.wasToldShown { tell { $0.postManager(self, didPost: new) } }
    }

    /// Lets the poster make room for a post whose size has changed.
    func contentSizeDidChange(of id: Post.ID, animated: Bool = true) {
        guard let slot = records[id]?.appearance?.slot, queue.phase(of: id) != .leaving else { return }
        poster?.update(view: slot, animated: animated)
    }

    func recount(_ id: Post.ID) {
        guard let record = records[id] else { return }
        record.appearance?.slot?.show(count: record.post.count)
        announceCount(of: id)
        streams.tell(.counted(record.post, record.post.count))
    }

    // MARK: Time

    /// Lets a post leave in so many seconds from now on.
    func setDuration(_ duration: PostDuration, of id: Post.ID) {
        records[id]?.request.duration = duration
        take(queue.setInterval(duration.seconds, of: id, at: now))
    }

    /// Gives a post its time where that depends on what it says.
    func settleDuration(of id: Post.ID) {
        guard let record = records[id], (record.request.duration ?? defaults.duration) == .automatic else { return }
        let seconds = PostTiming.interval(for: record.request.view, severity: record.request.severity)
        if queue[id]?.item.interval != seconds { take(queue.setInterval(seconds, of: id, at: now)) }
    }
}
