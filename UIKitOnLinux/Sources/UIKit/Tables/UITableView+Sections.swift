// Headers and footers of sections and of the table.
extension UITableView {
    var metrics: TableMetrics { TableMetrics(style: style, width: window?.bounds.width ?? bounds.width) }

    var isGrouped: Bool { style != .plain }

    // MARK: - Views and titles

    private enum Edge {
        case header, footer
    }

    private func title(_ edge: Edge, _ section: Int) -> String? {
        switch edge {
        case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
        case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
        }
    }

    private func view(_ edge: Edge, _ section: Int) -> UIView? {
        switch edge {
        case .header: rowDelegate?.tableView(self, viewForHeaderInSection: section)
        case .footer: rowDelegate?.tableView(self, viewForFooterInSection: section)
        }
    }

    private func edge(of item: TableLayout.Item) -> (edge: Edge, section: Int)? {
        switch item {
        case .header(let section): (.header, section)
        case .footer(let section): (.footer, section)
        case .tableHeader, .tableFooter, .row: nil
        }
    }

    /// Returns the view of a header or footer: the app's view, or one with the title; `nil` without either.
    func supplement(_ item: TableLayout.Item) -> UIView? {
        if let view = supplements[item] { return view }
        guard let (edge, section) = edge(of: item) else { return nil }
        let view = view(edge, section) ?? title(edge, section).map { titleView($0, edge) }
        supplements[item] = view
        return view
    }

    private func titleView(_ title: String, _ edge: Edge) -> UIView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.show(edge == .header ? .header : .footer, isGrouped: isGrouped)
        view.textLabel?.text = title
        return view
    }

    /// Returns the kind of a title, which depends on the section above.
    private func kind(_ edge: Edge, _ section: Int, in layout: TableLayout) -> TableMetrics.Title {
        if edge == .footer { return .footer }
        if !isGrouped { return .plainHeader }
        // Under a large title, the first header has less space above it.
        guard section > 0 else { return titleBar != nil && style == .insetGrouped ? .headerAfterGap : .firstHeader }
        let above = TableLayout.Item.footer(section - 1)
        let hasGap = layout.index(of: above).map { layout.height($0) > 0 } ?? false
        return hasGap && supplement(above) == nil ? .headerAfterGap : .header
    }

    // MARK: - Heights

    /// Sets the height of a header or footer, from the delegate or by measuring.
    func sizeSupplement(_ index: Int, of layout: inout TableLayout) {
        guard let (edge, section) = edge(of: layout.item(index)) else { return }
        let wanted =
            switch edge {
            case .header: rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            case .footer: rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
            }
        let view = supplement(layout.item(index))
        (view as? UITableViewHeaderFooterView)?.adopt(metrics, as: kind(edge, section, in: layout))
        var height: CGFloat = 0
        if wanted >= 0 {
            height = view == nil && !isGrouped ? 0 : wanted
        } else if let view {
            height = fittingHeight(of: view)
        } else if isGrouped {
            height = edge == .header && section == 0 ? TableMetrics.firstGroupGap : TableMetrics.groupGap
        }
        let hasPadding = edge == .header && view != nil && (height > 0 || wanted < 0)
        let automaticPadding = isGrouped ? 0 : TableMetrics.headerPadding
        let padding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : automaticPadding
        layout.setHeight(height, below: hasPadding ? padding : 0, isMeasured: true, of: index)
    }

    private func fittingHeight(of view: UIView) -> CGFloat {
        let width = bounds.width - 2 * sideInset
        if view is UITableViewHeaderFooterView || view.storedSubviews.contains(where: \.isLaidOutByItsConstraints) {
            return view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        return view.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    /// The distance of inset groups from both sides, in points.
    var sideInset: CGFloat { metrics.cardInset }

    // MARK: - Placing

    /// Shows the visible headers and footers. In plain tables they are pinned to the top while their section is
    /// visible.
    func placeSupplements(in layout: inout TableLayout) {
        var seen: Set<TableLayout.Item> = []
        let top = bounds.minY + adjustedContentInset.top
        for section in layout.counts.indices {
            guard let header = layout.index(of: .header(section)), let footer = layout.index(of: .footer(section))
            else {
                continue
            }
            let end = layout.bottom(footer)
            guard end > bounds.minY, layout.top(header) < bounds.maxY else { continue }
            var y = layout.top(header)
            if style == .plain { y = max(y, min(top, layout.top(footer) - layout.height(header))) }
            place(.header(section), at: y, layout.height(header), &seen)
            place(.footer(section), at: layout.top(footer), layout.height(footer), &seen)
        }
        for (item, view) in supplements where !seen.contains(item) {
            supplements[item] = nil
            view.removeFromSuperview()
            if let view = view as? UITableViewHeaderFooterView { headerPool.put(view) }
        }
    }

    private func place(
        _ item: TableLayout.Item, at y: CGFloat, _ height: CGFloat, _ seen: inout Set<TableLayout.Item>
    ) {
        guard height > 0, let view = supplement(item) else { return }
        seen.insert(item)
        let frame = CGRect(x: sideInset, y: y, width: bounds.width - 2 * sideInset, height: height)
        if view.superview !== self {
            let firstOther = storedSubviews.firstIndex { !($0 is UITableViewCell) } ?? storedSubviews.count
            insertSubview(view, at: firstOther)
            UIView.performWithoutAnimation { view.frame = frame }
        }
        view.frame = frame
    }

    // MARK: - Table header and footer

    /// Replaces the table's header or footer view, whose height is that of its frame.
    func exchangeTableView(_ old: UIView?, for new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        forgetHeights()
    }

    func sizeTableViews(in layout: inout TableLayout) {
        layout.setHeight(tableHeaderView?.bounds.height ?? 0, isMeasured: true, of: 0)
        layout.setHeight(tableFooterView?.bounds.height ?? 0, isMeasured: true, of: layout.count - 1)
    }

    func placeTableViews(in layout: inout TableLayout) {
        for (view, index) in [(tableHeaderView, 0), (tableFooterView, layout.count - 1)] {
            guard let view else { continue }
            layout.setHeight(view.bounds.height, isMeasured: true, of: index)
            view.frame = CGRect(x: 0, y: layout.top(index), width: bounds.width, height: layout.height(index))
        }
    }

    func dropSupplements() {
        for view in supplements.values {
            view.removeFromSuperview()
            if let view = view as? UITableViewHeaderFooterView { headerPool.put(view) }
        }
        supplements = [:]
    }

    /// Removes the headers and footers if sections have changed, so that they are requested again.
    func reloadHeadersAndFooters(_ updates: TableUpdates) {
        if !updates.deletedSections.isEmpty || !updates.insertedSections.isEmpty || !updates.reloadedSections.isEmpty {
            dropSupplements()
        }
    }
}

extension UIView {
    fileprivate var isLaidOutByItsConstraints: Bool { !translatesAutoresizingMaskIntoConstraints }
}
