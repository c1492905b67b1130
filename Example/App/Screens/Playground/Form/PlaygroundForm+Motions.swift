import MessageStackView
import UIKit

extension PlaygroundForm {
    func motionRows(of path: ReferenceWritableKeyPath<PlaygroundForm, MotionChoices>) -> [PlaygroundRow] {
        let motion = self[keyPath: path]
        let slide = toggle("Slides", path.appending(path: \.slides))
        let edge: PlaygroundRow = menu(
            "Over", path.appending(path: \.edge),
            [
                "Its edge": nil, "Top": .top, "Bottom": .bottom, "Leading edge": .leading, "Trailing edge": .trailing,
            ])
        let scale = slider("Size out of sight", path.appending(path: \.scale), 0.1...1.5, step: 0.1, unit: "")
        let fade = toggle("Fades", path.appending(path: \.fades))
        return [slide] + (motion.slides ? [edge] : []) + [scale, fade] + paceRows(of: path.appending(path: \.pace))
    }

    var popRows: [PlaygroundRow] {
        let own = toggle("A motion of its own", \.choices.hasPop)
        return [own] + (choices.hasPop ? motionRows(of: \.choices.popMotion) : [])
    }

    private func paceRows(of path: ReferenceWritableKeyPath<PlaygroundForm, PaceChoices>) -> [PlaygroundRow] {
        let pace = self[keyPath: path]
        let kind = menu(
            "Pace", path.appending(path: \.kind),
            [
                "Lively": .lively, "Calm": .calm, "Linear": .linear, "Ease in": .easeIn, "Ease out": .easeOut,
                "Ease in and out": .easeInOut, "Spring": .spring,
            ])
        guard !pace.isReady else { return [kind] }
        let times = [
            slider("Duration", path.appending(path: \.duration), 0...3, step: 0.1, unit: "s"),
            slider("Delay", path.appending(path: \.delay), 0...2, step: 0.1, unit: "s"),
        ]
        let damping = slider("Damping", path.appending(path: \.damping), 0.1...1, step: 0.05, unit: "")
        return [kind] + times + (pace.kind == .spring ? [damping] : [])
    }
}

extension PlaygroundChoices {
    var hasPop: Bool {
        get { pop != nil }
        set { pop = newValue ? MotionChoices.exit : nil }
    }

    var popMotion: MotionChoices {
        get { pop ?? .exit }
        set { pop = newValue }
    }
}
