/// Hears of the height that a person chose for a sheet.
///
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate
@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// By a drag; not called for a change by code. Optional on Apple's.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
