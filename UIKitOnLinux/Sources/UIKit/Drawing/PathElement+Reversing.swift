extension [PathElement] {
    /// The path from end to start, with the subpaths also in reverse order.
    var reversedPath: [PathElement] {
        subpaths.reversed().flatMap(\.reversedSubpath)
    }

    private var subpaths: [[PathElement]] {
        var result: [[PathElement]] = []
        for element in self {
            if case .move = element { result.append([]) } else if result.isEmpty { result.append([]) }
            result[result.count - 1].append(element)
        }
        return result
    }

    private var reversedSubpath: [PathElement] {
        guard case .move(let start)? = first else { return self }
        var starts: [CGPoint] = []
        var current = start
        var isClosed = false
        for element in dropFirst() {
            starts.append(current)
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _): current = point
            case .close: isClosed = true
            }
        }
        var result: [PathElement] = [.move(current)]
        for (element, start) in zip(dropFirst(), starts).reversed() {
            switch element {
            case .move, .line: result.append(.line(start))
            case .curve(_, let control1, let control2):
                result.append(.curve(start, control1: control2, control2: control1))
            case .close: break
            }
        }
        return isClosed ? result + [.close] : result
    }
}
