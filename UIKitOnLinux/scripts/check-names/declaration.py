"""Normalises declarations, so that Apple's and ours can be compared as text."""

import re

# Keywords and attributes that don't affect the use of a declaration, or that only one of the two sources contains. The
# compiler checks access and overriding; import attributes have no counterpart here.
IGNORED = re.compile(
    r"@(?:discardableResult|NSCopying|objc|nonobjc|preconcurrency|MainActor|Sendable|escaping|unsafe)\b(?:\([^)]*\))? ?"
    r"|\b(?:public|open|override|final|dynamic|optional|nonisolated|weak|lazy|indirect) "
    r"|\bunowned(?:\(unsafe\))? |\bsending ")


def normalized(declaration):
    """Returns the declaration without attributes and inner parameter names, and with alternative notations unified."""
    text = IGNORED.sub("", declaration).replace("/*not inherited*/ ", "").replace("`", "")
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r"\brequired (?=init[?!]?\(coder)", "", text)  # required by NSCoding
    text = re.sub(r"\bclass let\b", "static let", text)
    text = re.sub(r"= (\d+)\.0\b", r"= \1", text)
    match = re.match(r"((?:static |class )?)(var|let) (\w+): (.*)$", text)
    if match:
        return property_(*match.groups())
    if re.match(r"(?:\w+ )*(?:func|init|subscript)\b", text):
        return without_inner_names(text)
    return text


def property_(scope, keyword, name, rest):
    """Returns a property with explicit accessors: a constant is read-only, one without accessors read-write."""
    if keyword == "let":
        rest += " { get }"
    elif not rest.endswith("}"):
        rest += " { get set }"
    if scope == "class " and keyword == "let":
        scope = "static "
    return f"{scope}var {name}: {rest}"


def without_inner_names(text):
    """Returns `func convert(_: CGPoint, to: UIView?)` for `func convert(_ point: CGPoint, to view: UIView?)`."""
    start = text.index("(")
    # Operator names can't contain parentheses, but generic parameters can.
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
    """Splits at commas outside brackets."""
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
    """Returns whether the declaration itself is isolated to the main actor, rather than one of its parameters."""
    return re.match(r"(?:@\w+(?:\([^)]*\))? )*@MainActor\b", declaration) is not None


def inherited(declaration):
    """Returns the names after a type's colon."""
    head = declaration.split(" where ")[0]
    return [name.strip() for name in split(head.partition(" : ")[2])]
