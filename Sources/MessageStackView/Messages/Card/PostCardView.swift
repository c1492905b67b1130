public import UIKit

/// The superclass of the views of all ready-made posts: a card with an icon, a title, a text and buttons.
///
/// An app can change the parts of any ready-made post, and add views of its own:
///
/// ```swift
/// let post = postView.post(AlertMessage("Rate us", text: "It takes a moment.", actions: [PostAction("OK")]))
/// if let card = post.view as? PostCardView {
///     card.titleLabel.textColor = .systemIndigo
///     card.contentStackView.addArrangedSubview(starsView)
/// }
/// ```
///
/// A value that an app sets on a part, such as the color of a label, isn't changed later by a style, a theme or a severity. The
/// card recognizes such a value because it differs from the value that the card itself set last. A value that is equal to the
/// card's last value isn't recognized, and later changes with the style; to keep such a value, set it in the ``PostStyle`` of the
/// post. A part whose value the app sets back to that of the card follows styles again.
///
/// A `PostCardView` without a subclass arranges its parts in a column, as an alert does. A subclass in a nib can connect the
/// outlets of this class to labels, image views and buttons of the nib. In this case, the nib arranges all parts, and parts whose
/// outlets aren't connected aren't shown.
open class PostCardView: UIView, PostContentView, PostTitledView, EdgeAlignedContent, PostAnswerable {
    // MARK: - Lifecycle

    /// Creates a card without texts, icon and buttons; `show(title:subtitle:icon:actions:)` sets them.
    ///
    /// - Parameter frame: The frame in the coordinates of the superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a card without texts, icon and buttons from an archive, such as a nib; `show(title:subtitle:icon:actions:)` sets
    /// them.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Public

    /// The label of the title, which is hidden if there is no title. If a nib connects `titleOutlet`, this property is the label of
    /// that outlet.
    public private(set) var titleLabel: UILabel = CardLabel()

    /// The label of the text below the title, which is hidden if there is no text. If a nib connects `subtitleOutlet`, this
    /// property is the label of that outlet.
    public private(set) var subtitleLabel: UILabel = CardLabel()

    /// The view that shows the actions as buttons, which is hidden if there are no actions. If a nib connects `actionsOutlet`, this
    /// property is the view of that outlet.
    public var actionsView: PostActionsView { actions ?? makeActionsView() }

    /// The view that shows the icon. It grows with the text size, and is hidden if there is no icon. If a nib connects
    /// `imageOutlet`, that image view shows the icon, and this view isn't used.
    public var iconView: UIView { icon }

    /// The stack view that arranges the title and the text in a column. In alerts and pop-ups, it also contains the icon above
    /// them. You can add views to it.
    ///
    /// In a card whose nib connects an outlet, the property returns a new stack view each time, which isn't shown.
    public var textStackView: UIStackView { column?.textStackView ?? UIStackView() }

    /// The stack view that contains the texts. You can add views before and after them.
    ///
    /// In a card whose nib connects an outlet, the property returns a new stack view each time, which isn't shown.
    public var contentStackView: UIStackView { column?.contentStackView ?? UIStackView() }

    /// The distances in points between the edges of the card and its content. By default, they are the insets that the theme of the
    /// post has for this kind of post, such as the insets of `PostTheme.message` for a message.
    ///
    /// In alerts and pop-ups, the buttons have these distances from the edges, and the texts can have larger ones. The left inset
    /// is at the leading side, and the right inset at the trailing side.
    public var insets = UIEdgeInsets.zero {
        didSet { insetsDidChange() }
    }

    /// A Boolean value that indicates whether the card shows all of its parts. The default is true.
    ///
    /// If the value is false, the card is compact: it shows its icon, its title and one line of its text, and hides its buttons
    /// except Undo. In a post with the presentation `PostPresentation.pill`, a card with a title shows no text.
    ///
    /// If the presentation of a post has `PostPresentation.isExpandable`, the library sets the value to false before the entrance,
    /// and to true after the end of the post. When the user opens or closes the post, the value changes. To open the post in code,
    /// set the value to true. An open post doesn't time out.
    open var isExpanded = true {
        didSet { if isExpanded != oldValue { expansionDidChange() } }
    }

