import UIKit

/// A text field's delegate that writes down all it is asked and told, with the field's notifications and events.
@MainActor
final class FieldLog: NSObject, UITextFieldDelegate {
    private(set) var calls: [String] = []
    /// The names of questions that are answered with no.
    var refused: Set<String> = []

    func clear() { calls = [] }

    func note(_ call: String) { calls.append(call) }

    /// Listens to a field under a name.
    func listen(to field: UITextField, as name: String = "") {
        field.delegate = self
        field.accessibilityIdentifier = name
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "event begin"), (.editingChanged, "event changed"), (.editingDidEnd, "event end"),
            (.primaryActionTriggered, "event primary"),
        ]
        for (event, call) in events {
            field.addAction(UIAction { [weak self] _ in self?.note(name + call) }, for: event)
        }
    }

    private func ask(_ question: String, of field: UITextField) -> Bool {
        calls.append((field.accessibilityIdentifier ?? "") + question)
        return !refused.contains(question)
    }

    private func tell(_ call: String, of field: UITextField) {
        calls.append((field.accessibilityIdentifier ?? "") + call)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin", of: textField) }
    func textFieldDidBeginEditing(_ textField: UITextField) { tell("didBegin", of: textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd", of: textField) }
    func textFieldDidEndEditing(_ textField: UITextField) { tell("didEnd", of: textField) }
    func textFieldDidChangeSelection(_ textField: UITextField) { tell("selection", of: textField) }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear", of: textField) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn", of: textField) }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        calls.append("shouldChange \(range.location)+\(range.length) \"\(string)\"")
        return !refused.contains("shouldChange")
    }
}
