/// What an app has set of a responder's accessibility attributes; nil where the class decides.
@MainActor
package struct AccessibilityState {
    package var isElement: Bool?
    package var label: String?
    package var hint: String?
    package var value: String?
    package var identifier: String?
    package var traits: UIAccessibilityTraits?
    package var frame: CGRect?
    package var elementsHidden = false
    package var viewIsModal = false
    package var groupsChildren = false
    package var elements: [Any]?
    package var customActions: [UIAccessibilityCustomAction]?
}
