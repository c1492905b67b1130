import UIKit

/// What the keyboard's notifications say, in their order.
@MainActor
final class KeyboardLog {
    struct Entry {
        var name: String
        var begin: CGRect
        var end: CGRect
        var duration: Double
        var curve: Int
        var isLocal: Bool
    }

    private(set) var entries: [Entry] = []
    /// Runs as a notification comes, after it has been written down.
    var onEntry: (Entry) -> Void = { _ in }
    private let tokens = Tokens()

    var names: [String] { entries.map(\.name) }

    func clear() { entries = [] }

    init() {
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
            (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
        ]
        tokens.values = names.map { name, short in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                let info = notification.userInfo ?? [:]
                let entry = Entry(
                    name: short,
                    begin: info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .null,
                    end: info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null,
                    duration: info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? -1,
                    curve: info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? -1,
                    isLocal: info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? false)
                MainActor.assumeIsolated {
                    self?.entries.append(entry)
                    self?.onEntry(entry)
                }
            }
        }
    }

    private final class Tokens: @unchecked Sendable {
        var values: [any NSObjectProtocol] = []

        deinit {
            for token in values { NotificationCenter.default.removeObserver(token) }
        }
    }
}