    /// A Boolean value that indicates whether the card hides buttons, or hides or shortens its text, while ``isExpanded`` is false.
    /// If there is nothing to hide or shorten, the value is false, and the user can't open the post.
    open var hasDetails: Bool {
        let hidesText = hidesCompactText ? subtitleLabel.text?.isEmpty == false : subtitleLabel.exceedsOneLine
        return hidesText || !allActions.isEmpty && !showsActionsCompact
    }

    /// Shows texts, an icon and buttons, and hides the views for parts that are missing.
    ///
    /// - Parameters:
    ///   - title: The title. If it is nil or empty, the card has no title.
    ///   - subtitle: The text below the title. The default is nil. If it is nil or empty, the card has no text.
    ///   - icon: The icon. The default is nil, which shows the icon of the post's severity or, without a severity, no icon.
    ///   - actions: The actions, which the card shows as buttons. The default is an empty array.
    public func show(title: String?, subtitle: String? = nil, icon: PostIcon? = nil, actions: [PostAction] = []) {
        titleLabel.show(title)
        subtitleLabel.show(subtitle)
        setIcon(icon)
        allActions = actions
        updateActions()
        contentDidChange()
    }

    // MARK: Outlets

    /// The label that replaces `titleLabel`. The default is nil, which keeps `titleLabel`. Connect this outlet in a nib, which then
    /// arranges all parts of the card. If the nib sets no color for the label, the label gets the color of the card's title.
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    public var titleOutlet: UILabel? {
        didSet { connect(titleOutlet, at: \.titleLabel, look.title.color) }
    }

    /// The label that replaces `subtitleLabel`. The default is nil, which keeps `subtitleLabel`. Connect this outlet in a nib,
    /// which then arranges all parts of the card. If the nib sets no color for the label, the label gets the color of the card's
    /// text.
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    public var subtitleOutlet: UILabel? {
        didSet { connect(subtitleOutlet, at: \.subtitleLabel, look.subtitle.color) }
    }

    /// The image view that shows the icon in place of `iconView`. The default is nil, which keeps `iconView`. Connect this outlet
    /// in a nib, which then arranges all parts of the card. If the icon is an emoji, the image view shows nothing.
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    public var imageOutlet: UIImageView? {
        didSet { connect(imageOutlet, insteadOf: hasIcon ? icon : nil) { _ in updateIcon() } }
    }

    /// The view that shows the actions in place of `actionsView`. The default is nil, which keeps `actionsView`. Connect this
    /// outlet in a nib, which then arranges all parts of the card.
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    public var actionsOutlet: PostActionsView? {
        didSet {
            connect(actionsOutlet, insteadOf: actions) {
                $0.willEndPost = actions?.willEndPost
                actions = $0
                updateActions()
            }
        }
    }

    /// The button that closes the post. The default is nil, for a card without such a button. Connect this outlet in a nib, which
    /// then arranges all parts of the card. If neither the nib nor the app gives the button an action, a tap on the button ends the
    /// post with `PostRemovalReason.closeButton`.
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    public var closeOutlet: UIButton? {
        didSet { connect(closeOutlet, insteadOf: closeButton) { closeButton = $0 } }
    }

    // MARK: - PostContentView

    /// Applies the colors, fonts and metrics of a style and its theme to the card. The library calls this method before the post
    /// enters, and when the style changes.
    ///
    /// If the style has a background, the card hides its own background, corners and shadow, unless the app has set them. A value
    /// that the app has set on a part, such as a label, isn't changed.
    ///
    /// - Parameter style: The style of the post. An override calls the implementation of `super` with it.
    open func apply(_ style: PostStyle) {
        updateLook(style)
        updateCompactness()
        setNeedsLayout()
    }

