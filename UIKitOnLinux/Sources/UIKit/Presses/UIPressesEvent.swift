/// An event with the presses of one moment.
///
/// https://developer.apple.com/documentation/uikit/uipressesevent
@MainActor
open class UIPressesEvent: UIEvent {
    private let presses: Set<UIPress>

    init(presses: Set<UIPress>, timestamp: TimeInterval) {
        self.presses = presses
        super.init(touches: [], timestamp: timestamp)
    }

    open override var type: EventType { .presses }

    /// All presses that are down or have just ended, changed or not.
    open var allPresses: Set<UIPress> { presses }
}
