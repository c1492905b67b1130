import Testing

/// The libraries whose defects the tagged tests guard against. Documentation/DefectsElsewhere.md lists the defects.
extension Tag {
    /// A defect of MessageStackView 3, labeled `M-A1` to `M-G3`.
    @Tag static var messageStackView3: Self
    /// A defect of OwlBanners, labeled `OB-1` to `OB-22`.
    @Tag static var owlBanners: Self
    /// A defect of SwiftEntryKit, labeled `SEK-D1` to `SEK-D32`.
    @Tag static var swiftEntryKit: Self
    /// A defect of SwiftMessages, labeled `SM-D1` to `SM-D29`.
    @Tag static var swiftMessages: Self
    /// A defect that many banner, toast and snackbar libraries share, labeled `K1` to `K15`.
    @Tag static var commonDefects: Self
}