    /// Shows the number of requests that the post represents. The library calls this method before the post enters, and when
    /// `Post.count` changes.
    ///
    /// This implementation returns false. As a result, the post shows numbers of 2 or more in its corner, outside the card. To show
    /// the number in the card, override this method and return true.
    ///
    /// - Parameter count: The number of requests, which is at least 1.
    /// - Returns: A Boolean value that indicates whether the card shows the number.
    open func show(count: Int) -> Bool { false }

    /// Shows the word for the severity above the title, in the color of the title. The library calls this method before the post
    /// enters, and when the severity or the setting Differentiate Without Color changes.
    ///
    /// - Parameter caption: The word, such as “Error”, or nil while the setting is off. If it is nil or empty, the card shows no
    ///   word.
    open func show(caption: String?) {
        if let caption, !caption.isEmpty {
            let label = captionLabel ?? makeCaptionLabel()
            label.text = caption
        } else {
            captionLabel?.removeFromSuperview()
            captionLabel = nil
        }
        column?.hideEmptyViews()
    }

    /// The button that closes the post: `closeOutlet`, or the close button of a ``BadgeMessageView``. It is nil if the card
    /// has no such button.
    open var closeControl: UIControl? { closeButton }

    /// The minimum time on screen in seconds that the library recommends for posts with this card: 10 if the card has actions,
    /// and otherwise 0.
    ///
    /// While VoiceOver or Switch Control runs, a shorter `PostDuration.seconds(_:)` is extended to this time. At other times, the
    /// shorter duration applies, and a debug build logs advice.
    open var minimumDuration: TimeInterval { allActions.isEmpty ? 0 : PostAction.minimumDuration }

    /// The responder for the keys of a hardware keyboard while the post blocks touches on the app: the card itself if it shows
    /// actions, and otherwise nil. The Return key chooses the preferred action, and the Escape key the cancel action.
    open var modalFirstResponder: UIResponder? { offersActions ? self : nil }

    // MARK: - UIView

