/// The recognisers of a view, in the order of adding.
@MainActor
package struct GestureState {
    package var recognizers: [UIGestureRecognizer] = []

    package init() {}
}
