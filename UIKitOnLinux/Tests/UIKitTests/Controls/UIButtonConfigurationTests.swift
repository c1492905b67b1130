import Foundation
import Simulator
import Testing

@testable import UIKit

@MainActor
struct UIButtonConfigurationTests {
    private let stage = TouchStage()

    private static let icon = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }

    private func show(_ configuration: UIButton.Configuration, size: CGSize = CGSize(width: 180, height: 80))
        -> UIButton
    {
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(origin: CGPoint(x: 10, y: 50), size: size)
        stage.view.addSubview(button)
        stage.simulator.advance(by: 0)
        return button
    }

    private func configuration(_ change: (inout UIButton.Configuration) -> Void) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        change(&configuration)
        return configuration
    }

    // MARK: - Colors

    @Test(arguments: [
        ("plain", 0.0, true), ("gray", 0.16, true), ("tinted", 0.18, true), ("filled", 1, false),
        ("borderless", 0, true), ("bordered", 0.16, true), ("borderedTinted", 0.18, true),
        ("borderedProminent", 1, false),
    ])
    func eachStyleHasItsGroundAndItsInk(name: String, alpha: CGFloat, isTinted: Bool) {
        let styles: [String: UIButton.Configuration] = [
            "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(), "borderless": .borderless(),
            "bordered": .bordered(), "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
        ]
        let button = show(styles[name] ?? .plain())
        let ground = button.backgroundView.backgroundColor?.resolvedColor(with: button.traitCollection)
        #expect(abs((ground?.cgColor.alpha ?? -1) - alpha) < 0.01)
        #expect(button.contentLabel.textColor == (isTinted ? button.tintColor : .white))
    }

    @Test func aDisabledOneIsGrey() {
        let button = show(configuration { $0.baseBackgroundColor = .red })
        button.isEnabled = false
        stage.simulator.advance(by: 0)
        #expect(button.backgroundView.backgroundColor == .tertiarySystemFill)
        #expect(button.contentLabel.textColor == .tertiaryLabel)
    }

    @Test func aSelectedOneIsFilledUnlessItShallNotBe() {
        var plain = UIButton.Configuration.plain()
        let button = show(plain)
        button.isSelected = true
        #expect(button.backgroundView.backgroundColor == button.tintColor && button.contentLabel.textColor == .white)
        plain.automaticallyUpdateForSelection = false
        button.configuration = plain
        #expect(button.backgroundView.backgroundColor == .clear)
    }

    @Test func coloursOfItsOwnWin() {
        let button = show(
            configuration {
                $0.baseForegroundColor = .black
                $0.baseBackgroundColor = .yellow
            })
        #expect(button.backgroundView.backgroundColor == .yellow && button.contentLabel.textColor == .black)
        button.configuration?.background.backgroundColor = .green
        button.configuration?.background.strokeWidth = 2
        button.configuration?.background.strokeColor = .red
        #expect(button.backgroundView.backgroundColor == .green && button.backgroundView.layer.borderWidth == 2)
    }

    @Test(arguments: [
        ("fixed", 12.0), ("small", 4), ("medium", 5.95), ("large", 9), ("dynamic", 40), ("capsule", 40),
    ])
    func itsCornersAreAsItsStyleSays(name: String, radius: CGFloat) {
        let style: UIButton.Configuration.CornerStyle =
            switch name {
            case "fixed": .fixed
            case "small": .small
            case "medium": .medium
            case "large": .large
            case "dynamic": .dynamic
            default: .capsule
            }
        let button = show(
            configuration {
                $0.cornerStyle = style
                $0.background.cornerRadius = 12
            })
        #expect(button.backgroundView.layer.cornerRadius == radius)
    }

    // MARK: - Places

    @Test(arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom], [false, true])
    func theImageStandsOnItsSide(placement: NSDirectionalRectEdge, isReversed: Bool) {
        let button = show(
            configuration {
                $0.image = Self.icon
                $0.imagePlacement = placement
                $0.imagePadding = 6
            })
        if isReversed { button.semanticContentAttribute = .forceRightToLeft }
        button.layoutIfNeeded()
        let (image, title) = (button.contentImageView.frame, button.contentLabel.frame)
        let gap: CGFloat =
            switch placement {
            case .top: title.minY - image.maxY
            case .bottom: image.minY - title.maxY
            case .leading where !isReversed, .trailing where isReversed: title.minX - image.maxX
            default: image.minX - title.maxX
            }
        #expect(abs(gap - 6) < 0.4)
        let content = image.union(title)
        #expect(abs(content.midX - 90) < 0.5 && abs(content.midY - 40) < 0.5)
        let size = button.intrinsicContentSize
        #expect(abs(size.width - (content.width + 24)) < 1 && abs(size.height - (content.height + 14)) < 0.5)
    }

    @Test func aSubtitleStandsBelowTheTitleInSmallerLetters() throws {
        let button = show(configuration { $0.subtitle = "Something longer" })
        let subtitle = try #require(button.subtitleLabel)
        #expect(subtitle.text == "Something longer" && subtitle.font.pointSize == 12)
        #expect(abs(subtitle.frame.minY - button.contentLabel.frame.maxY - 1) < 0.4)
        #expect(abs(subtitle.frame.midX - button.contentLabel.frame.midX) < 0.4)
        button.configuration?.titleAlignment = .leading
        stage.simulator.advance(by: 0)
        #expect(abs(subtitle.frame.minX - button.contentLabel.frame.minX) < 0.4)
        button.configuration?.subtitle = nil
        #expect(button.subtitleLabel == nil && subtitle.superview == nil)
    }

    @Test func anIndicatorTakesTheImagesPlace() throws {
        let button = show(configuration { $0.image = Self.icon })
        let before = button.intrinsicContentSize
        button.configuration?.showsActivityIndicator = true
        stage.simulator.advance(by: 0)
        let indicator = try #require(button.indicator)
        #expect(indicator.isAnimating && button.contentImageView.isHidden)
        #expect(indicator.frame.size == CGSize(width: 20, height: 20) && button.intrinsicContentSize == before)
        button.configuration?.showsActivityIndicator = false
        #expect(button.indicator == nil && !button.contentImageView.isHidden)
    }

    @Test func contentStandsWhereItsAlignmentSays() {
        let button = show(configuration { _ in })
        button.contentHorizontalAlignment = .leading
        button.contentVerticalAlignment = .top
        stage.simulator.advance(by: 0)
        #expect(abs(button.contentLabel.frame.minX - 12) < 1e-9 && abs(button.contentLabel.frame.minY - 7) < 1e-9)
        button.semanticContentAttribute = .forceRightToLeft
        stage.simulator.advance(by: 0)
        #expect(abs(button.contentLabel.frame.maxX - 168) < 0.4)
    }

    // MARK: - Font

    /// Returns a transformer that replaces the font.
    private func transformer(_ change: @escaping (UIFont) -> UIFont) -> UIConfigurationTextAttributesTransformer {
        UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = attributes.font.map(change)
            return attributes
        }
    }

    @Test func transformerReplacesTheFontOfTheTitleUntilItIsRemoved() {
        let button = show(configuration { $0.subtitle = "Subtitle" })
        let (font, size) = (button.contentLabel.font, button.intrinsicContentSize)
        let large = UIFont.systemFont(ofSize: 40, weight: .heavy)
        button.configuration?.titleTextAttributesTransformer = transformer { _ in large }
        stage.simulator.advance(by: 0)
        #expect(button.contentLabel.font == large && button.titleLabel?.font == large)
        #expect(button.subtitleLabel?.font.pointSize == 12, "the subtitle keeps its font")
        let grown = button.intrinsicContentSize
        #expect(grown.width > size.width * 1.5 && abs(grown.height - size.height - (40 - 17) * 1.19) < 1.5)
        #expect(abs(button.contentLabel.frame.midX - 90) < 0.5)
        button.configuration?.titleTextAttributesTransformer = nil
        stage.simulator.advance(by: 0)
        #expect(button.contentLabel.font == font && button.intrinsicContentSize == size)
    }

    @Test(arguments: [(true, 15.0), (false, 17)])
    func transformerGetsTheFontOfTheStyle(isSmall: Bool, pointSize: CGFloat) {
        let button = show(
            configuration {
                $0.buttonSize = isSmall ? .small : .medium
                $0.titleTextAttributesTransformer = transformer { $0.withSize($0.pointSize + 5) }
            })
        #expect(button.contentLabel.font.pointSize == pointSize + 5)
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.simulator.advance(by: 0)
        #expect(button.contentLabel.font.pointSize > pointSize * 2)
        stage.simulator.preferredContentSizeCategory = .large
        stage.simulator.advance(by: 0)
        #expect(button.contentLabel.font.pointSize == pointSize + 5)
    }

    @Test func withoutAFontInItsResultTheStylesIsKept() {
        let button = show(
            configuration {
                $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { _ in AttributeContainer()
                }
            })
        #expect(button.contentLabel.font == .preferredFont(forTextStyle: .body))
    }

    @Test func configurationsWithCopiesOfATransformerAreEqual() {
        let one = configuration { $0.titleTextAttributesTransformer = transformer { $0 } }
        var other = one
        #expect(one == other)
        other.titleTextAttributesTransformer = transformer { $0 }
        #expect(one != other)
        other.titleTextAttributesTransformer = nil
        #expect(one != other && other == configuration { _ in })
    }

    // MARK: - Updating

    @Test func theHandlerRunsBeforeLayoutAfterEachChangeOfState() {
        var states: [UIControl.State] = []
        let button = show(configuration { _ in })
        button.configurationUpdateHandler = { button in
            states.append(button.state)
            button.configuration?.title = button.isHighlighted ? "Down" : "Up"
        }
        #expect(states.isEmpty)
        stage.simulator.advance(by: 0)
        #expect(states == [.normal] && button.contentLabel.text == "Up")
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.advance(by: 0)
        #expect(states == [.normal, .highlighted] && button.contentLabel.text == "Down")
        stage.simulator.touchUp(at: stage.middle)
        button.isEnabled = false
        stage.simulator.advance(by: 0)
        #expect(states == [.normal, .highlighted, .disabled], "two changes before a layout are one")
        button.setNeedsUpdateConfiguration()
        button.setNeedsUpdateConfiguration()
        stage.simulator.advance(by: 0)
        #expect(states.count == 4)
    }

    @Test func withoutUpdatesItsColoursAreItsOwn() {
        let button = show(configuration { $0.baseForegroundColor = .black })
        button.automaticallyUpdatesConfiguration = false
        button.isEnabled = false
        #expect(button.contentLabel.textColor == .black)
    }
}
