"""Tests the comparison with made-up symbols: it must find all mistakes, and nothing else."""

import copy

from comparison import compare
from graph import Graph
from listing import Entry, Exception_, Listing

ENTRIES = [
    Entry("Box", "class", "@MainActor class Box : NSObject, NSCoding", "2.0", "UIKit/Box.h"),
    Entry("Box.size", "var", "var size: CGSize { get }", "2.0", "UIKit/Box.h"),
    Entry("Box.open(to:animated:)", "func", "func open(to other: Box?, animated: Bool = true)", "4.0", "UIKit/Box.h"),
    Entry("Box.shine(_:)", "func", "class func shine(_ brightness: CGFloat)", "17.0", "UIKit/Box.h"),
    Entry("BoxDelegate", "protocol", "@MainActor protocol BoxDelegate : NSObjectProtocol", "2.0", "UIKit/Box.h"),
    Entry("BoxDelegate.boxDidOpen(_:)", "func", "optional func boxDidOpen(_ box: Box)", "2.0", "UIKit/Box.h"),
]

GRAPH = {
    "symbols": [
        {"name": "Box", "kind": "swift.class", "text": "@MainActor class Box"},
        {"name": "Box.size", "kind": "swift.property", "text": "@MainActor var size: CGSize { get }"},
        {"name": "Box.open(to:animated:)", "kind": "swift.method",
         "text": "@MainActor func open(to box: Box?, animated: Bool = true)"},
        {"name": "Box.shine(_:)", "kind": "swift.type.method",
         "text": "@MainActor class func shine(_ brightness: CGFloat)", "iOS": 17},
        {"name": "BoxDelegate", "kind": "swift.protocol",
         "text": "@MainActor protocol BoxDelegate : NSObjectProtocol"},
        {"name": "BoxDelegate.boxDidOpen(_:)", "kind": "swift.method",
         "text": "@MainActor func boxDidOpen(_ box: Box)"},
        {"name": "BoxDelegate.boxDidOpen(_:)", "kind": "swift.method", "text": "@MainActor func boxDidOpen(_ box: Box)",
         "identifier": "default"},
    ],
    "relationships": [
        {"kind": "inheritsFrom", "source": "Box", "target": "NSObject", "targetFallback": "Foundation.NSObject"},
        {"kind": "conformsTo", "source": "Box", "target": "hash", "targetFallback": "Swift.Hashable"},
        {"kind": "defaultImplementationOf", "source": "default", "target": "BoxDelegate.boxDidOpen(_:)"},
    ],
}


def symbol(made_up):
    result = {
        "identifier": {"precise": made_up.get("identifier", made_up["name"])},
        "pathComponents": made_up["name"].split("."),
        "kind": {"identifier": made_up["kind"]},
        "declarationFragments": [{"spelling": made_up["text"]}],
    }
    if "iOS" in made_up:
        result["availability"] = [{"domain": "iOS", "introduced": {"major": made_up["iOS"]}}]
    return result


def problems(change=None, entries=ENTRIES, exceptions=()):
    data = copy.deepcopy(GRAPH)
    if change is not None:
        change(data)
    data["symbols"] = [symbol(item) for item in data["symbols"]]
    return compare(Graph.from_json([data]), Listing(list(entries), list(exceptions)))


def named(data, name):
    return next(item for item in data["symbols"] if item["name"] == name)


def rewrite(name, old, new):
    def change(data):
        item = named(data, name)
        assert old in item["text"]
        item["text"] = item["text"].replace(old, new)
    return change


def mark(name, version):
    return lambda data: named(data, name).__setitem__("iOS", version)


def add(name, kind, text):
    return lambda data: data["symbols"].append({"name": name, "kind": kind, "text": text})


def relate(kind, source, target):
    return lambda data: data["relationships"].append(
        {"kind": kind, "source": source, "target": target, "targetFallback": target})


def forget(name):
    return lambda data: data["symbols"].remove(named(data, name))


def require_all(data):
    data["symbols"] = [item for item in data["symbols"] if item.get("identifier") != "default"]
    data["relationships"] = [item for item in data["relationships"] if item["kind"] != "defaultImplementationOf"]


# The mistake, the change that makes it, and a part of the expected message.
MISTAKES = [
    ("an unknown name", add("Box.lid", "swift.property", "@MainActor var lid: Box?"), "Box.lid isn't in the list"),
    ("another label", add("Box.open(of:animated:)", "swift.method", "func open(of: Box?, animated: Bool = true)"),
     "Box.open(of:animated:) isn't in the list"),
    ("another default", rewrite("Box.open(to:animated:)", "= true", "= false"), "animated: Bool = false) here"),
    ("no default", rewrite("Box.open(to:animated:)", " = true", ""), "animated: Bool) here"),
    ("another type", rewrite("Box.open(to:animated:)", "Box?", "Box"), "but Apple's is func open(to other: Box?"),
    ("a setter", rewrite("Box.size", "{ get }", "{ get set }"), "but Apple's is var size: CGSize { get }"),
    ("static for class", rewrite("Box.shine(_:)", "class func", "static func"), "but Apple's is class func shine"),
    ("no main actor", rewrite("Box.size", "@MainActor ", ""), "Box.size is not isolated to the main actor here"),
    ("an old availability", mark("Box.shine(_:)", 16),
     "was introduced in iOS 17.0, but is marked @available(iOS 16.0)"),
    ("a needless availability", mark("Box.size", 16), "was introduced in iOS 2.0, but is marked @available(iOS 16.0)"),
    ("no availability", lambda data: named(data, "Box.shine(_:)").pop("iOS"), "isn't marked @available(iOS 17.0, *)"),
    ("a conformance", relate("conformsTo", "Box", "Swift.Sequence"), "Box conforms to Sequence here"),
    ("another superclass", lambda data: data["relationships"][0].update(targetFallback="UIKit.UIView"),
     "Box inherits from UIView here, but Apple's inherits from NSObject"),
    ("a stale entry", forget("Box.size"), "Box.size is in the list"),
    ("a required method", require_all,
     "is an optional requirement in Apple's UIKit, but has no default implementation here"),
]


def run():
    failures = [f"a correct declaration is reported: {problem}" for problem in problems()]
    for name, change, expected in MISTAKES:
        found = problems(change)
        if not any(expected in problem for problem in found):
            failures.append(f"{name} isn't reported: {found}")
        if len(found) != 1:
            failures.append(f"{name} gives {len(found)} problems: {found}")
    lid = add("Box.lid", "swift.property", "@MainActor var lid: Box?")
    failures += problems(lid, exceptions=[Exception_("Box.lid", "var lid: Box?", "made up")])
    if not problems(exceptions=[Exception_("Box.lid", "var lid: Box?", "made up")]):
        failures.append("an unused exception isn't reported")
    for failure in failures:
        print(f"self-test: {failure}")
    if not failures:
        print(f"names: the self-test finds all of {len(MISTAKES) + 1} mistakes")
    return 1 if failures else 0
