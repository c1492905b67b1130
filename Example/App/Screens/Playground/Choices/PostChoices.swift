import MessageStackView
import UIKit

/// The settings of a post's content, request, post view and manager.
struct PostChoices: Equatable, Sendable {
    enum Icon: CaseIterable {
        case symbol, emoji
    }

    enum Host: CaseIterable {
        case screen, bars, appWindow, window
    }

    /// The effect of a new post on the one that is shown. It is made of settings of the post view and its manager.
    enum Company: CaseIterable {
        case override, wait, list, deck
    }

    var content = ReadyMade.message
    var text = "Saved"
    /// The severity of a message; nil for none.
    var severity: PostSeverity?
    /// The icon; nil for that of the severity, if any.
    var icon: Icon?
    /// The number of actions, from 0 to 3.
    var actionCount = 0
    /// The settings of the first, the second and the third action.
    var actions = PostActionChoices.initial
    var host = Host.screen
    /// The edge of posts whose placement is automatic.
    var edge = PostEdge.top
    /// The level of a post window, if `host` is `.window`.
    var level = UIWindow.Level.normal + 1
    /// Whether posts follow to other screens, if `host` is `.bars`.
    var followsVisibleScreen = false
    /// The look of several posts; nil for a list.
    var deck: PostDeck?
    /// The distance between the posts of a list in points.
    var spacing: CGFloat = 10
    /// Whether posts at the bottom stay above a sheet, which the Playground then presents.
    var keepsAboveSheets = false
    /// Whether the form makes room for posts.
    var makesRoom = false
    /// The settings of the manager. A new post replaces the one that is shown, so that each change can be tried at once.
    var manager = PostManagerChoices(defaults: PostManagerChoices.Defaults(precedence: .override))
    var request = PostRequestChoices()

    /// The kinds of content.
    static let contents: [ReadyMade] = {
        let first: [ReadyMade] = [.message, .longMessage, .note, .undo]
        return first + ReadyMade.all.filter { $0.arguments != nil && !first.contains($0) }
    }()

    /// The settings of the actions that the post has.
    var shownActions: [PostActionChoices] {
        content.features.contains(.actions) ? Array(actions.prefix(actionCount)) : []
    }

    /// The effect of a new post on the one that is shown; nil for settings other than those that setting it makes.
    var company: Company? {
        get {
            switch (manager.defaults.precedence, manager.capacity, deck) {
            case (.override, 1, nil): .override
            case (.enqueue, 1, nil): .wait
            case (.enqueue, .max, nil): .list
            case (.enqueue, .max, .some): .deck
            default: nil
            }
        }
        set {
            guard let newValue else { return }
            manager.defaults.precedence = newValue == .override ? .override : .enqueue
            manager.capacity = newValue == .list || newValue == .deck ? .max : 1
            deck = newValue == .deck ? deck ?? PostDeck() : nil
        }
    }
}