    /// The color of template images and, in messages and notes, of texts. By default, it is the tint color of the post's
    /// `PostStyle`. A color that the app sets has precedence over that of the style.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            ownTint = newValue
            super.tintColor = newValue
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if kind.look.title.color == nil { updateLook() }
    }

    /// The background color of the card. By default, it depends on the kind of post, the theme and the severity, and is clear if
    /// the `PostStyle` of the post has a background. If the app sets a color, the card chooses text colors that are legible on this
    /// color.
    open override var backgroundColor: UIColor? {
        didSet { updateLook() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        edgeDidChange()
        adviseOnContrast()
    }

    /// Chooses the cancel action or, if there is none, dismisses the post. VoiceOver calls this method for the escape
    /// gesture.
    ///
    /// - Returns: A Boolean value that indicates whether an action was chosen or the post was dismissed.
    open override func accessibilityPerformEscape() -> Bool {
        actions?.actions.cancel.flatMap { actions?.choose($0.id) } ?? endEnclosingPost(.escape)
    }

    /// A Boolean value that indicates whether the card can become first responder. It is true if the card shows actions, which
    /// the Return and Escape keys can choose.
    open override var canBecomeFirstResponder: Bool { offersActions }

    /// Chooses the preferred action for the Return key, and the cancel action for the Escape key.
    ///
    /// - Parameters:
    ///   - presses: The presses that UIKit reports. If they choose no action, the implementation of `super` receives them.
    ///   - event: The event of the presses.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if actions?.choose(for: presses) != true { super.pressesBegan(presses, with: event) }
    }

    // MARK: - Internal

    /// The kind of new cards.
    class var initialKind: PostLook.Kind { .alert }

    /// The kind, which determines the look without a style.
    package lazy var kind = type(of: self).initialKind

    /// The kind with the changes of a subclass for its present state.
    var presentKind: PostLook.Kind { kind }

    /// Changes the own look of the card.
    package func changeLook(_ edit: (_ own: inout PostLook) -> Void) {
        edit(&kind.look)
        updateLook()
    }

    /// The values that the card has set last. A part with another value has one of the app.
    package private(set) var look = PostLook()

    /// The style of the post, with its theme.
    package private(set) var style = PostStyle()

    /// The severity that determines the colors; nil, the default, for none.
    var severity: PostSeverity? {
        didSet { if severity != oldValue { updateLook() } }
    }

    /// The icon of the value; nil for that of the severity.
    var ownIcon: PostIcon? {
        didSet { updateIcon() }
    }

    /// Shows the icon of the value, whose label is spoken before the texts; nil for that of the severity.
    func setIcon(_ icon: PostIcon?) {
        ownIcon = icon
        imageLabel = icon?.spokenLabel
        icon?.advise()
    }

    /// The label of the image, which is spoken before the texts; nil for none.
    var imageLabel: String? {
        didSet {
            let first = labels.first { !$0.isHidden }
            for label in labels { (label as? CardLabel)?.imageLabel = label === first ? imageLabel : nil }
        }
    }

    /// The actions of the value.
    private(set) var allActions: [PostAction] = []

    /// A Boolean value that indicates whether a card without actions has a button OK.
    var needsAnswer = false {
        didSet { if needsAnswer != oldValue, allActions.isEmpty { updateActions() } }
    }

    /// The actions that the card offers.
    var offeredActions: [PostAction] { allActions.isEmpty && needsAnswer ? [.ok] : allActions }

    /// A Boolean value that indicates whether the card offers actions.
    var offersActions: Bool { actions?.actions.isEmpty == false }

    /// The labels of the texts.
    var labels: [UILabel] { [titleLabel, subtitleLabel] }

    /// The button that closes the post; nil, the default, for none.
    var closeButton: UIButton?

    /// The view of the actions; nil until the first actions.
    private(set) var actions: PostActionsView?

    /// The view of the icon, created for the first icon.
    private(set) lazy var icon = makeIconView()
    private(set) var hasIcon = false

    /// The word for the severity, above the title; nil for none. It is no accessibility element, since the announcement of the post
    /// includes the word.
    private(set) var captionLabel: UILabel?

    /// The arrangement of the parts in a column; nil if a subclass arranges them.
    package private(set) var column: CardColumn?

    /// The view with the background and the corners of the card.
    var surface: UIView { self }

    /// The subview that contains all parts which the card itself arranges.
    var arrangedContent: UIView? { column?.outerStackView }

    /// The side of the icon in points at the default text size.
    var iconSide: CGFloat = 0 {
        didSet { if hasIcon { icon.side = iconSide } }
    }

    /// The distance in points between the texts and the other parts.
    var spacing: CGFloat {
        get { column?.spacing ?? 0 }
        set { column?.spacing = newValue }
    }

    /// A Boolean value that indicates whether the texts are centered.
    var centersTexts: Bool { column?.isCentered ?? false }

    /// Adds the parts to the view.
    func arrangeParts() {
        let column = CardColumn(of: self)
        self.column = column
        column.addParts()
    }

    /// Adds the view of the icon, which is made for the first icon.
    func place(_ iconView: PostIconView) {}

    /// Adds the view of the actions, which is made for the first actions.
    func place(_ actionsView: PostActionsView) {}

    func insetsDidChange() { column?.arrange() }

    func edgeDidChange() {
        guard let column else { return }
        updateLook()
        column.arrange()
    }

    /// Changes a look for the present state of a subclass.
    func adjust(_ look: inout PostLook) {}

    /// Sets the values of a look that only a subclass has.
    func setOtherValues(of new: PostLook) {}

    /// Reports that the texts, the icon or the actions have changed.
    func contentDidChange() {
        updateCompactness()
        column?.hideEmptyViews()
    }

    /// A Boolean value that indicates whether the compact card shows its buttons, as one that undoes an action.
    var showsActionsCompact: Bool { allActions.contains(where: \.isShownInPill) }

    /// Hides the parts that a compact card doesn't show, and shows them otherwise.
    func updateCompactness() {
        actions?.isCollapsed = !isExpanded && !showsActionsCompact
        let isHidden = !isExpanded && hidesCompactText
        guard isHidden || isTextHidden else { return }
        isTextHidden = isHidden
        subtitleLabel.isHidden = isHidden || subtitleLabel.text?.isEmpty ?? true
        // A hidden view in a stack view still has its width.
        subtitleLabel.setContentCompressionResistancePriority(
            isHidden ? UILayoutPriority(1) : .defaultHigh, for: .horizontal)
    }

    /// Replaces the closures of the actions, and the one that receives the answer, if there is one.
    package func updateHandlers(with others: [PostAction], onAnswer: (@MainActor (PostAction) -> Void)? = nil) {
        allActions.updateHandlers(with: others)
        actions?.updateHandlers(with: others)
        if let onAnswer { actions?.willEndPost = onAnswer }
    }

    /// Shows the actions that the card offers.
    func updateActions() {
        if actions != nil || !offeredActions.isEmpty { actionsView.actions = offeredActions }
    }

    /// Replaces a part with that of a nib, which also arranges the parts. A card with a part of a nib arranges none.
    private func connect<Part: UIView>(_ part: Part?, insteadOf old: UIView?, _ replace: (Part) -> Void) {
        guard let part, part !== old else { return }
        old?.removeFromSuperview()
        arrangedContent?.removeFromSuperview()
        column = nil
        replace(part)
        updateLook()
    }

    /// Replaces a label with that of a nib, which gets a color unless the nib has set one.
    private func connect(
        _ label: UILabel?, at path: ReferenceWritableKeyPath<PostCardView, UILabel>, _ color: UIColor?
    ) {
        connect(label, insteadOf: self[keyPath: path]) {
            self[keyPath: path] = $0
            // A nib decodes its own object for the default color.
            let colors = [$0, UILabel()].map { $0.textColor.resolvedColor(with: traitCollection) }
            if colors[0] == colors[1] { $0.textColor = color }
        }
    }

    /// Applies the look for the present state.
    func updateLook() { updateLook(style) }

    // MARK: - Private

    /// A Boolean value that indicates whether the text is hidden because the card is compact.
    private var isTextHidden = false

    /// A Boolean value that indicates whether the compact card hides its text, rather than shorten it.
    private var hidesCompactText: Bool { style.isCompact && !titleLabel.isHidden }

    private func expansionDidChange() {
        updateLook()
        updateCompactness()
        column?.hideEmptyViews()
        setNeedsLayout()
        enclosingPost?.contentSizeDidChange()
    }

    private static let captionFont = PostFont.system(.caption1, size: 12, weight: .bold)

    /// The tint color that was set, also nil for that of the superview.
    private var ownTint: UIColor?
    /// The fonts that the card has set last, for the text size at that time.
    private var fonts: [ObjectIdentifier: UIFont] = [:]
    /// The colors of the app that have too little contrast with Increase Contrast, and are replaced therefore.
    private var replacedColors: [ObjectIdentifier: UIColor] = [:]
    /// A Boolean value that indicates whether the card has set its first look.
    private var hasLook = false
    private var isChangingLook = true

    private func setUp() {
        for label in labels {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            label.isHidden = true
        }
        shouldGroupAccessibilityChildren = true
        arrangeParts()
        isChangingLook = false
        updateLook()
        hasLook = true
        adaptToTraits { card, previous in
            guard let previous, card.traitCollection.accessibilityContrast != previous.accessibilityContrast else {
                return
            }
            card.updateLook()
        }
    }

    private func makeIconView() -> PostIconView {
        let view = PostIconView(side: iconSide)
        hasIcon = true
        place(view)
        return view
    }

    private func makeActionsView() -> PostActionsView {
        let view = PostActionsView()
        actions = view
        view.textColor = look.buttonColor ?? .label
        view.apply(style.theme, over: look.backgroundFills)
        place(view)
        return view
    }

    private func makeCaptionLabel() -> UILabel {
        let label = UILabel()
        captionLabel = label
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.accessibilityElementsHidden = true
        let index = textStackView.arrangedSubviews.firstIndex { $0 === titleLabel }
        textStackView.insertArrangedSubview(label, at: index ?? 0)
        updateCaption()
        return label
    }

    private func updateIcon() {
        let shown = ownIcon ?? look.icon.map(PostIcon.image)
        if let imageOutlet {
            imageOutlet.show(shown?.image)
        } else if shown != nil || hasIcon {
            icon.icon = shown
        }
    }

    private func updateCaption() {
        guard let captionLabel else { return }
        captionLabel.font = Self.captionFont.with(style.theme.titleTypeface).font(in: captionLabel.traitCollection)
        captionLabel.textColor = titleLabel.textColor
        captionLabel.textAlignment = titleLabel.textAlignment
    }
}

