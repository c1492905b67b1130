// refused: sending 'box' risks causing data races
import MessageStackView

final class Box {
    var width = 0.0
}

func edit(_ request: inout PostRequest, with box: Box) {
    request.editPresentation { _ in box.width += 1 }
}
