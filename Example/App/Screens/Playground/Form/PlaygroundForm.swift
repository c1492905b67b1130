import MessageStackView
import UIKit

/// The Playground's settings, and the rows in which they can be changed.
@MainActor
final class PlaygroundForm {
    var choices = PlaygroundChoices() {
        didSet { if choices != oldValue { didChange() } }
    }
    var post = PostChoices() {
        didSet { if post != oldValue { didChange() } }
    }

    /// The index of the action whose settings the form shows.
    var editedAction = 0 {
        didSet { if editedAction != oldValue { didChange() } }
    }

    /// A closure that is called after a setting has changed.
    var didChange: @MainActor () -> Void = {}

    /// Resets all settings to their defaults.
    func reset() {
        choices = PlaygroundChoices()
        post = PostChoices()
        editedAction = 0
    }

    // MARK: - Making rows

    func menu<Value: Equatable>(
        _ title: String, _ path: ReferenceWritableKeyPath<PlaygroundForm, Value>,
        _ options: KeyValuePairs<String, Value>
    ) -> PlaygroundRow {
        let chosen = options.firstIndex { $0.value == self[keyPath: path] }
        return PlaygroundRow(
            title: title,
            control: .menu(options.map(\.key), chosen: chosen) { [weak self] in
                self?[keyPath: path] = options[$0].value
            })
    }

    func segments<Value: Equatable>(
        _ title: String, _ path: ReferenceWritableKeyPath<PlaygroundForm, Value>,
        _ options: KeyValuePairs<String, Value>
    ) -> PlaygroundRow {
        let chosen = options.firstIndex { $0.value == self[keyPath: path] }
        return PlaygroundRow(
            title: title,
            control: .segments(options.map(\.key), chosen: chosen) { [weak self] in
                self?[keyPath: path] = options[$0].value
            })
    }

    func toggle(_ title: String, _ path: ReferenceWritableKeyPath<PlaygroundForm, Bool>) -> PlaygroundRow {
        PlaygroundRow(
            title: title,
            control: .toggle(isOn: self[keyPath: path]) { [weak self] in self?[keyPath: path] = $0 })
    }

    func field(_ title: String, _ path: ReferenceWritableKeyPath<PlaygroundForm, String>) -> PlaygroundRow {
        PlaygroundRow(
            title: title,
            control: .field(text: self[keyPath: path]) { [weak self] in self?[keyPath: path] = $0 })
    }

    func slider<Value: BinaryFloatingPoint>(
        _ title: String, _ path: ReferenceWritableKeyPath<PlaygroundForm, Value>, _ range: ClosedRange<Double>,
        step: Double = 1, unit: String = "pt"
    ) -> PlaygroundRow {
        let slider = PlaygroundRow.Slider(
            value: Double(self[keyPath: path]), range: range, step: step, unit: unit
        ) { [weak self] in self?[keyPath: path] = Value($0) }
        return PlaygroundRow(title: title, control: .slider(slider))
    }
}