// MARK: - Look

extension PostCardView {
    private func updateLook(_ style: PostStyle) {
        guard !isChangingLook else { return }
        isChangingLook = true
        defer { isChangingLook = false }
        self.style = style
        let background = surface.backgroundColor
        var new = PostLook(
            of: presentKind, style: style, severity: severity, isCentered: centersTexts,
            appBackground: hasLook && background != look.background ? background : nil,
            appTint: hasLook && ownTint != look.tint ? ownTint : nil,
            isHighContrast: traitCollection.accessibilityContrast == .high)
        adjust(&new)
        if !isExpanded { new.subtitle.numberOfLines = 1 }
        set(new)
    }

    /// Sets the values of a look, except where the app has set one.
    private func set(_ new: PostLook) {
        look.backgroundFills = new.backgroundFills
        set(\.background, of: new, insteadOf: surface.backgroundColor) { surface.backgroundColor = $0 }
        set(\.tint, of: new, insteadOf: ownTint) { tintColor = $0 }
        set(\.cornerRadius, of: new, insteadOf: surface.layer.cornerRadius) { surface.layer.cornerRadius = $0 ?? 0 }
        set(\.shadowOpacity, of: new, insteadOf: layer.shadowOpacity) { layer.shadowOpacity = $0 ?? 0 }
        set(\.insets, of: new, insteadOf: insets) { insets = $0 ?? insets }
        set(\.spacing, of: new, insteadOf: spacing) { spacing = $0 ?? spacing }
        set(\.iconSide, of: new, insteadOf: iconSide) { iconSide = $0 ?? iconSide }
        set(\.title, of: new, on: titleLabel)
        set(\.subtitle, of: new, on: subtitleLabel)
        var new = new
        new.buttonColor = new.buttonColor ?? titleLabel.textColor
        set(\.buttonColor, of: new, insteadOf: actions?.textColor ?? look.buttonColor) {
            actions?.textColor = $0 ?? .label
        }
        setOtherValues(of: new)
        look.icon = new.icon
        actions?.apply(style.theme, over: new.backgroundFills)
        updateIcon()
        updateCaption()
        adviseOnContrast()
    }

