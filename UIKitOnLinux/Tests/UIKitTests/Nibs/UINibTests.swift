import Testing
import UIKit

/// Nibs as keyed archives. `ArchivedViewTests` tests what the views in them keep.
@MainActor
struct UINibTests {
    @Test func topLevelObjectsKeepTheirOrder() throws {
        let objects = try nib(containing: [label("a"), UIImageView(), label("b")]).instantiate(withOwner: nil)
        #expect(objects.map { ($0 as? UILabel)?.text } == ["a", nil, "b"])
        #expect(objects[1] is UIImageView)
    }

    @Test func eachInstantiationMakesNewObjects() throws {
        let nib = try nib(containing: [label("a")])
        let first = try #require(nib.instantiate(withOwner: nil).first as? UILabel)
        let second = try #require(nib.instantiate(withOwner: self, options: [.externalObjects: [:]]).first as? UILabel)
        first.text = "b"
        #expect(second.text == "a")
    }

    @Test func viewsAwakeOnceWhenAllAreDecoded() throws {
        let inner = NibView("inner")
        let outer = NibView("outer", outlet: inner)
        outer.addSubview(inner)
        NibView.events = []
        let objects = try nib(containing: [outer, NibView("other", outlet: inner)]).instantiate(withOwner: nil)
        #expect(Set(NibView.events.prefix(3)) == ["decode inner", "decode outer", "decode other"])
        #expect(Set(NibView.events.dropFirst(3)) == ["awake inner", "awake outer to inner", "awake other to inner"])
        #expect(NibView.events.count == 6)
        let views = try #require(objects as? [NibView])
        #expect(views[0].outlet === views[1].outlet && views[0].subviews == [views[1].outlet])
    }

    @Test func nibInsideANibAwakesFirst() throws {
        NestedNibView.inner = try nib(containing: [NibView("inner")])
        let nib = try nib(containing: [NestedNibView(), NibView("last")])
        NibView.events = []
        _ = nib.instantiate(withOwner: nil)
        #expect(NibView.events == ["decode inner", "awake inner", "decode last", "awake last"])
    }

    @Test func decodingOutsideOfANibAwakesNothing() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: NibView("a"), requiringSecureCoding: false)
        NibView.events = []
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        #expect(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) is NibView)
        #expect(NibView.events == ["decode a"])
    }

    @Test func nibIsReadFromABundle() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Card.nib")
        let bundle = try #require(Bundle(path: folder.path))
        let nib = UINib(nibName: "Card", bundle: bundle)
        // The file is read when the nib is instantiated.
        try archive([label("from a file")]).write(to: file)
        #expect((nib.instantiate(withOwner: nil).first as? UILabel)?.text == "from a file")
    }

    @Test func missingFileStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UINib(nibName: "Missing", bundle: nil).instantiate(withOwner: nil) }
        }
        // Creating the nib doesn't.
        await #expect(processExitsWith: .success) { await MainActor.run { _ = UINib(nibName: "Missing", bundle: nil) } }
    }

    @Test func dataWithoutANibStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UINib(data: Data("text".utf8), bundle: nil).instantiate(withOwner: nil) }
        }
    }
}

// MARK: - Nibs

@MainActor
private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
}

@MainActor
private func archive(_ objects: [UIView]) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: objects, requiringSecureCoding: false)
}

@MainActor
private func nib(containing objects: [UIView]) throws -> UINib {
    UINib(data: try archive(objects), bundle: nil)
}

/// A view with a name and an outlet, which records when it is decoded and when it awakes.
final class NibView: UIView {
    static var events: [String] = []

    let name: String
    private(set) var outlet: NibView?

    init(_ name: String, outlet: NibView? = nil) {
        self.name = name
        self.outlet = outlet
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        name = coder.decodeObject(forKey: "name") as? String ?? ""
        super.init(coder: coder)
        outlet = coder.decodeObject(forKey: "outlet") as? NibView
        Self.events.append("decode \(name)")
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(name, forKey: "name")
        coder.encode(outlet, forKey: "outlet")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        MainActor.assumeIsolated {
            Self.events.append("awake \(name)" + (outlet.map { " to \($0.name)" } ?? ""))
        }
    }
}

/// A view whose initializer instantiates another nib.
final class NestedNibView: UIView {
    static var inner: UINib?

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = Self.inner?.instantiate(withOwner: nil)
    }
}
