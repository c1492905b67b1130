import Foundation
import MessageStackView
import UIKit

@testable import Example

/// The values that the public options of the library have had, found by reflection.
///
/// An option is a property, named like `PostSize.width`; an enumeration case, named like `PostSize.Length.content`; or a
/// labeled value of a case, named like `PostKeyboard.avoided.spacing`.
struct OptionValues {
    private var values: [String: Set<String>] = [:]

    /// The options that have been chosen: cases that have occurred, and properties that have had several values.
    var chosen: Set<String> {
        Set(values.filter { $0.value.contains(Self.case) || $0.value.count > 1 }.keys)
    }

    /// Adds the values of all options in a value of the library, or in settings of the example.
    mutating func add(_ value: Any) {
        let mirror = Mirror(reflecting: value)
        let type = Self.name(of: value)
        switch mirror.displayStyle {
        // The presentation of its sample isn't a setting.
        case .struct where value is ReadyMade: break
        case .struct:
            for child in mirror.children { add(child.value, as: "\(type).\(child.label ?? "")") }
        case .enum:
            let name = "\(type).\(mirror.children.first?.label ?? "\(value)")"
            values[name, default: []].insert(Self.case)
            for payload in mirror.children { add(payload: payload.value, of: name) }
        case .optional, .collection, .set:
            for child in mirror.children { add(child.value) }
        default: break
        }
    }

    private mutating func add(payload: Any, of name: String) {
        let mirror = Mirror(reflecting: payload)
        guard mirror.displayStyle == .tuple else { return add(payload) }
        for child in mirror.children { add(child.value, as: "\(name).\(child.label ?? "")") }
    }

    private mutating func add(_ value: Any, as option: String) {
        values[option, default: []].insert("\(value)")
        add(value)
    }

    /// The value of a case that has occurred.
    private static let `case` = "case"

    /// Returns the name of a value's type without the module. For a private type, it is the name of the type around it, and for a
    /// value that the library stores out of line, that of the value.
    private static func name(of value: Any) -> String {
        let name =
            String(reflecting: Mirror(reflecting: value).subjectType)
            .split(separator: ".", maxSplits: 1).last.map(String.init) ?? ""
        return name.range(of: ".(").map { String(name[..<$0.lowerBound]) } ?? name
    }
}

extension OptionValues {
    /// Adds the values of settings, of the presentation and the request that they make, and of the properties to which
    /// the code assigns.
    @MainActor
    mutating func add(_ choices: PlaygroundChoices, _ post: PostChoices) {
        add(choices.presentation)
        add(post)
        for action in post.shownActions { add(action.action) }
        var request = PostRequest(Message("Saved"))
        post.request.apply(to: &request)
        add(request.options)
        add(post.managerDefaults)
        let prefixes = [
            "postView.postManager.gestureManager.": "PostGestureManager", "postView.postManager.": "PostManager",
            "postView.": "PostView",
        ]
        for line in PlaygroundCode.swift(for: choices, post).split(separator: "\n") {
            for (prefix, type) in prefixes where line.hasPrefix(prefix) {
                let name = line.dropFirst(prefix.count).prefix { $0.isLetter }
                let rest = line.dropFirst(prefix.count + name.count)
                // The property, or one of its properties.
                guard rest.hasPrefix(" = ") || rest.hasPrefix(".") else { continue }
                values["\(type).\(name)", default: []].insert(Self.case)
            }
        }
        // The edge of some post views is an argument instead.
        values["PostView.edge", default: []].insert("\(post.edge)")
    }
}

extension PostChoices {
    /// The defaults for requests on a post view with these settings.
    @MainActor
    fileprivate var managerDefaults: PostOptions {
        let postView = PostView(edge: .top)
        manager.apply(to: postView)
        return postView.postManager.defaults
    }
}
