/// What kind of whole the elements in a container make.
///
/// https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable = 1
    case list = 2
    /// A region that people jump to.
    case landmark = 3
    /// Elements that belong together; the container's label is spoken as the cursor comes in.
    case semanticGroup = 4
}
