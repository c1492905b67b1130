"""Declarations in a form in which Apple's and ours can be compared as text."""

import re

# What says nothing about how a declaration is used, or what the graph shows for one side only: access and overriding
# are checked by the compiler, attributes of import have no counterpart here.
IGNORED = re.compile(
    r"@(?:discardableResult|NSCopying|objc|nonobjc|preconcurrency|MainActor|Sendable|escaping|unsafe)\b(?:\([^)]*\))? ?"
    r"|\b(?:public|open|override|final|dynamic|optional|nonisolated|weak|lazy|indirect) "
    r"|\bunowned(?:\(unsafe\))? |\bsending ")


def normalized(declaration):
    """The declaration without attributes, parameters' inner names, and what is written in two ways."""
    text = IGNORED.sub("", declaration).replace("/*not inherited*/ ", "").replace("`", "")
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r"\brequired (?=init[?!]?\(coder)", "", text)  # NSCoding's, everywhere
    text = re.sub(r"\bclass let\b", "static let", text)
    text = re.sub(r"= (\d+)\.0\b", r"= \1", text)
    match = re.match(r"((?:static |class )?)(var|let) (\w+): (.*)$", text)
    if match:
        return property_(*match.groups())
    if re.match(r"(?:\w+ )*(?:func|init|subscript)\b", text):
        return without_inner_names(text)
    return text


def property_(scope, keyword, name, rest):
    """A constant is a property that can be read; one without accessors can be written too."""
    if keyword == "let":
        rest += " { get }"
    elif not rest.endswith("}"):
        rest += " { get set }"
    if scope == "class " and keyword == "let":
        scope = "static "
    return f"{scope}var {name}: {rest}"


def without_inner_names(text):
    """`func convert(_ point: CGPoint, to view: UIView?)` as `func convert(_: CGPoint, to: UIView?)`."""
    start = text.index("(")
    # The name of an operator may hold no parenthesis, generic parameters may.
    end = closing(text, start)
    parameters = [re.sub(r"^(\w+) \w+:", r"\1:", part.strip()) for part in split(text[start + 1:end])]
    return text[:start] + "(" + ", ".join(parameters) + ")" + text[end + 1:]


def closing(text, start):
    depth = 0
    for index in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        if depth == 0:
            return index
    raise ValueError(f"unbalanced: {text}")


def split(parameters):
    """Splits at the commas that stand in no bracket."""
    parts, depth, part = [], 0, ""
    for index, character in enumerate(parameters):
        if character in "([{<" or (character == ">" and parameters[index - 1] != "-") or character in ")]}":
            depth += 1 if character in "([{<" else -1
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    return parts + [part] if part.strip() else parts


def isolated(declaration):
    """Whether the declaration itself is the main actor's, not one of its parameters."""
    return re.match(r"(?:@\w+(?:\([^)]*\))? )*@MainActor\b", declaration) is not None


def inherited(declaration):
    """The names after a type's colon."""
    head = declaration.split(" where ")[0]
    return [name.strip() for name in split(head.partition(" : ")[2])]
