import CPangoCairo

/// Breaks text into lines.
struct Typesetter {
    /// The maximum number of characters, which fill more than a screen. Pango's time is quadratic in the number of
    /// paragraphs.
    private static let characterLimit = 20_000

    private let text: StyledText
    private let container: TextContainer
    private let context: OpaquePointer
    private let geometry: LineGeometry
    /// The first byte of each run.
    private let runStarts: [Int]
    private let eastAsianFamily: String

    /// The Pango layouts that own the lines so far. The caller must free them.
    private(set) var layouts: [OpaquePointer] = []
    private(set) var isTruncated = false

    init(_ text: StyledText, _ container: TextContainer, _ context: OpaquePointer) {
        self.text = text
        self.container = container
        self.context = context
        geometry = LineGeometry(text.paragraph, width: container.width)
        var starts: [Int] = []
        var position = 0
        for run in text.runs {
            starts.append(position)
            position += run.length
        }
        runStarts = starts
        eastAsianFamily = DeviceLanguages.eastAsianFamily ?? FallbackFonts.eastAsianFamily(for: text.string)
    }

    mutating func makeLines() -> [TextLayout.Line] {
        let string = String(text.string.prefix(characterLimit))
        guard !string.isEmpty else { return [] }
        let limit = container.maximumLines > 0 ? container.maximumLines : Int.max
        let cutsShort = container.truncates && container.width.isFinite && limit < Int.max
        if cutsShort, limit == 1 { return shortened(string, from: 0, below: 0, isFirst: true) }
        let lines = broken(string)
        guard cutsShort, lines.count > limit else { return Array(lines.prefix(limit)) }
        let last = lines[limit - 1]
        return lines.prefix(limit - 1)
            + shortened(
                string, from: Int(last.handle.pointee.start_index), below: last.top,
                isFirst: last.handle.pointee.is_paragraph_start != 0)
    }

    /// The number of characters that can be visible, which is limited by the maximum number of lines.
    private var characterLimit: Int {
        let showsEnd = container.lineBreakMode == .byTruncatingHead || container.lineBreakMode == .byTruncatingMiddle
        guard container.maximumLines > 0, container.width.isFinite, !showsEnd else { return Self.characterLimit }
        let narrowest = (text.runs.map(\.font.pointSize).min() ?? UIFont.labelFontSize) / 10
        let perLine = min(max(0, container.width) / narrowest, CGFloat(Self.characterLimit)) + 100
        return min(Int(perLine) * min(container.maximumLines, Self.characterLimit), Self.characterLimit)
    }

    // MARK: Lines

