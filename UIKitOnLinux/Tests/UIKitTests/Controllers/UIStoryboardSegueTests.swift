import Testing
import UIKit

@MainActor
struct UIStoryboardSegueTests {
    @Test func itKnowsItsWayAndDoesWhatItsHandlerSays() {
        let source = UIViewController()
        let destination = UIViewController()
        var count = 0
        let segue = UIStoryboardSegue(identifier: "next", source: source, destination: destination) { count += 1 }
        #expect(segue.identifier == "next" && segue.source === source && segue.destination === destination)
        segue.perform()
        segue.perform()
        #expect(count == 2)
    }
}
