/// The animatable properties of every layer, by their Core Animation names.
/// https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/AnimatableProperties/AnimatableProperties.html
enum LayerProperties {
    static let common: [String: LayerProperty] = [
        "position": .point(\.position),
        "bounds": .rect(\.bounds),
        "anchorPoint": .point(\.anchorPoint),
        "zPosition": .number(\.zPosition),
        "transform": .transform(\.transform),
        "sublayerTransform": .transform(\.sublayerTransform),
        "contentsRect": .rect(\.contentsRect),
        "contentsCenter": .rect(\.contentsCenter),
        "opacity": .number(\.opacity, in: 0...1),
        "hidden": .flag(\.isHidden),
        "masksToBounds": .flag(\.masksToBounds),
        "backgroundColor": .color(\.backgroundColor),
        "cornerRadius": .number(\.cornerRadius, in: 0...Double.infinity),
        "borderWidth": .number(\.borderWidth, in: 0...Double.infinity),
        "borderColor": .color(\.borderColor),
        "shadowColor": .color(\.shadowColor),
        "shadowOpacity": .number(\.shadowOpacity, in: 0...1),
        "shadowOffset": .size(\.shadowOffset),
        "shadowRadius": .number(\.shadowRadius, in: 0...Double.infinity),
        "shadowPath": .path(\.shadowPath),
    ]
}
