import Foundation

/// A closure that replaces the attributes of a text in a configuration.
///
/// https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer
    /// An object that identifies the transformer and its copies.
    private let identity = NSObject()

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    func isCopy(of other: UIConfigurationTextAttributesTransformer) -> Bool { identity === other.identity }
}

extension AttributeScopes {
    /// The attributes of texts that UIKit draws. Here, only the font.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}
