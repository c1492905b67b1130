import Simulator

/// A VoiceOver gesture.
enum VoiceOverGesture: String, Decodable {
    case next, previous, activate, escape, magicTap, increment, decrement, scrollDown, scrollUp

    @MainActor
    func perform(with voiceOver: VoiceOver) {
        switch self {
        case .next: voiceOver.focusNext()
        case .previous: voiceOver.focusPrevious()
        case .activate: voiceOver.activate()
        case .escape: voiceOver.escape()
        case .magicTap: voiceOver.magicTap()
        case .increment: voiceOver.increment()
        case .decrement: voiceOver.decrement()
        case .scrollDown: voiceOver.scroll(.down)
        case .scrollUp: voiceOver.scroll(.up)
        }
    }
}
