extension UIStackView {
    public enum Distribution: Int, Sendable {
        /// The views fill the length; by their content priorities one of them stretches or shrinks.
        case fill = 0
        case fillEqually = 1
        /// In proportion to the intrinsic lengths.
        case fillProportionally = 2
        /// With equal gaps, not smaller than `spacing`.
        case equalSpacing = 3
        /// With equal distances between the centres, as far as `spacing` allows.
        case equalCentering = 4
    }

    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        /// Of a horizontal stack only.
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        /// Of a horizontal stack only.
        case lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }
}
