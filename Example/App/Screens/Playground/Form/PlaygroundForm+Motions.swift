import MessageStackView
import UIKit

extension PlaygroundForm {
    var entranceRows: [PlaygroundRow] {
        let named: PlaygroundRow = menu(
            "Entrance and exit", \.choices.transition.chosenName,
            ["Slide": .slide, "Fade": .fade, "Pop": .pop, "None": TransitionChoices.Named.none])
        return [named] + motionRows(of: \.choices.transition.entrance)
    }

    func motionRows(of path: ReferenceWritableKeyPath<PlaygroundForm, MotionChoices>) -> [PlaygroundRow] {
        let motion = self[keyPath: path]
        let edge: PlaygroundRow = menu(
            "Edge", path.appending(path: \.edge),
            [
                "Automatic": nil, "Top": .top, "Bottom": .bottom, "Leading edge": .leading, "Trailing edge": .trailing,
            ])
        let parts = [motion.slides, motion.scales, motion.fades].filter(\.self).count
        var rows = [toggle("Slides", path.appending(path: \.slides))]
        if motion.slides { rows.append(edge) }
        rows.append(slider("Hidden scale", path.appending(path: \.scale), 0.1...1.5, step: 0.1, unit: ""))
        rows.append(toggle("Fades", path.appending(path: \.fades)))
        if motion.fades {
            rows.append(slider("Hidden opacity", path.appending(path: \.opacity), 0...0.9, step: 0.1, unit: ""))
        }
        if parts > 0 { rows += paceRows(of: path.appending(path: \.pace), "", Self.paces) }
        if motion.scales, parts > 1 {
            rows += ownPaceRows(of: path.appending(path: \.scalePace), "Scale: ", ifNone: motion.pace)
        }
        if motion.fades, parts > 1 {
            rows += ownPaceRows(of: path.appending(path: \.fadePace), "Fade: ", ifNone: motion.pace)
        }
        return rows
    }

    var popRows: [PlaygroundRow] {
        let own = toggle("Custom motion", \.choices.transition.hasPop)
        return [own] + (choices.transition.hasPop ? motionRows(of: \.choices.transition.popMotion) : [])
    }

    // MARK: - Paces

    static var paces: KeyValuePairs<String, PaceChoices.Kind> {
        [
            "Lively": .lively, "Calm": .calm, "Linear": .linear, "Ease in": .easeIn, "Ease out": .easeOut,
            "Ease in and out": .easeInOut, "Spring": .spring,
        ]
    }

    /// Returns the rows of a pace.
    ///
    /// - Parameter part: A prefix of the titles that names the animated part; may be empty.
    func paceRows(
        of path: ReferenceWritableKeyPath<PlaygroundForm, PaceChoices>, _ part: String,
        _ kinds: KeyValuePairs<String, PaceChoices.Kind>
    ) -> [PlaygroundRow] {
        func title(_ word: String) -> String { part.isEmpty ? word : part + word.lowercased() }
        let pace = self[keyPath: path]
        let kind = menu(title("Pace"), path.appending(path: \.kind), kinds)
        guard !pace.isPredefined else { return [kind] }
        let times = [
            slider(title("Duration"), path.appending(path: \.duration), 0...3, step: 0.05, unit: "s"),
            slider(title("Delay"), path.appending(path: \.delay), 0...2, step: 0.1, unit: "s"),
        ]
        guard pace.kind == .spring else { return [kind] + times }
        return [kind] + times + [
            slider(title("Damping"), path.appending(path: \.damping), 0.1...1, step: 0.05, unit: ""),
            slider(title("Initial velocity"), path.appending(path: \.velocity), 0...20, unit: ""),
        ]
    }

    private func ownPaceRows(
        of path: ReferenceWritableKeyPath<PlaygroundForm, PaceChoices?>, _ part: String, ifNone pace: PaceChoices
    ) -> [PlaygroundRow] {
        let isOwn = self[keyPath: path] != nil
        let own = PlaygroundRow(
            title: part + "custom pace",
            control: .toggle(isOn: isOwn) { [weak self] in self?[keyPath: path] = $0 ? pace : nil })
        return [own] + (isOwn ? paceRows(of: path.appending(path: \.orCalm), part, Self.paces) : [])
    }
}

extension TransitionChoices {
    /// The predefined transition of the entrance and the exit. Setting it keeps `pop`.
    var chosenName: Named? {
        get { named }
        set {
            guard let newValue else { return }
            let pop = pop
            self = TransitionChoices(newValue)
            self.pop = pop
        }
    }

    var hasPop: Bool {
        get { pop != nil }
        set { pop = newValue ? MotionChoices.exit : nil }
    }

    var popMotion: MotionChoices {
        get { pop ?? .exit }
        set { pop = newValue }
    }
}

extension PaceChoices? {
    fileprivate var orCalm: PaceChoices {
        get { self ?? .calm }
        set { self = newValue }
    }
}
