// refused: capture of 'box' with non-Sendable type 'Box' in a '@Sendable' closure
import SwiftUI

final class Box {
    var text = ""
}

func binding(_ box: Box) -> Binding<String> {
    Binding(get: { box.text }, set: { box.text = $0 })
}