    /// Returns all lines of the text.
    private mutating func broken(_ string: String) -> [TextLayout.Line] {
        let layout = makeLayout(string, from: 0)
        if container.wraps {
            pango_layout_set_width(layout, pangoWidth(geometry.widest))
            pango_layout_set_indent(layout, geometry.firstLineIndent.pangoUnits)
            pango_layout_set_wrap(
                layout, container.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        }
        var lines: [TextLayout.Line] = []
        var next = pango_layout_get_lines_readonly(layout)
        var top: CGFloat = 0
        while let node = next {
            next = node.pointee.next
            let handle = node.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
            let isFirst = handle.pointee.is_paragraph_start != 0
            if !lines.isEmpty {
                let style = text.paragraph
                top += isFirst ? style.paragraphSpacing + style.paragraphSpacingBefore : style.lineSpacing
            }
            let line = makeLine(handle, textStart: 0, top: top, isFirst: isFirst, isFurther: !lines.isEmpty)
            top = line.bottom
            lines.append(line)
        }
        return lines
    }

    /// Returns the text from a byte on as one line, truncated to the width.
    private mutating func shortened(
        _ string: String, from start: Int, below top: CGFloat, isFirst: Bool
    ) -> [TextLayout.Line] {
        let rest = String(decoding: string.utf8.dropFirst(start), as: UTF8.self)
        let layout = makeLayout(rest.onOneLine, from: start)
        pango_layout_set_single_paragraph_mode(layout, 1)
        pango_layout_set_ellipsize(layout, ellipsis)
        pango_layout_set_width(layout, pangoWidth(geometry.room(isFirst: isFirst)))
        isTruncated = pango_layout_is_ellipsized(layout) != 0
        guard let handle = pango_layout_get_line_readonly(layout, 0) else { return [] }
        return [makeLine(handle, textStart: start, top: top, isFirst: isFirst)]
    }

    /// Returns a line.
    ///
    /// - Parameters:
    ///   - isFirst: Whether it is the first line of its paragraph.
    ///   - isFurther: Whether it is below another line.
    private func makeLine(
        _ handle: UnsafeMutablePointer<PangoLayoutLine>, textStart: Int, top: CGFloat, isFirst: Bool,
        isFurther: Bool = false
    ) -> TextLayout.Line {
        var width: CGFloat = 0
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        var kern: CGFloat = 0
        var eastAsianSize: CGFloat = 0
        let profile = FontMetricsProfile.current
        func include(_ run: StyledText.Run) {
            ascent = max(ascent, profile.lineAscent(size: run.font.pointSize) + run.baselineOffset)
            descent = max(descent, profile.lineDescent(of: run.font) - run.baselineOffset)
        }
        var next = handle.pointee.runs
        while let node = next {
            next = node.pointee.next
            let item = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            let run = run(at: textStart + Int(item.item.pointee.offset))
            include(run)
            if FallbackFonts.isTall(item.script) {
                ascent = max(ascent, run.font.pointSize * FallbackFonts.tallAscent + run.baselineOffset)
                descent = max(descent, run.font.pointSize * FallbackFonts.tallDescent - run.baselineOffset)
            }
            if FallbackFonts.isEastAsian(item.script) { eastAsianSize = max(eastAsianSize, run.font.pointSize) }
            if item.isEllipsis { item.removePadding() }
            GlyphAdvances.center(item)
            width += CGFloat(pango_glyph_string_get_width(item.glyphs)) / CGFloat(PANGO_SCALE)
            kern = run.kern ?? 0
        }
        // Lines with East Asian characters are as high as others, and farther from the line above.
        let pitch = profile == .iOS ? FallbackFonts.eastAsianPitch * eastAsianSize : 0
        let top = isFurther ? top + max(0, pitch - ascent - descent) : top
        if handle.pointee.runs == nil { include(run(at: textStart + Int(handle.pointee.start_index))) }
        return TextLayout.Line(
            handle: handle,
            // Pango adds kerning only between letters; UIKit adds it after the last one too.
            width: max(0, width + kern),
            top: top,
            ascent: ascent + geometry.extraAscent(natural: ascent + descent),
            descent: descent,
            isRightToLeft: PangoDirection(rawValue: handle.pointee.resolved_dir) == PANGO_DIRECTION_RTL,
            head: geometry.head(isFirst: isFirst),
            tail: geometry.tail)
    }

    /// Returns the run of a byte; the last run for a byte after the end.
    private func run(at byte: Int) -> StyledText.Run {
        let index = runStarts.lastIndex { $0 <= byte } ?? 0
        return text.runs[index]
    }

    // MARK: Pango

    private func pangoWidth(_ width: CGFloat) -> Int32 {
        // A hundredth of a point is added, so that text fits into its measured width.
        Int32(min((max(0, width) + 0.01) * CGFloat(PANGO_SCALE), 1e9))
    }

    private var ellipsis: PangoEllipsizeMode {
        switch container.lineBreakMode {
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
        }
    }

    private mutating func makeLayout(_ string: String, from start: Int) -> OpaquePointer {
        guard let layout = pango_layout_new(context) else { fatalError("Pango is out of memory.") }
        layouts.append(layout)
        pango_layout_set_text(layout, string, Int32(string.utf8.count))
        let attributes = pango_attr_list_new()
        insertHyphens(of: string, in: attributes)
        for (run, runStart) in zip(text.runs, runStarts) {
            let range = max(0, runStart - start)..<max(0, min(runStart + run.length - start, string.utf8.count))
            guard !range.isEmpty else { continue }
            for attribute in run.pangoAttributes(eastAsianFamily: eastAsianFamily) {
                attribute.pointee.start_index = UInt32(range.lowerBound)
                attribute.pointee.end_index = UInt32(range.upperBound)
                pango_attr_list_insert(attributes, attribute)
            }
        }
        narrowClosingStops(of: string, from: start, in: attributes)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        return layout
    }

    /// Lets a word that is longer than its line break between letters without a hyphen, and with one at a soft hyphen. Pango
    /// applies the attribute to the positions inside its range.
    private func insertHyphens(of string: String, in attributes: OpaquePointer?) {
        var start = 0
        for part in string.split(separator: "\u{AD}", omittingEmptySubsequences: false) {
            let end = start + part.utf8.count + 2
            if let attribute = pango_attr_insert_hyphens_new(0) {
                attribute.pointee.start_index = UInt32(start)
                attribute.pointee.end_index = UInt32(min(end, string.utf8.count))
                pango_attr_list_insert(attributes, attribute)
            }
            start = end
        }
    }

    /// Gives the full stops at the ends of paragraphs the font for the ends of lines. One where a paragraph wraps keeps its
    /// advance, because Pango breaks lines by advances that don't depend on the place in the line.
    private func narrowClosingStops(of string: String, from start: Int, in attributes: OpaquePointer?) {
        guard string.contains(FallbackFonts.fullStop) else { return }
        for paragraph in string.split(whereSeparator: \.isNewline) where paragraph.hasSuffix(FallbackFonts.fullStop) {
            let end = string.utf8.distance(from: string.startIndex, to: paragraph.endIndex)
            let first = end - FallbackFonts.fullStop.utf8.count
            guard run(at: start + first).font.isPlainSystemFont,
                let attribute = pango_attr_family_new(FontFiles.closingFamily(drawnIn: eastAsianFamily))
            else { continue }
            attribute.pointee.start_index = UInt32(first)
            attribute.pointee.end_index = UInt32(end)
            pango_attr_list_insert(attributes, attribute)
        }
    }
}

extension PangoGlyphItem {
    fileprivate var script: PangoScript { PangoScript(rawValue: Int32(item.pointee.analysis.script)) }

