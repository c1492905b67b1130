// refused: sending 'box' risks causing data races
import UIKit

final class Box {
    var content = 0
}

func share(_ box: Box) {
    Task { @MainActor in box.content += 1 }
    box.content += 1
}
