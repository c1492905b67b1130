@testable import MessageStackView

extension PostStrings {
    private static let texts: [WritableKeyPath<PostStrings, String> & Sendable] = [
        \.dismiss, \.information, \.success, \.warning, \.error, \.ok, \.cancel, \.email, \.password, \.oneTimeCode,
        \.name,
        \.choose, \.requiredField, \.invalidEmail, \.invalidNumber, \.unrated, \.undo, \.copy, \.inProgress, \.showLess,
        \.showMore, \.clearAll, \.noInternetTitle, \.noInternetSubtitle,
    ]

    /// Returns the texts, each changed in the same way.
    func changed(_ change: @escaping @Sendable (String) -> String) -> PostStrings {
        var strings = self
        for path in Self.texts { strings[keyPath: path] = change(self[keyPath: path]) }
        strings.dismissPost = { [dismissPost] in change(dismissPost($0)) }
        strings.available = { [available] in change(available($0)) }
        strings.times = { [times] in change(times($0)) }
        strings.count = { [count] in change(count($0)) }
        strings.rating = { [rating] in change(rating($0, $1)) }
        strings.more = { [more] in change(more($0)) }
        return strings
    }
}
