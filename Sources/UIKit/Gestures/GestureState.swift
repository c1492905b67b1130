/// The recognisers of a view, in the order in which they were added.
@MainActor
package struct GestureState {
    package var recognizers: [UIGestureRecognizer] = []
}
