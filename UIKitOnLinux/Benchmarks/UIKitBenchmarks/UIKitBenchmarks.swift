/// Measures what our UIKit costs and prints a table; how, see the README.
@main
@MainActor
enum UIKitBenchmarks {
    static func main() {
        print("| What | Measured | Aim |\n| --- | ---: | ---: |")
        let rows = MessageRows().measure()
        report("Frame in which a row comes to 20 others", rows.arrival, aim: 4)
        report("Frame in which a row of 20 is hidden or shown", rows.hiding, aim: 4)
        report("Frame in which a row grows by a constant", rows.constant, aim: 4)
        report("Frame in which a text changes", rows.text, aim: 4)
        report("Frame of the entrance's animation", rows.animation, aim: 4)

        let (small, large) = (ConstantTree(views: 100).measure(), ConstantTree(views: 1_000).measure())
        report("A constant in a tree of 100 views", small)
        report("A constant in a tree of 1,000 views", large)
        print("| The second to the first | \(rounded(large / small)) × | |")

        let banner = BannerFrames().measure()
        report("Frame of a banner that slides in, drawn at 3×", banner, aim: 16)

        let views = ManyViews(count: 10_000).measure()
        report("10,000 views made and dropped", views.time)
        print("| Bytes of them that are left | \(views.bytesLeft) | 0 |")
    }

    private static func report(_ name: String, _ milliseconds: Double, aim: Double? = nil) {
        print("| \(name) | \(rounded(milliseconds)) ms | \(aim.map { "under \(Int($0)) ms" } ?? "") |")
    }

    private static func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 }
}
