import UIKit

extension PostManager {
    /// Has what a post says spoken, if anybody listens and there is anything to say. The focus stays where it is.
    func announce(_ post: Post, of view: UIView) {
        guard announcer.isListening else { return }
        let text = PostSpeech.text(of: PostSpeech.parts(of: view, severity: nil, message: nil))
        guard !text.isEmpty else { return }
        announcer.announce(PostAnnouncement(text)) { [weak post] in post?.phase == .shown }
    }

    /// Has what has changed of a post's text spoken.
    func announceUpdate(of post: Post, from old: [String]) {
        guard announcer.isListening, let view = post.view, post.phase == .shown else { return }
        let new = PostSpeech.texts(of: view).filter { !old.contains($0) }
        guard !new.isEmpty else { return }
        announcer.announce(PostAnnouncement(PostSpeech.text(of: new))) { [weak post] in post?.phase == .shown }
    }

    /// Has it said that a post stands for one more request.
    func announceCount(of post: Post) {
        guard let view = post.view, post.phase == .shown else { return }
        announce(post, of: view)
    }
}
