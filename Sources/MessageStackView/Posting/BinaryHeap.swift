/// A queue that gives its smallest element first. Adding and taking cost O(log n).
struct BinaryHeap<Element: Comparable> {
    private(set) var elements: [Element] = []

    init() {}

    /// Costs O(n).
    init(_ elements: [Element]) {
        self.elements = elements
        restoreOrder()
    }

    var count: Int { elements.count }
    var first: Element? { elements.first }

    mutating func insert(_ element: Element) {
        elements.append(element)
        siftUp(from: elements.count - 1)
    }

    mutating func popFirst() -> Element? {
        guard let last = elements.popLast() else { return nil }
        guard let first = elements.first else { return last }
        elements[0] = last
        siftDown(from: 0)
        return first
    }

    /// Drops what doesn't satisfy `isKept`, in O(n).
    mutating func keep(where isKept: (Element) -> Bool) {
        elements.removeAll { !isKept($0) }
        restoreOrder()
    }

    mutating func removeAll() {
        elements.removeAll()
    }

    private mutating func restoreOrder() {
        for index in stride(from: elements.count / 2 - 1, through: 0, by: -1) {
            siftDown(from: index)
        }
    }

    private mutating func siftUp(from start: Int) {
        var child = start
        let element = elements[child]
        while child > 0 {
            let parent = (child - 1) / 2
            guard element < elements[parent] else { break }
            elements[child] = elements[parent]
            child = parent
        }
        elements[child] = element
    }

    private mutating func siftDown(from start: Int) {
        var parent = start
        let element = elements[parent]
        while true {
            var child = 2 * parent + 1
            guard child < elements.count else { break }
            if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
            guard elements[child] < element else { break }
            elements[parent] = elements[child]
            parent = child
        }
        elements[parent] = element
    }
}

extension BinaryHeap: Sendable where Element: Sendable {}
