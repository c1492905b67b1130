"""Rewrites the Swift interface of our UIKit as one of an Objective-C framework, like Apple's.

The compiler writes each declaration of an interface on one line. The functions here replace or clear lines, but never
insert or remove them, so that a line number in a diagnostic is a valid index.
"""

import re
from dataclasses import dataclass

ATTRIBUTES = r"(?P<attributes>(?:@[\w.]+(?:\([^)]*\))? )*)"
TYPE = re.compile(
    rf" *{ATTRIBUTES}(?P<modifiers>(?:(?!class )[a-z]+ )*)(?P<kind>class|struct|enum|protocol|extension) "
    r"(?!func |var |subscript)(?P<name>[\w.]+)(?P<rest>.*)"
)
MEMBER = re.compile(
    rf"(?P<indent> *){ATTRIBUTES}(?P<modifiers>(?:[a-z]+(?:\(\w+\))? )*)"
    r"(?P<keyword>func|var|init|subscript)\b(?P<rest>.*)"
)
VALUE = re.compile(rf" *{ATTRIBUTES}(?:[a-z]+ )*(?:case|let) `?(?P<name>\w+).*")
BOOLEAN = re.compile(r"\b(?P<name>is[A-Z]\w*): Swift\.Bool(?P<accessors>.*)")

# Protocols that Apple declares in Swift.
SWIFT_PROTOCOLS = {"UIMutableTraits", "UITraitChangeObservable", "UITraitDefinition"}

# Boolean properties whose Objective-C name also starts with `is`. Their setters are like `setIsAccessibilityElement:`.
NAMED_WITH_IS = {"isAccessibilityElement"}


@dataclass(frozen=True)
class Scope:
    """A type, a protocol or an extension."""

    kind: str  # the keyword
    module: str
    name: str  # the qualified name without the module: `UIView.ContentMode`
    first_line: int
    is_generic: bool


def scopes(lines, module):
    """Yields the scope of each line: None at the top level and in the bodies of members."""
    stack = [None]
    for index, line in enumerate(lines):
        yield stack[-1]
        opened = line.count("{") - line.count("}")
        if opened > 0:
            stack.append(scope_opened(index, line, stack[-1], module))
        elif opened < 0:
            stack.pop()


def scope_opened(index, line, outer, module):
    declaration = TYPE.fullmatch(line)
    if not declaration:
        return None
    name = declaration["name"]
    is_generic = declaration["rest"].startswith("<")
    if declaration["kind"] == "extension":
        module, name = name.split(".", 1)
    elif outer:
        module, name, is_generic = outer.module, f"{outer.name}.{name}", is_generic or outer.is_generic
    return Scope(declaration["kind"], module, name, index, is_generic)


def superclasses_by_name(lines, scopes):
    found = {}
    for scope in scopes:
        if scope and scope.kind == "class" and scope.name not in found:
            inherited = re.search(r" : \w+\.([\w.]+)", lines[scope.first_line])
            found[scope.name] = inherited[1] if inherited else None
    return found


def labels(member):
    """Returns the argument labels of a function or initializer: `_:at:`."""
    depth, found = 0, []
    parameters = member["rest"][member["rest"].index("(") :]
    for token in re.finditer(r"->|[(\[<]|[)\]>]|(\w+)(?: \w+)?: ", parameters):
        if token[0] in "([<":
            depth += 1
        elif token[0] in ")]>":
            depth -= 1
            if depth == 0:
                break
        elif depth == 1 and token[1]:
            found.append(f"{token[1]}:")
    return "".join(found)


def path_component(member):
    """Returns the name of a member in the lists of Apple's declarations: `addSubview(_:)`."""
    name = re.match(r" ?`?(\w*)", member["rest"])[1]
    return name if member["keyword"] == "var" else f"{name or member['keyword']}({labels(member)})"


def indentation(line):
    return line[: len(line) - len(line.lstrip())]


