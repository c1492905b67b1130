import Testing

@testable import Example

/// The contact sheets, on which the look of each kind of post is judged.
@MainActor
struct ContactSheetTests {
    @Test func eachKindHasSheetWithNameOfItsOwn() {
        let names = ContactSheet.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(Set(SheetKind.all.map(\.name)).isSubset(of: names))
    }

    @Test func cellsOfSheetHaveDifferentNames() {
        for sheet in ContactSheet.all {
            #expect(Set(sheet.cells.map(\.name)).count == sheet.cells.count, "\(sheet.name)")
            #expect(sheet.isMotion ? sheet.cells.count == 1 : sheet.cells.count >= 8, "\(sheet.name)")
        }
    }

    @Test func galleryHasSampleOfEachTitle() {
        let titles = GallerySection.all.flatMap(\.samples).map(\.title)
        for case .sample(let sample) in SheetKind.all.map(\.post) where !sample.title.isEmpty {
            #expect(titles.contains(sample.title))
        }
    }

    @Test func eachReadyMadePostWithSampleHasSheets() {
        let kinds = ReadyMade.all.filter { $0.sample != nil }
        let names = ContactSheet.all.map(\.name)
        for kind in kinds.map({ $0.title.lowercased() }) {
            #expect(Set([kind, "\(kind)-texts", "\(kind)-motion"]).isSubset(of: names))
        }
        #expect(kinds.count >= 2)
    }
}
