import UIKit

/// A line of the Playground's form: what is chosen, and how.
@MainActor
struct PlaygroundRow {
    enum Control {
        /// One of a list, in a menu.
        case menu([String], chosen: Int?, choose: @MainActor (Int) -> Void)
        /// One of a few, side by side.
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

        /// As code has it, with the unit.
        func words(for value: Double) -> String { "\(value.code)\(unit.isEmpty ? "" : " ")\(unit)" }

        /// To whole steps, and so that it is what two digits behind the point say.
        func rounded(_ value: Float) -> Double {
            ((Double(value) / step).rounded() * step * 100).rounded() / 100
        }
    }

    /// What is chosen, by which a line that shows it knows whether it still does.
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

/// Lines that belong together.
@MainActor
struct PlaygroundSection {
    let title: String
    let rows: [PlaygroundRow]
}
