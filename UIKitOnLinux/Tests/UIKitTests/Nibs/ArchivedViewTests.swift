import Testing
import UIKit

/// The properties of views that are encoded and decoded.
@MainActor
struct ArchivedViewTests {
    /// Returns a copy of a view, by way of an archive.
    private func decoded<View: UIView>(_ view: View) throws -> View {
        let data = try NSKeyedArchiver.archivedData(withRootObject: [view], requiringSecureCoding: false)
        return try #require(UINib(data: data, bundle: nil).instantiate(withOwner: nil).first as? View)
    }

    @Test func viewKeepsItsProperties() throws {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 40))
        view.bounds.origin.y = 5
        view.autoresizesSubviews = false
        view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        view.translatesAutoresizingMaskIntoConstraints = false
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(12), for: .vertical)
        view.contentMode = .scaleAspectFit
        view.alpha = 0.5
        view.isHidden = true
        view.isOpaque = false
        view.clipsToBounds = true
        view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
        view.tintColor = .black
        view.isUserInteractionEnabled = false
        view.semanticContentAttribute = .forceRightToLeft
        view.tag = 7
        view.isAccessibilityElement = true
        view.accessibilityLabel = "label"
        view.accessibilityHint = "hint"
        view.accessibilityIdentifier = "identifier"
        let copy = try decoded(view)
        #expect(copy.frame == view.frame && copy.bounds == view.bounds)
        #expect(!copy.autoresizesSubviews && copy.autoresizingMask == view.autoresizingMask)
        #expect(!copy.translatesAutoresizingMaskIntoConstraints)
        #expect(copy.contentHuggingPriority(for: .horizontal) == .required)
        #expect(copy.contentHuggingPriority(for: .vertical) == view.contentHuggingPriority(for: .vertical))
        #expect(copy.contentCompressionResistancePriority(for: .vertical).rawValue == 12)
        #expect(copy.contentMode == .scaleAspectFit && copy.alpha == 0.5 && copy.isHidden && !copy.isOpaque)
        #expect(copy.clipsToBounds && copy.backgroundColor == view.backgroundColor && copy.tintColor == .black)
        #expect(!copy.isUserInteractionEnabled && copy.semanticContentAttribute == .forceRightToLeft && copy.tag == 7)
        #expect(copy.isAccessibilityElement && copy.accessibilityLabel == "label" && copy.accessibilityHint == "hint")
        #expect(copy.accessibilityIdentifier == "identifier")
    }

    @Test func decodedPlainViewEqualsANewOne() throws {
        let (copy, view) = (try decoded(UIView()), UIView())
        #expect(copy.frame == .zero && copy.backgroundColor == nil && copy.alpha == 1 && copy.isUserInteractionEnabled)
        #expect(!copy.isHidden && copy.autoresizesSubviews && copy.isOpaque == view.isOpaque)
        #expect(copy.accessibilityLabel == nil && copy.accessibilityIdentifier == nil)
        let superview = UIView()
        superview.tintColor = .red
        superview.addSubview(copy)
        #expect(copy.tintColor == .red)
    }

    @Test func subviewsKeepTheirOrderAndFrames() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for tag in 1...3 {
            let subview = UIView(frame: CGRect(x: tag, y: 2, width: 30, height: 40))
            subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            subview.tag = tag
            view.addSubview(subview)
        }
        let copy = try decoded(view)
        #expect(copy.subviews.map(\.tag) == [1, 2, 3] && copy.subviews.map(\.frame) == view.subviews.map(\.frame))
        copy.frame.size.width = 110
        #expect(copy.subviews[0].frame.width == 40)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func dynamicColorStaysDynamic(style: UIUserInterfaceStyle) throws {
        let view = UIView()
        view.backgroundColor = .secondarySystemBackground
        let traits = UITraitCollection(userInterfaceStyle: style)
        let color = try #require(try decoded(view).backgroundColor)
        #expect(color.resolvedColor(with: traits) == UIColor.secondarySystemBackground.resolvedColor(with: traits))
    }

    @Test func labelKeepsItsText() throws {
        let label = UILabel()
        label.text = "Saved"
        label.font = .systemFont(ofSize: 23, weight: .bold)
        label.textColor = UIColor(white: 0.25, alpha: 1)
        label.textAlignment = .center
        label.lineBreakMode = .byWordWrapping
        label.numberOfLines = 3
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.preferredMaxLayoutWidth = 90
        label.isUserInteractionEnabled = true
        let copy = try decoded(label)
        #expect(copy.text == "Saved" && copy.font == label.font && copy.textColor == label.textColor)
        #expect(copy.textAlignment == .center && copy.lineBreakMode == .byWordWrapping && copy.numberOfLines == 3)
        #expect(copy.adjustsFontSizeToFitWidth && copy.minimumScaleFactor == 0.5 && copy.preferredMaxLayoutWidth == 90)
        #expect(copy.isUserInteractionEnabled && copy.intrinsicContentSize == label.intrinsicContentSize)
    }

    @Test func fontOfATextStyleFollowsTheTextSize() throws {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        let copy = try decoded(label)
        #expect(copy.font == label.font && copy.adjustsFontForContentSizeCategory)
        #expect(copy.font.scaling == .preferred(.headline))
    }

    @Test func fontKeepsItsFamilyAndSlant() throws {
        for font in [try #require(UIFont(name: "Georgia-Bold", size: 15)), .italicSystemFont(ofSize: 12)] {
            let label = UILabel()
            label.font = font
            #expect(try decoded(label).font == font)
        }
    }

    @Test func imageViewKeepsPixelsAndSymbols() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.highlightedImage = UIImage(systemName: "xmark")
        let copy = try decoded(view)
        #expect(copy.image?.size == CGSize(width: 3, height: 2) && copy.image?.scale == 2)
        #expect(copy.image?.pngData() == image.pngData() && copy.image?.renderingMode == .alwaysTemplate)
        #expect(copy.highlightedImage == view.highlightedImage && copy.frame.size == view.frame.size)
        #expect(try decoded(UIImageView()).image == nil)
    }

    @Test func stackKeepsItsArrangement() throws {
        let stack = UIStackView(
            arrangedSubviews: (1...3).map { tag in
                let label = UILabel()
                label.tag = tag
                label.text = "Line \(tag)"
                return label
            })
        stack.insertSubview(UIView(), at: 0)
        stack.axis = .vertical
        stack.spacing = 4
        stack.alignment = .leading
        stack.distribution = .equalSpacing
        stack.isLayoutMarginsRelativeArrangement = true
        stack.isBaselineRelativeArrangement = true
        let copy = try decoded(stack)
        #expect(copy.arrangedSubviews.map(\.tag) == [1, 2, 3] && copy.subviews.map(\.tag) == [0, 1, 2, 3])
        #expect(copy.axis == .vertical && copy.spacing == 4 && copy.alignment == .leading)
        #expect(copy.distribution == .equalSpacing && copy.isLayoutMarginsRelativeArrangement)
        #expect(copy.isBaselineRelativeArrangement)
        let size = UIView.layoutFittingCompressedSize
        #expect(copy.systemLayoutSizeFitting(size) == stack.systemLayoutSizeFitting(size))
    }

    @Test func buttonKeepsItsContent() throws {
        let button = UIButton(type: .system)
        button.setTitle("Retry", for: .normal)
        button.setTitleColor(.black, for: .normal)
        button.setImage(UIImage(systemName: "xmark"), for: .normal)
        button.isEnabled = false
        let copy = try decoded(button)
        #expect(copy.buttonType == .system && copy.title(for: .normal) == "Retry" && !copy.isEnabled)
        #expect(copy.titleColor(for: .normal) == .black && copy.image(for: .normal) == button.image(for: .normal))
        #expect(copy.subviews.count == button.subviews.count && copy.titleLabel?.text == "Retry")
    }

    @Test func buttonKeepsItsConfiguration() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Retry"
        configuration.subtitle = "Now"
        configuration.image = UIImage(systemName: "xmark")
        let button = UIButton(configuration: configuration)
        let copy = try decoded(button)
        #expect(copy.configuration == configuration && copy.intrinsicContentSize == button.intrinsicContentSize)
    }

    @Test func emptyCoderMakesANewView() throws {
        #expect(try #require(UILabel(coder: NSCoder())).text == nil)
        #expect(UIStackView(coder: NSCoder()).arrangedSubviews.isEmpty)
        #expect(try #require(UIButton(coder: NSCoder())).isEnabled)
    }
}
