extension UIStackView {
    public enum Distribution: Int, Sendable {
        /// The views fill the length. One of them, chosen by content priorities, stretches or shrinks.
        case fill = 0
        case fillEqually = 1
        /// The views fill the length in proportion to their intrinsic lengths.
        case fillProportionally = 2
        /// The gaps are equal and at least `spacing`.
        case equalSpacing = 3
        /// The distances between the centers are equal, as far as `spacing` allows.
        case equalCentering = 4
    }

    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        /// Only for horizontal stacks.
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        /// Only for horizontal stacks.
        case lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }
}
