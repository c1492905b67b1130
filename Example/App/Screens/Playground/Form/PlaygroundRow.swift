import UIKit

/// A row of the Playground's form: a title and a control.
@MainActor
struct PlaygroundRow {
    enum Control {
        /// A choice from a menu.
        case menu([String], chosen: Int?, choose: @MainActor (Int) -> Void)
        /// A choice from a segmented control.
        case segments([String], chosen: Int?, choose: @MainActor (Int) -> Void)
        case slider(Slider)
        case toggle(isOn: Bool, set: @MainActor (Bool) -> Void)
        case field(text: String, set: @MainActor (String) -> Void)
    }

    struct Slider {
        let value: Double
        let range: ClosedRange<Double>
        let step: Double
        let unit: String
        let set: @MainActor (Double) -> Void

        /// Returns the value, formatted as in the code, with its unit.
        func text(for value: Double) -> String { "\(value.code)\(unit.isEmpty ? "" : " ")\(unit)" }

        /// Rounds a value to a whole number of steps and to two decimal places.
        func rounded(_ value: Float) -> Double {
            ((Double(value) / step).rounded() * step * 100).rounded() / 100
        }
    }

    /// The value of a row's control. A cell compares it with its own to find out whether it must be updated.
    enum State: Equatable {
        case choice(Int?)
        case value(Double)
        case isOn(Bool)
        case text(String)
    }

    let title: String
    let control: Control

    var state: State {
        switch control {
        case .menu(_, let chosen, _), .segments(_, let chosen, _): .choice(chosen)
        case .slider(let slider): .value(slider.value)
        case .toggle(let isOn, _): .isOn(isOn)
        case .field(let text, _): .text(text)
        }
    }
}

/// A titled group of rows.
@MainActor
struct PlaygroundSection {
    /// A group of sections. Its raw value is the title in the menu of the sections.
    enum Group: String, CaseIterable {
        case content = "Content"
        case place = "Place and size"
        case look = "Look"
        case backdrop = "Backdrop"
        case motion = "Motion"
        case touches = "Touches"
        case queue = "Time and queue"
    }

    let title: String
    let group: Group
    let rows: [PlaygroundRow]
}
