/// The first stored property of every class whose objects are values of text attributes.
///
/// Foundation on Linux compares the attributes of neighbouring runs in Core Foundation, which reads the first stored word
/// of an `NSObject` subclass as a header of its own. Bits 8 to 17 of that header are a type identifier, and two objects
/// whose identifiers are both zero end the process. With an identifier that belongs to no type of Core Foundation it asks
/// `isEqual(_:)`, as it should.
struct AttributeValueHeader: Sendable {
    private let typeIdentifier: UInt = 0x3FF << 8
}