    fileprivate var isEllipsis: Bool {
        Int32(item.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
    }

    /// Restores the width of the ellipsis, which Pango widens to fill the line.
    fileprivate func removePadding() {
        let last = Int(glyphs.pointee.num_glyphs) - 1
        guard last >= 0 else { return }
        glyphs.pointee.glyphs[last].geometry.width = hb_font_get_glyph_h_advance(
            pango_font_get_hb_font(item.pointee.analysis.font), glyphs.pointee.glyphs[last].glyph)
    }
}

extension StyledText.Run {
    private var fontFamily: String {
        guard !font.isMonospaced else { return FontFiles.monospacedFamily }
        guard font.family?.design != .serif else { return FontFiles.serifFamily }
        let isDisplay = font.pointSize >= SystemFontTracking.displaySize
        let family = isDisplay ? FontFiles.displayFamily : FontFiles.textFamily
        return font.family == nil ? family : FontFiles.namedFamily(drawnIn: family)
    }

    fileprivate func pangoAttributes(eastAsianFamily: String) -> [UnsafeMutablePointer<PangoAttribute>] {
        let description = pango_font_description_new()
        pango_font_description_set_family(
            description,
            FallbackFonts.families(
                after: fontFamily,
                eastAsian: font.isPlainSystemFont ? eastAsianFamily : FontFiles.namedFamily(drawnIn: eastAsianFamily)))
        pango_font_description_set_weight(description, FontFiles.pangoWeight(ofFace: font.weight.faceIndex))
        if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        pango_font_description_set_absolute_size(description, Double(font.pointSize) * Double(PANGO_SCALE))
        var attributes = [
            pango_attr_font_desc_new(description)
        ]
        pango_font_description_free(description)
        if let kern { attributes.append(pango_attr_letter_spacing_new(kern.pangoUnits)) }
        if kern == 0 { attributes.append(pango_attr_font_features_new("kern=0")) }
        if baselineOffset != 0 {
            attributes.append(pango_attr_rise_new(baselineOffset.pangoUnits))
        }
        if isGap { attributes.append(gapAttribute) }
        if font.hasMonospacedDigits { attributes.append(pango_attr_font_features_new("tnum=1")) }
        return attributes.compactMap { $0 } + inkAttributes
    }

    /// The attribute that makes the run a space of the width of a gap.
    private var gapAttribute: UnsafeMutablePointer<PangoAttribute>? {
        var ink = PangoRectangle()
        var logical = PangoRectangle()
        logical.width = (font.pointSize * FallbackFonts.scriptGap).pangoUnits
        return pango_attr_shape_new(&ink, &logical)
    }

    /// The attributes of the run that don't affect the layout.
    private var inkAttributes: [UnsafeMutablePointer<PangoAttribute>] {
        var attributes: [UnsafeMutablePointer<PangoAttribute>?] = []
        if let color {
            attributes.append(pango_attr_foreground_new(color.pangoRed, color.pangoGreen, color.pangoBlue))
            attributes.append(pango_attr_foreground_alpha_new(color.pangoAlpha))
        }
        if let background {
            attributes.append(
                pango_attr_background_new(background.pangoRed, background.pangoGreen, background.pangoBlue))
            attributes.append(pango_attr_background_alpha_new(background.pangoAlpha))
        }
        if underline.style != 0 {
            let isDouble = underline.style & NSUnderlineStyle.double.rawValue == NSUnderlineStyle.double.rawValue
            attributes.append(pango_attr_underline_new(isDouble ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE))
            if let color = underline.color {
                attributes.append(pango_attr_underline_color_new(color.pangoRed, color.pangoGreen, color.pangoBlue))
            }
        }
        if strikethrough.style != 0 {
            attributes.append(pango_attr_strikethrough_new(1))
            if let color = strikethrough.color {
                attributes.append(pango_attr_strikethrough_color_new(color.pangoRed, color.pangoGreen, color.pangoBlue))
            }
        }
        return attributes.compactMap { $0 }
    }
}

extension CGFloat {
    var pangoUnits: Int32 { Int32((self * CGFloat(PANGO_SCALE)).rounded()) }
}

extension InkColor {
    fileprivate var pangoRed: UInt16 { red.sixteenBits }
    fileprivate var pangoGreen: UInt16 { green.sixteenBits }
    fileprivate var pangoBlue: UInt16 { blue.sixteenBits }
    fileprivate var pangoAlpha: UInt16 { alpha.sixteenBits }
}

extension Double {
    fileprivate var sixteenBits: UInt16 { UInt16(min(max(self, 0), 1) * 65535) }
}

extension String {
    /// The text with line breaks replaced by spaces, with the same number of bytes.
    fileprivate var onOneLine: String {
        guard contains(where: \.isNewline) else { return self }
        var bytes = Array(utf8)
        for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D { bytes[index] = 0x20 }
        return String(decoding: bytes, as: UTF8.self)
    }
}
