/// The delegate of a sheet.
///
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate
@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after the user has dragged the sheet to another detent, but not for a change by code. Optional in Apple's
    /// UIKit.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
