/// The time of Apple's product pictures, 9:41 a.m., formatted for a region.
enum StatusClock {
    /// Formats the time without "AM", for which the bar of an iPhone has no room, and in Latin digits, since the
    /// device's fonts have no others.
    static func time(in region: Locale) -> String {
        var components = Locale.Components(locale: region)
        components.numberingSystem = Locale.NumberingSystem("latn")
        let locale = Locale(components: components)
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        let pattern = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? "H:mm"
        // Unicode's pattern letters for the period of the day.
        formatter.dateFormat = pattern.filter { !"abB".contains($0) && !$0.isWhitespace }
        return formatter.string(from: Date(timeIntervalSinceReferenceDate: (9 * 60 + 41) * 60))
    }
}