class ObjectiveCInterface:
    """An interface while it is rewritten."""

    def __init__(self, text, optional_requirements):
        self.lines = text.split("\n")
        self.optional_requirements = optional_requirements
        self.refused = set()  # the indices of declarations without `@objc`
        self.scopes = list(scopes(self.lines, "UIKit"))
        self.superclass = superclasses_by_name(self.lines, self.scopes)
        # Core Graphics classes aren't Objective-C classes.
        self.classes = {name for name in self.superclass if "NSObject" in self.superclasses(name)}
        protocols = {scope.name for scope in self.scopes if scope and scope.kind == "protocol"}
        self.protocols = protocols - SWIFT_PROTOCOLS
        self.drop_required_initializers()
        self.make_requirements_optional()

    def members(self):
        for index, (line, scope) in enumerate(zip(self.lines, self.scopes)):
            if scope and (member := MEMBER.fullmatch(line)):
                yield index, scope, member

    def superclasses(self, name):
        while name := self.superclass.get(name):
            yield name

    # MARK: Differences from Linux

    def drop_required_initializers(self):
        """Removes `required` from all initializers except for NSCoding's, and removes initializers from protocols.

        Unlike Objective-C, Swift needs a required initializer to create an instance from a metatype.
        """
        required = {}  # class name: {labels: index}
        for index, scope, member in list(self.members()):
            if member["keyword"] != "init" or "coder: " in member["rest"]:
                continue
            if scope.kind == "protocol" and scope.name in self.protocols:
                self.empty(index)
            elif "required " in member["modifiers"]:
                required.setdefault(scope.name, {})[labels(member)] = index
        for name, initializers in required.items():
            for inherited, index in initializers.items():
                overrides = any(inherited in required.get(superclass, ()) for superclass in self.superclasses(name))
                replacement = "override " if overrides and "override " not in self.lines[index] else ""
                self.lines[index] = self.lines[index].replace("required ", replacement, 1)

    def make_requirements_optional(self):
        """Adds `optional` to Apple's optional requirements, and removes their default implementations for Linux."""
        for index, scope, member in list(self.members()):
            path = f"{scope.name}.{path_component(member)}"
            if scope.name not in self.protocols or path not in self.optional_requirements:
                continue
            if scope.kind == "protocol":
                start = member.start("modifiers")
                self.lines[index] = f"{self.lines[index][:start]}optional {self.lines[index][start:]}"
            else:
                self.empty(index)

    def empty(self, index):
        """Clears the lines of a declaration, its accessors and its attributes."""
        count = len(body_of(self.lines, index))
        self.lines[index : index + count] = [""] * count
        while re.fullmatch(r" *@\w+(\(.*\))?", self.lines[index - 1]):
            index -= 1
            self.lines[index] = ""

    # MARK: Objective-C

    def text(self):
        lines = list(self.lines)
        for index, line in enumerate(self.lines):
            scope = self.scopes[index]
            if index in self.refused:
                continue
            if declaration := TYPE.fullmatch(line):
                lines[index] = self.marked_type(line, declaration)
            elif scope and self.is_objective_c(scope) and (member := MEMBER.fullmatch(line)):
                body = body_of(self.lines, index)
                lines[index : index + len(body)] = marked_member(member, scope, body)
        return "\n".join(lines) + represented(lines, "UIKit")

    def marked_type(self, line, declaration):
        kind, name, rest = declaration["kind"], declaration["name"], declaration["rest"]
        mark = ""
        if kind == "enum" and re.match(r" : Swift\.U?Int\b", rest) or kind == "protocol" and name in self.protocols:
            mark = "@objc "
        elif kind == "class" and name in self.classes:
            # Lets clients access the stored weak properties, see `marked_member`.
            mark = "@_fixed_layout "
        return f"{indentation(line)}{mark}{line.lstrip()}"

    def is_objective_c(self, scope):
        if scope.first_line in self.refused:
            return False
        return {
            "protocol": scope.name in self.protocols,
            "class": scope.name in self.classes and not scope.is_generic,
            "extension": scope.name in self.classes,
        }.get(scope.kind, False)

    def refuse(self, indices):
        """Removes `@objc` from the declarations on the given lines, and returns whether any of them changed."""
        before = len(self.refused), self.lines.copy()
        for index in indices:
            scope = self.scopes[index]
            if not scope or scope.kind != "protocol":
                self.refused.add(index)
            elif " optional " in self.lines[index]:
                # Only an Objective-C requirement can be optional.
                self.lines[index] = ""
            else:
                self.refused.add(scope.first_line)
        return (len(self.refused), self.lines) != before


def body_of(lines, index):
    """Returns the lines of a declaration and its accessors."""
    if not lines[index].endswith("{"):
        return [lines[index]]
    return lines[index : lines.index(f"{indentation(lines[index])}}}", index) + 1]


