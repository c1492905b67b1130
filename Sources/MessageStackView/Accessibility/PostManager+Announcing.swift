import UIKit

extension PostManager {
    /// Has what a post says spoken, if anybody listens and there is anything to say. The focus stays where it is.
    func announce(_ post: Post, of view: UIView) {
        guard announcer.isListening else { return }
        let text = PostSpeech.text(of: PostSpeech.parts(of: view, severity: nil, message: nil))
        guard !text.isEmpty else { return }
        announcer.announce(PostAnnouncement(text)) { [weak post] in post?.phase == .shown }
    }
}
