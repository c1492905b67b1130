import MessageStackView
import UIKit

extension PlaygroundForm {
    var entranceRows: [PlaygroundRow] {
        let named: PlaygroundRow = menu(
            "Entrance and exit", \.choices.transition.chosenName,
            ["Slide": .slide, "Fade": .fade, "Zoom": .zoom, "None": TransitionChoices.Named.none])
        return [named] + motionRows(of: \.choices.transition.entrance)
    }

    func motionRows(of path: ReferenceWritableKeyPath<PlaygroundForm, MotionChoices>) -> [PlaygroundRow] {
        let motion = self[keyPath: path]
        let edge: PlaygroundRow = menu(
            "Edge", path.appending(path: \.edge),
            [
                "Automatic": nil, "Top": .top, "Bottom": .bottom, "Leading edge": .leading, "Trailing edge": .trailing,
            ])
        var rows = [toggle("Slides", path.appending(path: \.slides))]
        if motion.slides { rows.append(edge) }
        rows.append(slider("Hidden scale", path.appending(path: \.scale), 0.1...1.5, step: 0.1, unit: ""))
        rows.append(toggle("Fades", path.appending(path: \.fades)))
        if motion.fades {
            rows.append(slider("Hidden opacity", path.appending(path: \.opacity), 0...0.9, step: 0.1, unit: ""))
        }
        return rows
    }

    /// Returns the rows of the timing of a motion's parts.
    func timingRows(of path: ReferenceWritableKeyPath<PlaygroundForm, MotionChoices>) -> [PlaygroundRow] {
        let motion = self[keyPath: path]
        let parts = [motion.slides, motion.scales, motion.fades].filter(\.self).count
        var rows: [PlaygroundRow] = []
        if parts > 0 { rows += timingRows(of: path.appending(path: \.timing), "", Self.timings) }
        if motion.scales, parts > 1 {
            rows += ownTimingRows(of: path.appending(path: \.scaleTiming), "Scale: ", ifNone: motion.timing)
        }
        if motion.fades, parts > 1 {
            rows += ownTimingRows(of: path.appending(path: \.fadeTiming), "Fade: ", ifNone: motion.timing)
        }
        return rows
    }

    var replacementRows: [PlaygroundRow] {
        let own = toggle("Custom motion", \.choices.transition.hasReplacement)
        guard choices.transition.hasReplacement else { return [own] }
        return [own] + motionRows(of: \.choices.transition.replacementMotion)
            + timingRows(of: \.choices.transition.replacementMotion)
    }

    // MARK: - Paces

    static var timings: KeyValuePairs<String, TimingChoices.Kind> {
        [
            "Lively": .lively, "Calm": .calm, "Linear": .linear, "Ease in": .easeIn, "Ease out": .easeOut,
            "Ease in and out": .easeInOut, "Spring": .spring,
        ]
    }

    /// Returns the rows of a timing.
    ///
    /// - Parameter part: A prefix of the titles that names the animated part; may be empty.
    func timingRows(
        of path: ReferenceWritableKeyPath<PlaygroundForm, TimingChoices>, _ part: String,
        _ kinds: KeyValuePairs<String, TimingChoices.Kind>
    ) -> [PlaygroundRow] {
        func title(_ word: String) -> String { part.isEmpty ? word : part + word.lowercased() }
        let timing = self[keyPath: path]
        let kind = menu(title("Pace"), path.appending(path: \.kind), kinds)
        guard !timing.isPredefined else { return [kind] }
        let times = [
            slider(title("Duration"), path.appending(path: \.duration), 0...3, step: 0.05, unit: "s"),
            slider(title("Delay"), path.appending(path: \.delay), 0...2, step: 0.1, unit: "s"),
        ]
        guard timing.kind == .spring else { return [kind] + times }
        return [kind] + times + [
            slider(title("Damping"), path.appending(path: \.damping), 0.1...1, step: 0.05, unit: ""),
            slider(title("Initial velocity"), path.appending(path: \.velocity), 0...20, unit: ""),
        ]
    }

    private func ownTimingRows(
        of path: ReferenceWritableKeyPath<PlaygroundForm, TimingChoices?>, _ part: String, ifNone timing: TimingChoices
    ) -> [PlaygroundRow] {
        let isOwn = self[keyPath: path] != nil
        let own = PlaygroundRow(
            title: part + "custom timing",
            control: .toggle(isOn: isOwn) { [weak self] in self?[keyPath: path] = $0 ? timing : nil })
        return [own] + (isOwn ? timingRows(of: path.appending(path: \.orCalm), part, Self.timings) : [])
    }
}

extension TransitionChoices {
    /// The predefined transition of the entrance and the exit. Setting it keeps `replacement`.
    var chosenName: Named? {
        get { named }
        set {
            guard let newValue else { return }
            let replacement = replacement
            self = TransitionChoices(newValue)
            self.replacement = replacement
        }
    }

    var hasReplacement: Bool {
        get { replacement != nil }
        set { replacement = newValue ? MotionChoices.exit : nil }
    }

    var replacementMotion: MotionChoices {
        get { replacement ?? .exit }
        set { replacement = newValue }
    }
}

extension TimingChoices? {
    fileprivate var orCalm: TimingChoices {
        get { self ?? .calm }
        set { self = newValue }
    }
}
