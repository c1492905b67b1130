/// Knows what a table view shows.
///
/// Apple declares all but two methods as optional; without Objective-C an extension answers for those that are left out.
/// https://developer.apple.com/documentation/uikit/uitableviewdatasource
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// 1 if left out.
    func numberOfSections(in tableView: UITableView) -> Int

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Asked as the row comes into sight; a cell that went out of it can be had with `dequeueReusableCell`.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Nil, and for a delegate that gives no view, shows none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
