/// The material of a card that the system shows over the app.
///
/// Tint and coverage were measured on iOS 26.1 over gray; blur and saturation weren't.
final class CardEffect: UIBlurEffect {
    enum Card {
        case menu, alert
    }

    private let card: Card

    init(_ card: Card) {
        self.card = card
        super.init(style: .systemMaterial)
    }

    override func material(inDark: Bool) -> BlurMaterial {
        switch card {
        case .menu: Self.material(inDark ? (0.118, 0.72) : (0.976, 0.711), inDark)
        case .alert: Self.material(inDark ? (0.099, 0.651) : (0.994, 0.714), inDark)
        }
    }

    private static func material(_ look: (tint: CGFloat, coverage: CGFloat), _ isDark: Bool) -> BlurMaterial {
        BlurMaterial(saturation: 1, tint: look.tint, look.coverage, isDark: isDark)
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? CardEffect)?.card == card }
    override var hash: Int { card.hashValue }
}
