@testable import Example

/// A walk through the Playground's form, which operates each control of each row that the form can show.
@MainActor
final class FormWalk {
    private let form = PlaygroundForm()
    private var visited: Set<String> = []
    private(set) var values = OptionValues()
    /// The rows of which no setting has changed the generated code or another row.
    private(set) var idleRows: [String] = []
    /// The number of rows.
    var count: Int { visited.count }

    private struct State {
        let choices: PlaygroundChoices
        let post: PostChoices
        let editedAction: Int
    }

    init() {
        var states = [state]
        while !states.isEmpty {
            set(states.removeFirst())
            states += visitRows()
        }
    }

    private var state: State { State(choices: form.choices, post: form.post, editedAction: form.editedAction) }

    private func set(_ state: State) {
        form.choices = state.choices
        form.post = state.post
        form.editedAction = state.editedAction
    }

    /// Operates the rows that haven't been visited.
    ///
    /// - Returns: The states that show further rows.
    private func visitRows() -> [State] {
        var states: [State] = []
        let (before, code) = (state, code)
        for (name, row) in rows where visited.insert(name).inserted {
            var isIdle = true
            let others = otherRows(than: name)
            for operate in row.control.operations {
                operate()
                isIdle = isIdle && self.code == code && otherRows(than: name) == others
                values.add(form.choices, form.post)
                if rows.contains(where: { !visited.contains($0.0) }) { states.append(state) }
                set(before)
            }
            if isIdle { idleRows.append(name) }
        }
        return states
    }

    private var code: String { PlaygroundCode.swift(for: form.choices, form.post) }

    private func otherRows(than name: String) -> [String] {
        rows.filter { $0.0 != name }.map { "\($0.0) \($0.1.state)" }
    }

    private var rows: [(String, PlaygroundRow)] {
        form.sections.flatMap { section in section.rows.map { ("\(section.title): \($0.title)", $0) } }
    }
}

extension PlaygroundRow.Control {
    /// Closures that choose each option, both ends of a slider, or a text.
    @MainActor
    fileprivate var operations: [@MainActor () -> Void] {
        switch self {
        case .menu(let options, _, let choose), .segments(let options, _, let choose):
            options.indices.map { index in { choose(index) } }
        case .slider(let slider): [slider.range.lowerBound, slider.range.upperBound].map { end in { slider.set(end) } }
        case .toggle(_, let set): [true, false].map { isOn in { set(isOn) } }
        case .field(_, let set): ["", "text"].map { text in { set(text) } }
        }
    }
}
