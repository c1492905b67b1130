import Testing

@testable import Example

/// The contact sheets, on which the look of each kind of post is judged.
@MainActor
struct ContactSheetTests {
    @Test func eachKindHasSheetWithNameOfItsOwn() {
        let names = ContactSheet.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(Set(SheetKind.allCases.map(\.rawValue)).isSubset(of: names))
    }

    @Test func cellsOfSheetHaveDifferentNames() {
        for sheet in ContactSheet.all {
            #expect(Set(sheet.cells.map(\.name)).count == sheet.cells.count, "\(sheet.name)")
            #expect(sheet.isMotion ? sheet.cells.count == 1 : sheet.cells.count >= 8, "\(sheet.name)")
        }
    }

    @Test func galleryHasSampleOfEachTitle() {
        let titles = GallerySection.all.flatMap(\.samples).map(\.title)
        #expect(Set(SheetKind.allCases.compactMap(\.sampleTitle)).isSubset(of: titles))
    }
}
