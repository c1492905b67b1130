import Simulator
import Testing
import UIKit

@MainActor
struct UIButtonTests {
    private let stage = TouchStage()

    private func show(_ button: UIButton) {
        button.frame = CGRect(x: 50, y: 75, width: 100, height: 50)
        stage.view.addSubview(button)
        stage.simulator.advance(by: 0)
    }

    // MARK: - Pressing

    @Test func aPressTriggersThePrimaryAction() {
        var events: [String] = []
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in events.append("primary") })
        button.addAction(UIAction { _ in events.append("upInside") }, for: .touchUpInside)
        show(button)
        #expect(button.currentTitle == "Go")
        stage.simulator.tap(button)
        #expect(events == ["upInside", "primary"])
        button.isEnabled = false
        stage.simulator.tap(button)
        #expect(events.count == 2)
    }

    @Test func itsTitleAndImageTakeNoTouches() {
        let button = UIButton(type: .system)
        button.setTitle("A long title that fills it", for: .normal)
        show(button)
        #expect(stage.controller.view.hitTest(stage.middle, with: nil) === button)
    }

    // MARK: - Types

    @Test func closeButtonIsALabeledXInACircle() throws {
        let button = UIButton(type: .close)
        #expect(button.buttonType == .close && UIButton.ButtonType.close.rawValue == 7)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
        #expect(button.accessibilityLabel == "Close" && button.accessibilityTraits == .button)
        #expect(button.currentTitle == nil && button.allControlEvents.isEmpty)
        stage.view.backgroundColor = .white
        stage.view.overrideUserInterfaceStyle = .light
        show(button)
        let pixels = Pixels(stage.simulator.screenshot(scale: 1))
        // The middle of the X, the circle beside it, and a point outside the circle.
        let middle = button.convert(CGPoint(x: 50, y: 25), to: nil)
        let grays = [0, 12, 17].map { pixels[Int(middle.x) + $0, Int(middle.y)].red }
        #expect(grays[0] < 160 && (200..<250).contains(grays[1]) && grays[2] == 255)
    }

    // MARK: - Long titles

    /// A button in the middle, at most 120 points wide.
    private func showNarrow(_ button: UIButton) throws -> UILabel {
        button.setTitle("A title of several words", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: stage.view.centerXAnchor),
            button.centerYAnchor.constraint(equalTo: stage.view.centerYAnchor),
            button.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
        ])
        stage.simulator.advance(by: 0)
        return try #require(button.titleLabel)
    }

    @Test func theTitleOfAConfigurationWrapsAndTheButtonGrows() throws {
        let button = UIButton(configuration: .filled())
        let label = try showNarrow(button)
        let lines = label.sizeThatFits(CGSize(width: 120 - 24, height: 0))
        #expect(lines.height > 2 * 20)
        #expect(label.bounds.size == lines)
        #expect(button.bounds.size == CGSize(width: 120, height: lines.height + 14))
        #expect(button.bounds.contains(label.frame))
        #expect(button.sizeThatFits(CGSize(width: 120, height: 0)) == button.bounds.size)
        button.setTitle("A", for: .normal)
        stage.simulator.advance(by: 0)
        #expect(button.bounds.height < 40)
    }

    @Test func theTitleOfAPlainButtonIsShortenedInTheMiddle() throws {
        let button = UIButton(type: .system)
        let label = try showNarrow(button)
        #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingMiddle)
        #expect(label.bounds.width == 120)
        #expect(button.bounds.height < 40)
    }

    // MARK: - Titles by state

    @Test func eachStateHasATitleOrTheNormalOne() {
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Disabled", for: .disabled)
        button.setTitle("Selected", for: .selected)
        show(button)
        #expect(button.currentTitle == "Normal")
        button.isEnabled = false
        #expect(button.currentTitle == "Disabled")
        #expect(button.titleLabel?.text == "Disabled")
        button.isEnabled = true
        button.isSelected = true
        #expect(button.titleLabel?.text == "Selected")
        button.isSelected = false
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "Normal")
        button.setTitle(nil, for: .normal)
        #expect(button.currentTitle == nil)
    }

    @Test func eachStateHasAnImageOrTheNormalOne() throws {
        let images = [10, 20].map { side in
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
        }
        let button = UIButton(type: .custom)
        button.setImage(images[0], for: .normal)
        button.setImage(images[1], for: .selected)
        show(button)
        #expect(button.imageView?.image === images[0])
        #expect(button.intrinsicContentSize == CGSize(width: 10, height: 10))
        button.isSelected = true
        #expect(button.imageView?.image === images[1])
        #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
    }

    @Test func aColourThatIsSetWinsInAllStates() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.setTitleColor(.systemRed, for: .normal)
        show(button)
        button.isEnabled = false
        #expect(button.titleLabel?.textColor == .systemRed)
        button.setTitleColor(.systemGreen, for: .disabled)
        #expect(button.titleLabel?.textColor == .systemGreen)
    }

    @Test func aSystemButtonHasTheTintsColourAndFadesUnderTheFinger() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.tintColor = .systemPurple
        show(button)
        #expect(button.titleLabel?.textColor == .systemPurple)
        stage.simulator.touchDown(at: stage.middle)
        #expect(abs((button.titleLabel?.alpha ?? 0) - 0.2) < 1e-6)
        stage.simulator.touchUp(at: stage.middle)
        #expect(button.titleLabel?.alpha == 1)
    }

    @Test(arguments: [(UIUserInterfaceStyle.light, 0.52), (.dark, 0.55)] as [(UIUserInterfaceStyle, CGFloat)])
    func aDisabledTitleIsGrey(style: UIUserInterfaceStyle, white: CGFloat) {
        stage.simulator.userInterfaceStyle = style
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.isEnabled = false
        show(button)
        #expect(button.titleLabel?.textColor == UIColor(white: white, alpha: 0.45))
    }

    // MARK: - Size

    @Test func aPlainOneIsItsLabelAndTwelvePointsHigher() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        let label = UILabel()
        label.font = .systemFont(ofSize: 15)
        label.text = "Title"
        let size = label.intrinsicContentSize
        #expect(button.intrinsicContentSize == CGSize(width: size.width.rounded(.up), height: size.height + 12))
        #expect(button.sizeThatFits(CGSize(width: 5, height: 5)) == button.intrinsicContentSize)
    }

    @Test func aConfigurationAddsItsInsets() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        let button = UIButton(configuration: configuration)
        let before = button.intrinsicContentSize
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        button.configuration = configuration
        #expect(abs(button.intrinsicContentSize.width - (before.width + 60 - 24)) < 1e-9)
        #expect(abs(button.intrinsicContentSize.height - (before.height + 40 - 14)) < 1e-9)
    }

    // MARK: - Accessibility

    @Test func itIsAButtonToVoiceOver() {
        var count = 0
        let button = UIButton(primaryAction: UIAction(title: "Post") { _ in count += 1 })
        #expect(button.isAccessibilityElement)
        #expect(button.accessibilityLabel == "Post")
        #expect(button.accessibilityTraits == .button)
        #expect(button.accessibilityActivate())
        #expect(count == 1)
        button.isEnabled = false
        #expect(button.accessibilityTraits == [.button, .notEnabled])
        #expect(!button.accessibilityActivate())
        button.isEnabled = true
        button.isSelected = true
        #expect(button.accessibilityTraits == [.button, .selected])
        button.accessibilityLabel = "Other"
        #expect(button.accessibilityLabel == "Other")
    }
}
