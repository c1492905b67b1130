#if canImport(SwiftUI)
    public import SwiftUI

    /// A SwiftUI view with the look of a message, or of another value that can be posted. Use it in previews, and for messages
    /// that are a permanent part of a screen.
    ///
    /// ```swift
    /// VStack {
    ///     MessageContent(Message(.warning, "You're offline"), style: .palette(.warning))
    ///     List(mails) { … }
    /// }
    /// ```
    ///
    /// The view has the proposed width, and the height of its content. It isn't posted, so it doesn't time out, isn't announced and
    /// has no gestures. The buttons for the actions of the value work, but `PostAction.endsPost` has no effect, since there is no
    /// post. The view has the theme of the modifier `postTheme(_:)` or, without that modifier, the `PostEnvironment.app.theme` at
    /// the last update of the view.
    public struct MessageContent<Value: Postable>: View {
        /// Returns the value. SwiftUI would ignore an equal value with other closures, but not another closure.
        private let value: () -> Value
        private let style: PostStyle
        @Environment(\.postTheme) private var theme

        /// Creates a view that shows a value.
        ///
        /// - Parameters:
        ///   - value: The value to show, such as a `Message`. A different value updates the view. A value that isn't `Equatable`
        ///     counts as different each time SwiftUI updates the view.
        ///   - style: The style of the view. The default is `PostStyle()`, with which the value itself determines the look of the
        ///     view.
        public init(_ value: Value, style: PostStyle = PostStyle()) {
            self.value = { value }
            self.style = style
        }

        /// The content of the view, which SwiftUI reads.
        public var body: some View {
            MessageRepresentable(value: value, style: style.resolved(with: theme ?? PostTheme.app)).fixedSize(
                horizontal: false, vertical: true)
        }
    }

    // As in MessageStackView+Names.swift.
    extension MessageStackView {
        @_documentation(visibility: internal)
        public typealias MessageContent = PostEnvironment.Names.LibraryMessageContent
    }

    extension PostEnvironment.Names {
        public typealias LibraryMessageContent = MessageContent
    }

    private struct MessageRepresentable<Value: Postable>: UIViewRepresentable {
        let value: () -> Value
        let style: PostStyle

        func makeUIView(context: Context) -> MessageContentView { MessageContentView(value(), style: style) }

        func updateUIView(_ view: MessageContentView, context: Context) { view.show(value(), style: style) }

        @available(iOS 16.0, *)
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: MessageContentView, context: Context) -> CGSize? {
            uiView.size(forWidth: proposal.width)
        }
    }

    /// A slot without a post, which shows the view of a value. An equal value changes only the closures that the view calls.
    private final class MessageContentView: WrappingView {
        private let slot = PostSlot()
        /// The value that the view shows.
        private var value: any Postable

        init(_ value: some Postable, style: PostStyle) {
            slot.attach(value.makeView())
            self.value = value
            super.init { [slot] in Self.size(of: slot, in: $0) }
            slot.translatesAutoresizingMaskIntoConstraints = true
            slot.frame.size = intrinsicContentSize
            addContent(slot)
            // Before iOS 16, SwiftUI asks for the priority to decide whether the view can be narrower than a line of text.
            setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            show(value, style: style)
        }

        required init?(coder: NSCoder) { nil }

        /// Measures each time, since the views of UIKit don't report a new size, such as that of an error or a larger text.
        override func layoutSubviews() {
            super.layoutSubviews()
            measure()
        }

        func show(_ value: some Postable, style: PostStyle) {
            slot.restyle(style, needsBody: !style.isPlain, scrolls: false)
            if let content = slot.content, self.value.isEqual(to: value) {
                (value as? any HandlerUpdating)?.updateHandlers(of: content)
            } else if slot.content.map(value.update) != true {
                slot.exchangeContent(for: value.makeView())
            }
            self.value = value
            measure()
        }

        /// Returns the size for a proposed width; nil for the ideal width.
        func size(forWidth width: CGFloat?) -> CGSize {
            let largest = UIView.layoutFittingExpandedSize
            return Self.size(of: slot, in: CGSize(width: width ?? largest.width, height: largest.height))
        }

        private static func size(of slot: PostSlot, in size: CGSize) -> CGSize {
            guard size.width < UIView.layoutFittingExpandedSize.width else {
                return slot.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            }
            return slot.systemLayoutSizeFitting(
                CGSize(width: max(0, size.width), height: 0), withHorizontalFittingPriority: UILayoutPriority(999),
                verticalFittingPriority: .fittingSizeLevel)
        }
    }

    extension Postable {
        /// Returns a Boolean value that indicates whether another value is known to be equal, and so doesn't change the view.
        fileprivate func isEqual(to other: any Postable) -> Bool {
            (self as? any Equatable).map { !$0.isUnequal(to: other) } ?? false
        }

        /// Returns a Boolean value that indicates whether another value is known to be different.
        func isUnequal(to other: any Postable) -> Bool {
            guard let value = self as? any Equatable else { return type(of: self) != type(of: other) }
            return value.isUnequal(to: other)
        }
    }

    extension Equatable {
        fileprivate func isUnequal(to other: Any) -> Bool { (other as? Self) != self }
    }
#endif