    /// Sets a value of a look, unless the part has another one than the card has set last: that one is the app's.
    ///
    /// - Parameters:
    ///   - path: The part of the look.
    ///   - new: The look.
    ///   - present: The present value.
    ///   - set: A closure that is called with the new value if it differs from the present one.
    final func set<Value: Equatable>(
        _ path: WritableKeyPath<PostLook, Value?>, of new: PostLook, insteadOf present: Value?, _ set: (Value?) -> Void
    ) {
        guard !hasLook || present == look[keyPath: path] else { return }
        look[keyPath: path] = new[keyPath: path]
        if present != new[keyPath: path] { set(new[keyPath: path]) }
    }

    private func set(_ text: WritableKeyPath<PostLook, PostLook.Text>, of look: PostLook, on label: UILabel) {
        var new = look
        new[keyPath: text].color = new[keyPath: text].color ?? tintColor
        setColor(text.appending(path: \.color), of: new, on: label)
        set(text.appending(path: \.alignment), of: new, insteadOf: label.textAlignment) {
            label.textAlignment = $0 ?? .natural
        }
        set(text.appending(path: \.numberOfLines), of: new, insteadOf: label.numberOfLines) {
            label.numberOfLines = $0 ?? 0
        }
        setFont(text.appending(path: \.font), of: new, on: label)
    }

