extension UISheetPresentationController {
    /// A height at which a sheet rests. Not subclassable, since Apple's class has no initializer.
    ///
    /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
    @MainActor
    public class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        typealias Context = any UISheetPresentationControllerDetentResolutionContext

        private let storedIdentifier: Identifier
        private let resolver: (Context) -> CGFloat?

        required init(_ identifier: Identifier, _ resolver: @escaping (Context) -> CGFloat?) {
            storedIdentifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Returns a detent of about half the screen's height. It is inactive in compact height.
        public class func medium() -> Self {
            self.init(.medium) { ($0 as? DetentContext)?.geometry.mediumValue }
        }

        /// Returns a detent that reaches up to the status bar.
        public class func large() -> Self {
            self.init(.large) { ($0 as? DetentContext)?.geometry.maximumValue }
        }

        /// Returns a custom detent. `resolver` returns its height without the bottom safe area, in points, or nil to
        /// deactivate it.
        @available(iOS 16.0, *)
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        @available(iOS 16.0, *)
        public var identifier: Identifier { storedIdentifier }

        @available(iOS 16.0, *)
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            value(in: context)
        }

        var name: Identifier { storedIdentifier }

        /// Returns the height, or nil if it isn't a valid one.
        func value(in context: Context) -> CGFloat? {
            guard let value = resolver(context), value.isFinite, value >= 0 else { return nil }
            return value
        }
    }
}

/// The context for resolving the height of a custom detent.
///
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext
@available(iOS 16.0, *)
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large sheet without the bottom safe area, in points.
    var maximumDetentValue: CGFloat { get }
}

@MainActor
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let geometry: SheetGeometry
    let containerTraitCollection: UITraitCollection

    init(_ geometry: SheetGeometry, _ traits: UITraitCollection) {
        self.geometry = geometry
        containerTraitCollection = traits
        super.init()
    }

    var maximumDetentValue: CGFloat { geometry.maximumValue }
}
