/// The gesture recognizers and interactions of a view, each in the order in which they were added.
@MainActor
package struct GestureState {
    package var recognizers: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []
}
