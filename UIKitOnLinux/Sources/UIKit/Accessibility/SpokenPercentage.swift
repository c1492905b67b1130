/// Formats the value of a control as a percentage in the device's region: "50%", "50 %", "٥٠٪".
@MainActor
enum SpokenPercentage {
    static func text(of fraction: CGFloat) -> String {
        let style = FloatingPointFormatStyle<Double>.Percent(locale: UIScreen.main.configuration.locale)
        return Double(fraction).formatted(style.precision(.fractionLength(0)).rounded(rule: .toNearestOrAwayFromZero))
    }
}
