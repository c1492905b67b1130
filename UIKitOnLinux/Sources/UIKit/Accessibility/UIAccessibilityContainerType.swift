/// The kinds of accessibility containers.
///
/// https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable = 1
    case list = 2
    /// A region that users can navigate to directly.
    case landmark = 3
    /// Related elements. The label of the container is spoken when the cursor enters it.
    case semanticGroup = 4
}
