/// A library of photos. A hidden photo can be shown again until it is deleted.
@MainActor
final class PhotoLibrary {
    /// The numbers of the visible photos, in ascending order.
    private(set) var photos = Array(1...12)

    /// The numbers of the photos that were deleted, in the order of their deletion.
    private(set) var deleted: [Int] = []

    /// A closure that is called after each change.
    var didChange: @MainActor () -> Void = {}

    func hide(_ photo: Int) {
        photos.removeAll { $0 == photo }
        didChange()
    }

    func show(_ photo: Int) {
        photos = (photos + [photo]).sorted()
        didChange()
    }

    /// Deletes a hidden photo.
    func delete(_ photo: Int) {
        deleted.append(photo)
        didChange()
    }
}
