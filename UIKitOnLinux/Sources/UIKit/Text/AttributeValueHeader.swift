/// The first stored property of every class whose instances are values of text attributes.
///
/// On Linux, Foundation compares the attributes of adjacent runs in Core Foundation, which reads the first stored word
/// of an `NSObject` subclass as its own header. Bits 8 to 17 of that header are a type identifier, and comparing two
/// objects whose identifiers are both zero crashes. With an identifier that isn't a Core Foundation type, it calls
/// `isEqual(_:)`, as it should.
struct AttributeValueHeader: Sendable {
    private let typeIdentifier: UInt = 0x3FF << 8
}
