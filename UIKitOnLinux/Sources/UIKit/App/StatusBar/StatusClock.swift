/// The time of Apple's product pictures, 9:41 in the morning, as a region writes it.
enum StatusClock {
    /// Without "AM", for which a phone's bar has no room, and in Latin digits: the device's fonts have no others.
    static func time(in region: Locale) -> String {
        var components = Locale.Components(locale: region)
        components.numberingSystem = Locale.NumberingSystem("latn")
        let locale = Locale(components: components)
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        let pattern = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? "H:mm"
        // What stands for the half or the part of the day in a pattern of Unicode's.
        formatter.dateFormat = pattern.filter { !"abB".contains($0) && !$0.isWhitespace }
        return formatter.string(from: Date(timeIntervalSinceReferenceDate: (9 * 60 + 41) * 60))
    }
}