def marked_member(member, scope, lines):
    """Returns the lines of a member with `@objc`."""
    line, modifiers = lines[0], member["modifiers"]
    if re.search(r"\bstatic ", modifiers) or "@objc" in line:
        return lines
    start = member.end("attributes")
    head = f"{member['indent']}@objc {line[len(member['indent']):start]}"
    declaration = line[start:]
    if re.search(r"\bweak ", modifiers) and is_settable(lines):
        # The compiler warns about storing an object without another owner only if it accesses the storage directly, so
        # the property is final. Unlike Apple's, it can't be overridden.
        stored = declaration.removesuffix(" {").replace("open ", "public ")
        return [f"{head}final {stored}", *blank(lines)]
    if scope.kind != "protocol" and member["keyword"] != "init" and not re.search(r"\bfinal ", modifiers):
        declaration = f"dynamic {declaration}"
    boolean = BOOLEAN.search(declaration)
    if not boolean or boolean["name"] in NAMED_WITH_IS or not is_settable(lines):
        return [head + declaration, *lines[1:]]
    # The setter of `isHidden` is `setHidden:`.
    name = boolean["name"].removeprefix("is")
    head = head.replace("@objc ", f"@objc({name[0].lower()}{name[1:]}) ", 1)
    accessors = f" {{ @objc({boolean['name']}) get @objc(set{name}:) set }}"
    return [head + declaration[: boolean.start("accessors")] + accessors, *blank(lines)]


def blank(lines):
    return [""] * (len(lines) - 1)


def is_settable(lines):
    accessors = lines[0].partition("{")[2].split() + [line.strip() for line in lines[1:]]
    return not accessors or "set" in accessors


def with_availability(text, module, availability):
    """Returns an interface with the availability of symbols, and the set of those that it declares or overrides. `availability`
    has, by symbol, arguments of `@available` such as "unavailable".

    An override of a deprecated member is deprecated too.
    """
    lines, declared = text.split("\n"), set()
    found_scopes = list(scopes(list(lines), module))
    superclass = superclasses_by_name(lines, found_scopes)
    for index, scope in enumerate(found_scopes):
        line = lines[index]
        outer = f"{scope.name}." if scope else ""
        overridden = []
        if declaration := TYPE.fullmatch(line):
            symbol = outer + declaration["name"]
            if declaration["kind"] == "extension":
                # The extended type, or the outer type that is unavailable.
                parts = symbol.split(".")[1:]
                types = (".".join(parts[:count]) for count in range(1, len(parts) + 1))
                symbol = next((name for name in types if is_unavailable(availability.get(name, ()))), None)
        elif member := MEMBER.fullmatch(line):
            symbol = outer + path_component(member)
            # A member of Apple's NSObject is in a class that inherits from it here.
            overrides = "override " in member["modifiers"] or scope and superclass.get(scope.name) == "NSObject"
            owner = scope.name if scope and overrides else None
            while owner := superclass.get(owner):
                overridden.append(f"{owner}.{path_component(member)}")
        elif value := VALUE.fullmatch(line):
            symbol = outer + value["name"]
        else:
            continue
        inherited = [item for name in overridden for item in availability.get(name, ()) if "deprecated: " in item]
        attributes = "".join(f"@available({item}) " for item in [*availability.get(symbol, ()), *inherited])
        lines[index] = f"{indentation(line)}{attributes}{line.lstrip()}"
        declared.update([symbol, *overridden])
    return "\n".join(lines), declared & availability.keys()


def is_unavailable(arguments):
    return any(item.endswith(", unavailable") for item in arguments)


def represented(lines, module):
    """Returns extensions that allow structs and Swift enums in the signatures of `@objc` members."""
    found = []
    for line, scope in zip(lines, scopes(lines, module)):
        declaration = TYPE.fullmatch(line)
        if not declaration or declaration["kind"] not in ("struct", "enum") or "@objc" in line:
            continue
        if "public " in declaration["modifiers"] and not declaration["rest"].startswith("<"):
            outer = f"{scope.module}.{scope.name}" if scope else module
            found.append(f"extension {outer}.{declaration['name']} : ObjectiveC._InObjectiveC {{}}\n")
    return "".join(found)
