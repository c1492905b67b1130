/// The hinge of a foldable phone.
@MainActor
package enum Hinge {
    /// Whether the phone is open but not flat, so that the fold divides the inner display.
    package static var isBent = false {
        didSet { if isBent != oldValue { ReservedRegions.didChange() } }
    }
}
