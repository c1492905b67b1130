import Testing
import UIKit

@testable import Simulator

@MainActor
struct SpokenElementTests {
    private func spoken(
        _ traits: UIAccessibilityTraits, label: String? = "Label", value: String? = nil, hint: String? = nil
    ) -> String {
        let view = UIView()
        view.accessibilityTraits = traits
        view.accessibilityLabel = label
        view.accessibilityValue = value
        view.accessibilityHint = hint
        return SpokenElement(view).text
    }

    @Test func labelValueKindAndHintComeInThisOrder() {
        #expect(spoken(.button, value: "Three", hint: "Posts a banner") == "Label, Three, Button, Posts a banner")
        #expect(spoken(.staticText) == "Label")
        #expect(spoken([.header, .staticText]) == "Label, Heading")
        #expect(spoken([.button, .notEnabled]) == "Label, Dimmed, Button")
        #expect(spoken([.image, .link]) == "Label, Link, Image")
        #expect(spoken([.button, .selected]) == "Selected, Label, Button")
        #expect(spoken([.button, .tabBarItem, .selected]) == "Selected, Label, Tab")
        #expect(spoken([.button, .backButton]) == "Label, Back button")
        #expect(spoken(.none, label: nil) == "")
    }

    @Test func aSwitchSaysThatItIsOneAndThenHowItStands() {
        #expect(
            spoken([.button, .switchButton], value: "1") == "Label, Switch button, On, Double tap to toggle setting")
        #expect(spoken([.switchButton, .notEnabled], value: "0") == "Label, Dimmed, Switch button, Off")
    }

    @Test func whatIsAdjustableSaysHow() {
        #expect(
            spoken(.adjustable, value: "50%")
                == "Label, 50%, Adjustable, Swipe up or down with one finger to adjust the value")
    }
}
