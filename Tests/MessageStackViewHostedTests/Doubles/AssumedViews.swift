import Observation
import SwiftUI
import UIKit

/// A handle on the state of a SwiftUI view, for the test that shows it.
@MainActor
final class Switches {
    var setState: (Bool) -> Void = { _ in }
}

/// The views of representables, by name.
@MainActor
final class Places {
    var views: [String: UIView] = [:]

    func window(of name: String) -> UIWindow? { views[name]?.window }
}

/// A view without a size, as the library adds it behind a view that posts.
struct Anchor: View {
    private let representable: Representable

    init(_ name: String, _ places: Places) {
        representable = Representable(name: name, places: places)
    }

    var body: some View {
        representable.frame(width: 0, height: 0)
    }

    private struct Representable: UIViewRepresentable {
        let name: String
        let places: Places

        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            places.views[name] = view
            return view
        }

        func updateUIView(_ view: UIView, context: Context) {}
    }
}

struct AssumedKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    var assumed: Int {
        get { self[AssumedKey.self] }
        set { self[AssumedKey.self] = newValue }
    }
}

/// A representable that writes its calls, its values and the environment of its modifier into a log.
struct LoggedView: UIViewRepresentable {
    let value: Int
    let state: Bool
    let key: Int
    let log: CallLog

    func makeCoordinator() -> CallLog { log }

    func makeUIView(context: Context) -> UIView {
        log.append("make")
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) { log.append("update \(value) \(state) \(key)") }

    static func dismantleUIView(_ view: UIView, coordinator: CallLog) { coordinator.append("dismantle") }
}

/// A modifier with state and environment that has a representable in the background.
struct LoggedBackground: ViewModifier {
    let value: Int
    let switches: Switches
    let log: CallLog
    @State private var state = false
    @Environment(\.assumed) private var key

    func body(content: Content) -> some View {
        content
            .background(LoggedView(value: value, state: state, key: key, log: log).frame(width: 0, height: 0))
            .onAppear { switches.setState = { state = $0 } }
    }
}

/// A view that has the modifier unless its value is nil.
struct Owner: View {
    let value: Int?
    let key: Int
    let switches: Switches
    let log: CallLog

    var body: some View {
        VStack {
            if let value {
                Text("Text").modifier(LoggedBackground(value: value, switches: switches, log: log))
            }
        }
        .environment(\.assumed, key)
    }
}

/// A view with a full-screen cover.
struct Coverable: View {
    let switches: Switches
    let cover: Switches
    let log: CallLog
    @State private var isCovered = false

    var body: some View {
        Text("Text").modifier(LoggedBackground(value: 0, switches: switches, log: log))
            .fullScreenCover(isPresented: $isCovered) { Text("Cover") }
            .onAppear { cover.setState = { isCovered = $0 } }
    }
}

/// A screen with anchors behind a text, behind one in a scroll view, and in a sheet.
struct Anchored: View {
    let places: Places
    let isCovered: Bool

    var body: some View {
        VStack {
            Text("Root").background(Anchor("root", places))
            ScrollView { Text("Row").background(Anchor("row", places)) }
        }
        .sheet(isPresented: .constant(isCovered)) {
            Text("Sheet").background(Anchor("sheet", places))
        }
    }
}

/// A text that grows.
struct Growing: View {
    let switches: Switches
    @State private var isLong = false

    var body: some View {
        VStack {
            Text("Text")
            if isLong { Text("More") }
        }
        .onAppear { switches.setState = { isLong = $0 } }
    }
}

/// A hosting controller that counts layouts and changes of its preferred size.
final class ObservedHostingController: UIHostingController<Growing> {
    var changes = 0

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        changes += 1
    }

    override var preferredContentSize: CGSize {
        didSet { changes += 1 }
    }
}

/// A view that writes two values of its environment into a log.
struct Reader: View {
    let log: CallLog
    @Environment(\.assumed) private var key
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let _ = log.append("read \(key) \(scheme == .dark ? "dark" : "light")")
        Text("Text")
    }
}

/// A modifier that reads its whole environment.
struct WholeReader: ViewModifier {
    let log: CallLog
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        let _ = log.append("\(environment.assumed) \(environment.horizontalSizeClass == .compact)")
        content
    }
}

/// A slider, a switch, a text field and a scroll view, 60 points from each other.
struct Controls: View {
    @State private var value = 0.5
    @State private var isOn = true
    @State private var text = ""

    var body: some View {
        VStack(spacing: 0) {
            Color.clear.frame(height: 90)
            Slider(value: $value).frame(width: 200, height: 60)
            Toggle("", isOn: $isOn).frame(width: 200, height: 60)
            TextField("", text: $text).frame(width: 200, height: 60)
            ScrollView { Text("Text") }.frame(width: 200, height: 100)
            Spacer()
        }
    }
}

/// A model outside of all views.
@available(iOS 17.0, *)
@MainActor @Observable
final class AssumedModel {
    var isOn = false
}

/// A modifier that reads its binding.
struct BindingReader: ViewModifier {
    @Binding var value: Bool
    let log: CallLog

    func body(content: Content) -> some View {
        let _ = log.append("\(value)")
        content
    }
}