    /// Sets the color of a text. One of the app stays, except where it has too little contrast with Increase Contrast.
    private func setColor(_ path: WritableKeyPath<PostLook, UIColor?>, of new: PostLook, on label: UILabel) {
        let (id, backgroundFills, color) = (ObjectIdentifier(label), new.backgroundFills, label.textColor)
        let isOfCard = !hasLook || color == look[keyPath: path]
        guard let ofApp = isOfCard ? replacedColors[id] : color else {
            return set(path, of: new, insteadOf: color) { label.textColor = $0 }
        }
        let isHigh = traitCollection.accessibilityContrast == .high
        let shown = isHigh ? ofApp.legible { backgroundFills.opaqueColors(in: $0) } : ofApp
        replacedColors[id] = shown === ofApp ? nil : ofApp
        if shown !== ofApp { look[keyPath: path] = shown }
        if color != shown { label.textColor = shown }
    }

    /// In a debug build, advises about a text with too little contrast, whose color is the app's.
    private func adviseOnContrast() {
        #if DEBUG
            guard window != nil else { return }
            let backgrounds = look.backgroundFills.opaqueColors(in: traitCollection)
            // A tint color that UIKit has dimmed isn't the app's.
            for label in labels where !label.isHidden && (label.textColor != tintColor || tintColor == ownTint) {
                let ratio = label.textColor.resolvedColor(with: traitCollection).leastContrast(over: backgrounds)
                guard ratio < Contrast.text else { continue }
                PostMisuse.advise(onContrast: ratio, of: "The text “\(label.text ?? "")”", Contrast.text)
            }
        #endif
    }

    /// Sets the font of a text. UIKit changes the size of the one that was set last with the text size.
    private func setFont(_ path: WritableKeyPath<PostLook, PostFont?>, of new: PostLook, on label: UILabel) {
        let (id, last) = (ObjectIdentifier(label), look[keyPath: path])
        guard let font = new[keyPath: path], font != last else { return }
        if let last, label.font != fonts[id], !last.isFont(label.font, in: label.traitCollection) { return }
        look[keyPath: path] = font
        let scaled = font.font(in: label.traitCollection)
        fonts[id] = scaled
        // An assignment would replace all fonts of an attributed text.
        if label.font != scaled { label.font = scaled }
    }
}

/// A text of a card. Its custom accessibility actions are the buttons, so that users don't have to search for them, and the
/// copying of the text.
final class CardLabel: UILabel, PostActionOffering {
    /// The label of the image above the text; nil for none.
    var imageLabel: String?

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel.map { [imageLabel, $0].compactMap(\.self).joined(separator: ", ") } }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { PostActions.answers(around: self) }
        set {}
    }
}

extension UILabel {
    /// A Boolean value that indicates whether the text needs more than one line at the present width, or any before the first layout.
    fileprivate var exceedsOneLine: Bool {
        guard let text, !text.isEmpty else { return false }
        return bounds.width == 0 || text.contains(where: \.isNewline)
            || sizeThatFits(.unlimited).width > bounds.width + 0.5
    }
}

// MARK: - PostStyled

extension PostCardView: PostStyled {}
