#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Keeps the content of this view clear of posts by reducing the safe area of the view by the height that posts cover.
        /// The safe area changes as the posts enter and leave, or as a finger drags them.
        ///
        /// ```swift
        /// List(messages) { MessageRow($0) }
        ///     .makesRoomForPosts(.bottom)
        /// ```
        ///
        /// `UIView.postLayoutGuide(at:)` describes which posts count. The environment value `postInsets` of this view and the views
        /// inside contains the covered heights at both edges.
        ///
        /// - Parameter edges: The edges at which the view makes room, `.top` or `.bottom`. The default is both. With an empty set,
        ///   the safe area doesn't change, but the environment has the `postInsets`.
        public func makesRoomForPosts(_ edges: Edge.Set = .vertical) -> some View {
            modifier(PostRoomModifier(edges: edges))
        }
    }

    extension EnvironmentValues {
        /// The heights in points that posts cover in the safe area of the nearest enclosing view with the modifier
        /// `makesRoomForPosts(_:)`: `top` is the height at the upper edge of that view, and `bottom` the height at its lower edge.
        /// Without posts, or without such a view, both are zero. The leading and trailing insets are always zero.
        ///
        /// ```swift
        /// struct AddButton: View {
        ///     @Environment(\.postInsets) private var postInsets
        ///
        ///     var body: some View {
        ///         Button("Add") {}.padding(.bottom, postInsets.bottom)
        ///     }
        /// }
        /// ```
        public internal(set) var postInsets: EdgeInsets {
            get { self[PostInsetsKey.self] }
            set { self[PostInsetsKey.self] = newValue }
        }
    }

    private struct PostInsetsKey: EnvironmentKey {
        static let defaultValue = EdgeInsets()
    }

    /// Measures the room of posts in a view, and makes it.
    private struct PostRoomModifier: ViewModifier {
        let edges: Edge.Set
        @State private var room = EdgeInsets()

        func body(content: Content) -> some View {
            content
                .environment(\.postInsets, room)
                .safeAreaInset(edge: .top, spacing: 0) { space(edges.contains(.top) ? room.top : 0) }
                .safeAreaInset(edge: .bottom, spacing: 0) { space(edges.contains(.bottom) ? room.bottom : 0) }
                .background(PostRoomReader(room: $room).allowsHitTesting(false).accessibilityHidden(true))
        }

        private func space(_ height: CGFloat) -> some View {
            Color.clear.frame(height: height).allowsHitTesting(false).accessibilityHidden(true)
        }
    }

    /// A view behind the content, in whose bounds the room of posts is measured.
    private struct PostRoomReader: UIViewRepresentable {
        @Binding var room: EdgeInsets

        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            RoomView.room(of: view).didChange = { room, motion in
                var timing = UIView.inheritedAnimationDuration > 0 ? PostTransition.Timing.calm : nil
                if case .animated(let own) = motion { timing = own }
                let spring = UIAccessibility.reducesMotion ? nil : timing.map { PostSpring($0) }
                let animation = spring.map {
                    Animation.spring(response: 2 * .pi / $0.frequency, dampingFraction: $0.dampingRatio)
                }
                // SwiftUI may be updating views.
                _ = DefaultPostClock.shared.schedule(after: 0) {
                    withAnimation(animation) {
                        self.room = EdgeInsets(top: room.top, leading: 0, bottom: room.bottom, trailing: 0)
                    }
                }
            }
            return view
        }

        func updateUIView(_ view: UIView, context: Context) {}
    }
#endif
