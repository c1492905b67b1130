import UIKit

// All uses of API that a later version of UIKit deprecates, with their replacements. `PostWindow` has one more, since only an
// initializer of a subclass can call one of `UIWindow`.

// MARK: - visionOS 1

extension NSAttributedString {
    /// Returns the attributes of an announcement on a system without priorities, where one can only be queued or interrupt other
    /// speech. They are empty on visionOS, each version of which has priorities.
    static func queueAttributes(isQueued: Bool) -> [Key: Any] {
        #if os(visionOS)
            [:]
        #else
            [.accessibilitySpeechQueueAnnouncement: NSNumber(value: isQueued)]
        #endif
    }
}

// MARK: - iOS 17

extension UITraitCollection {
    /// Returns a trait collection with a style and a contrast.
    static func appearance(_ style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast) -> UITraitCollection {
        if #available(iOS 17.0, *) {
            UITraitCollection(mutations: {
                $0.userInterfaceStyle = style
                $0.accessibilityContrast = contrast
            })
        } else {
            UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
            ])
        }
    }
}

extension UIViewController {
    /// Sets the text size and the layout direction of a child, which this controller may add when its view is loaded.
    func setTraits(
        category: UIContentSizeCategory, direction: UITraitEnvironmentLayoutDirection, ofChild child: UIViewController
    ) {
        if #available(iOS 17.0, *) {
            child.traitOverrides.preferredContentSizeCategory = category
            child.traitOverrides.layoutDirection = direction
        } else {
            loadViewIfNeeded()
            setOverrideTraitCollection(
                UITraitCollection(traitsFrom: [
                    UITraitCollection(preferredContentSizeCategory: category),
                    UITraitCollection(layoutDirection: direction),
                ]), forChild: child)
        }
    }
}

/// A hidden subview that reports changes of the traits, which it inherits from its superview, before iOS 17.
final class TraitObserver: UIView {
    private let traitsDidChange: @MainActor (UITraitCollection?) -> Void

    /// Creates a view with a closure that is called with the previous traits.
    init(_ traitsDidChange: @escaping @MainActor (UITraitCollection?) -> Void) {
        self.traitsDidChange = traitsDidChange
        super.init(frame: .zero)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    // Without these attributes, the call of `super` is a warning in apps that require iOS 17.
    @available(iOS, deprecated: 17.0)
    @available(visionOS, deprecated: 1.0)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange(previousTraitCollection)
    }
}

// MARK: - iOS 26

extension UIWindowScene {
    /// The coordinates of the scene, in which its windows are.
    var windowSpace: any UICoordinateSpace {
        if #available(iOS 26.0, visionOS 26.0, *) { effectiveGeometry.coordinateSpace } else { coordinateSpace }
    }
}

/// A window that can be created without a scene.
///
/// Since iOS 26, the only initializer of `UIWindow` that isn't deprecated needs a scene. The compiler doesn't warn about calls
/// through this protocol.
@MainActor
protocol WindowWithoutScene {
    init(withoutSceneAt level: UIWindow.Level)
}

extension WindowWithoutScene {
    /// Creates a window that waits for a scene.
    init(level: UIWindow.Level) {
        self.init(withoutSceneAt: level)
    }
}
