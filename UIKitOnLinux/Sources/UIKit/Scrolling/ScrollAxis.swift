/// A scroll axis.
enum ScrollAxis: CaseIterable {
    case horizontal
    case vertical

    var coordinate: WritableKeyPath<CGPoint, CGFloat> { self == .horizontal ? \.x : \.y }
    var length: WritableKeyPath<CGSize, CGFloat> { self == .horizontal ? \.width : \.height }
    var leadingInset: KeyPath<UIEdgeInsets, CGFloat> { self == .horizontal ? \.left : \.top }
    var trailingInset: KeyPath<UIEdgeInsets, CGFloat> { self == .horizontal ? \.right : \.bottom }
}
