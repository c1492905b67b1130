public import UIKit

extension Poster {
    /// Posts a message that shows the state of a `Progress` until the progress is finished or canceled.
    ///
    /// ```swift
    /// postView.post(progress: download.progress)
    /// ```
    ///
    /// The title is the `localizedDescription` of the progress, the subtitle is its `localizedAdditionalDescription`, and a
    /// progress bar shows its `fractionCompleted`, which includes the work of child progresses. While the progress is
    /// indeterminate, an activity indicator replaces the bar. The post shows changes at most ten times a second, and VoiceOver
    /// announces every ten percent.
    ///
    /// If the progress is cancellable, the post has a cancel action. The progress is canceled if the user chooses this action or
    /// dismisses the post, or if code calls `Post.remove` with the reason `.cancelled`. If the post ends for another reason, or
    /// the request is refused, the progress continues.
    ///
    /// If the progress is canceled elsewhere, the post ends with `PostRemovalReason.cancelled`. When the progress is finished, the
    /// post ends with `.programmatic`. If the progress has already ended when it is posted, the post leaves at once. If the
    /// requests of several progresses are merged into one post (see `PostDuplicatePolicy`), the post shows the newest progress, and
    /// stays until all of the progresses have ended.
    ///
    /// - Parameters:
    ///   - progress: The progress, which is retained until the post ends.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of `PostManager.defaults`
    ///     or, if that is nil, of the poster (the `PostView` or other object that shows the post).
    ///   - edit: A closure that edits the request before it is posted, for example to set a delay. The default does nothing.
    /// - Returns: A handle to the post. If the request was merged into another post (see `PostDuplicatePolicy`), it is the handle
    ///   to that post. If the request was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(
        progress: Progress, as presentation: PostPresentation? = nil,
        request edit: @MainActor (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        let message = ProgressMessage(progress)
        var request = PostRequest(reading: message)
        edit(&request)
        let claim = PostClaim()
        let post = submit(request, as: presentation, claim: claim)
        post.whenEndIsDecided { [weak post] in
            guard let reason = post?.decidedReason, progress.isCancellable, !progress.isCancelled,
                !message.continues(after: reason)
            else { return }
            progress.cancel()
        }
        post.follow(progress, from: message, for: claim, on: postManager.clock)
        return post
    }
}

extension Post {
    /// Shows changes of a progress until one of the two ends, ten times in a second. Foundation reports changes by key-value
    /// observing, on the thread of each change, so this looks at the progress.
    ///
    /// - Parameter shown: The state that the post shows.
    fileprivate func follow(
        _ progress: Progress, from shown: ProgressMessage, for claim: PostClaim, on clock: any PostClock
    ) {
        guard decidedReason == nil else { return }
        if progress.isCancelled { return giveUp(claim, because: .cancelled) }
        if progress.isFinished { return giveUp(claim) }
        let present = ProgressMessage(progress)
        if present != shown { show(present, insteadOf: shown, for: claim) }
        _ = clock.schedule(after: 0.1) { self.follow(progress, from: present, for: claim, on: clock) }
    }

    /// Shows a state of a progress, and announces each ten percent.
    private func show(_ present: ProgressMessage, insteadOf last: ProgressMessage, for claim: PostClaim) {
        showProgress(for: claim) { message in
            message.fraction = present.fraction
            // The app may show other texts than those of the progress.
            if present.title != last.title { message.title = present.title }
            if present.subtitle != last.subtitle { message.subtitle = present.subtitle }
        }
        guard let tens = present.tens, let before = last.tens, tens > before, shows(claim) else { return }
        let percent = NumberFormatter.localizedString(from: NSNumber(value: Double(tens) / 10), number: .percent)
        record?.presented?.announce(percent, priority: .low)
    }
}

extension ProgressMessage {
    /// Creates a message with the state of a progress.
    fileprivate init(_ progress: Progress) {
        self.init(
            progress.localizedDescription, subtitle: progress.localizedAdditionalDescription,
            fraction: progress.isIndeterminate ? nil : progress.fractionCompleted,
            actions: progress.isCancellable ? [.cancel] : [])
    }

    /// The number of tenths that are completed; nil for an unknown progress.
    fileprivate var tens: Int? { fraction.map { Int($0 * 10) } }
}
