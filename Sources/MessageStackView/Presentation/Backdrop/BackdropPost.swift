import UIKit

/// A post that stays on the screen, and what is to be between it and the app.
@MainActor
struct BackdropPost {
    let slot: PostSlot
    let backdrop: PostBackdrop
    /// Does what a tap beside the post is to do.
    let respond: @MainActor ([PostTouchResponse.Action]) -> Void
}
