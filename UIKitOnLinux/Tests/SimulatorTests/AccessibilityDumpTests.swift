import Simulator
import Testing
import UIKit

@MainActor
struct AccessibilityDumpTests {
    @Test func theDumpTellsWhatIsReadInItsOrder() {
        let simulator = Simulator()
        let controller = UIViewController()
        simulator.show(controller)
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
        button.setTitle("Post", for: .normal)
        button.accessibilityHint = "Shows a banner"
        button.accessibilityIdentifier = "post"
        let title = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20.5))
        title.text = "Title"
        title.accessibilityTraits = .header
        let list = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 100))
        list.accessibilityContainerType = .list
        list.accessibilityLabel = "Posts"
        let dial = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        dial.isAccessibilityElement = true
        dial.accessibilityTraits = [.adjustable, .notEnabled]
        dial.accessibilityValue = "3"
        dial.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Reset") { _ in true }]
        list.addSubview(dial)
        [button, list, title].forEach(controller.view.addSubview)
        #expect(
            simulator.accessibilityDump() == """
                header "Title" (20, 100, 100, 20.5)
                button "Post" (20, 200, 100, 44) hint "Shows a banner" #post
                list "Posts" (10, 310, 30, 30)
                  disabled adjustable = "3" (10, 310, 30, 30) actions ["Reset"]
                """)
    }
}
