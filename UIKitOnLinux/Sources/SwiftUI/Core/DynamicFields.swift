@_spi(Reflection) import Swift

/// A property wrapper of this module, connected with a node before the node's view is used.
@MainActor
protocol InstalledProperty {
    /// Connects the property. `index` numbers the properties of a view.
    mutating func install(in node: Node, index: Int)
}

/// Finds the stored properties of views that are dynamic properties.
@MainActor
enum DynamicFields {
    static func install<Value>(in value: inout Value, of node: Node) {
        var index = 0
        withUnsafeMutablePointer(to: &value) { install(Value.self, at: $0, of: node, index: &index) }
    }

    private static func install<Value>(
        _ type: Value.Type, at pointer: UnsafeMutableRawPointer, of node: Node, index: inout Int
    ) {
        for field in fields(of: type) {
            let pointer = pointer + field.offset
            if let property = field.type as? any InstalledProperty.Type {
                install(property, at: pointer, of: node, index: index)
                index += 1
            } else if let property = field.type as? any DynamicProperty.Type {
                installNested(property, at: pointer, of: node, index: &index)
            } else if let modifier = field.type as? any ViewModifier.Type {
                install(modifier, at: pointer, of: node, index: &index)
            }
        }
    }

    private static func install<Property: InstalledProperty>(
        _ type: Property.Type, at pointer: UnsafeMutableRawPointer, of node: Node, index: Int
    ) {
        pointer.assumingMemoryBound(to: type).pointee.install(in: node, index: index)
    }

    /// Connects the properties of a property that an app has declared, and then updates it.
    private static func installNested<Property: DynamicProperty>(
        _ type: Property.Type, at pointer: UnsafeMutableRawPointer, of node: Node, index: inout Int
    ) {
        install(type, at: pointer, of: node, index: &index)
        pointer.assumingMemoryBound(to: type).pointee.update()
    }

    private static func fields(of type: Any.Type) -> [(offset: Int, type: Any.Type)] {
        guard !(type is AnyClass) else { return [] }
        var fields: [(offset: Int, type: Any.Type)] = []
        _ = _forEachField(of: type) { _, offset, type, _ in
            fields.append((offset, type))
            return true
        }
        return fields
    }
}
