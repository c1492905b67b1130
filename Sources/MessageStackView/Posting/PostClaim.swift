/// A part of the app that needs a post until it gives the post up: a task that waits for an answer, a running operation, or a
/// binding of SwiftUI. Requests of several may be merged into one post.
@MainActor
final class PostClaim {
    /// The request, which the post shows unless a newer one was merged into it.
    var request: PostRequest?
    /// The first answer to the question of the post since the claim was made; nil until it is given.
    var answer: (any Sendable)?
}

/// Who needs a post.
struct PostClaims {
    /// The claims that aren't given up, the newest last.
    private(set) var all: [PostClaim] = []
    /// The claim whose request the post shows; nil if the app has posted that request without one.
    private(set) weak var shown: PostClaim?
    /// Whether the app has posted a request of the post without a claim, so that the post stays without one.
    private var isUnclaimed = false

    /// Adds the claim of a request that was accepted or merged into the post; nil if the app has posted it without one.
    mutating func add(_ claim: PostClaim?) {
        if let claim { all.append(claim) } else { isUnclaimed = true }
        shown = claim
    }

    /// Returns whether the claim is the only one, and the app hasn't posted the post without a claim.
    func isNeededOnly(by claim: PostClaim) -> Bool { !isUnclaimed && all.count == 1 && all.first === claim }

    /// Removes a claim. If the post shows its request, it shows that of the newest other claim from now on.
    mutating func remove(_ claim: PostClaim) {
        all.removeAll { $0 === claim }
        if shown === claim { shown = all.last }
    }

    /// Makes the post one that the app has posted without a claim.
    mutating func keepPost() {
        isUnclaimed = true
    }
}

extension Post {
    /// Returns whether the post shows the request of a claim, since no newer one was merged into it.
    func shows(_ claim: PostClaim) -> Bool { record?.claims.shown === claim }

    /// Returns whether the post shows the request of a claim, and there is no other claim.
    func isShown(onlyFor claim: PostClaim) -> Bool { shows(claim) && record?.claims.all.count == 1 }

    /// Returns whether the post ends when a claim is given up.
    func isNeededOnly(by claim: PostClaim) -> Bool { record?.claims.isNeededOnly(by: claim) == true }

    /// Gives up a claim. If it is the only one, and the app hasn't posted the post without a claim, the post ends. If the post
    /// stays and shows the request of the claim, it shows the request of the newest other claim from then on. A post that is
    /// ending, or that doesn't have the claim, doesn't change.
    ///
    /// - Parameter reason: The reason for the end; `.programmatic` by default.
    func giveUp(_ claim: PostClaim, because reason: PostRemovalReason = .programmatic) {
        guard let record, decidedReason == nil, record.claims.all.contains(where: { $0 === claim }) else { return }
        guard !record.claims.isNeededOnly(by: claim) else { return remove(reason: reason) }
        let wasShown = record.claims.shown === claim
        record.claims.remove(claim)
        if wasShown, let request = record.claims.shown?.request { record.show(request) }
    }

    /// Gives up a claim to a post that stays until it ends in another way.
    func keep(withoutClaim claim: PostClaim) {
        record?.claims.remove(claim)
        record?.claims.keepPost()
    }
}
