"""Checks what pages promise about the defaults of the queue.

usage: python3 scripts/check-defaults.py

Documentation/Defaults.md has the defaults, as a test measures them. Each sentence of the README, llms.txt, the articles and the
guides that a pattern of PROMISES finds must promise the value on that page, and the pages of MUST_NAME must promise their
defaults at all. A sentence is also a cell of a table. Code is left out. Prints the number of promises.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEFAULTS = "Documentation/Defaults.md"
CATALOG = "Sources/MessageStackView/MessageStackView.docc"
ARTICLES = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("Sources/*/*.docc/*.md"))
GUIDES = [page for page in ARTICLES if re.search(r"/(ComingFrom|MovingFrom)\w+\.md$", page)]

CAPACITY, STACK = "`PostManager.capacity` of a `PostView`", "`PostManager.capacity` of a `MessageStackView`"
BLOCKED = "Expiry of a notice while posts that stay keep it off the screen"
ABSENT = "Expiry of a notice while its poster has no place"
READING, AFTER_HOLD = "Least time on screen of a text", "`PostOptions.timeAfterHold`"

WORDS = {word: str(number) for number, word in enumerate("zero one two three four five six seven eight nine ten".split())}
WORDS |= {"all": "No limit", "thirty": "30"}
NUMBER = rf"(\d+(?:\.\d+)?|{'|'.join(WORDS)})"
# A default, and a pattern of the sentences that promise it. The first group is the value.
PROMISES = [
    *((name, rf"\bexpir\w+\b.* (?:after|for) {NUMBER} seconds") for name in (BLOCKED, ABSENT)),
    *((name, rf"\bmultiplies the {NUMBER} seconds") for name in (BLOCKED, ABSENT)),
    (CAPACITY, rf"\b{NUMBER} posts? (?:is shown )?at a time"),
    (CAPACITY, rf"at a time, {NUMBER} by default"),
    (STACK, rf"`MessageStackView`+ shows {NUMBER} of its posts"),
    (READING, rf"\bread(?:ing)?\b[^,]*, at least {NUMBER} seconds"),
    (READING, rf"\bleaves after {NUMBER} seconds, or later"),
    (READING, rf"\bposts stay at least {NUMBER} seconds"),
    (AFTER_HOLD, rf"\bat least {NUMBER} seconds remain"),
    (AFTER_HOLD, rf"\bremaining time is kept, at least .*?{NUMBER} seconds"),
    (AFTER_HOLD, rf"\btimeAfterHold`.* {NUMBER} seconds"),
]
# Promises of any setting: “`PostManager/pauseBetweenPosts`, 0 by default”, and “unless `PostManager/…` is false”.
SETTING = r"`+(?:PostManager[/.]|postManager\.)(\w+)`+"
BY_DEFAULT = re.compile(rf"{SETTING},? {NUMBER} by default", re.IGNORECASE)
UNLESS = re.compile(rf"unless {SETTING} is (true|false)")
MUST_NAME = {
    CAPACITY: ["README.md", "llms.txt", f"{CATALOG}/QueuesAndPriorities.md", f"{CATALOG}/Stacking.md"],
    BLOCKED: ["README.md", "llms.txt", f"{CATALOG}/QueuesAndPriorities.md"],
    ABSENT: ["README.md", "llms.txt", f"{CATALOG}/QueuesAndPriorities.md", f"{CATALOG}/WindowsAndScenes.md", *GUIDES],
    "`PostManager.showsTimedPostAlongside`": ["llms.txt", f"{CATALOG}/OwnPoster.md"],
}


def defaults():
    """Returns the values of the page by their names. Of a time, it is the number of seconds."""
    rows = re.findall(r"^\| (.*?) \| (.*?) \|$", (ROOT / DEFAULTS).read_text(), re.MULTILINE)
    return {name: value.removesuffix(" seconds").strip("`") for name, value in rows}


def sentences(text):
    """Returns the sentences of a page and the cells of its tables, each in one line."""
    text = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    blocks = re.split(r"\n\s*\n|\n(?=\s*- |#|\|)|\|", text)
    return [sentence for block in blocks for sentence in re.split(r"(?<=[.?!:;]) (?=\W*[A-Z])", " ".join(block.split()))]


def promises(sentence):
    """Yields the defaults that a sentence promises, with the values."""
    for name, pattern in PROMISES:
        for match in re.finditer(pattern, sentence, re.IGNORECASE):
            yield name, WORDS.get(match[1].lower(), match[1])
    for match in BY_DEFAULT.finditer(sentence):
        yield f"`PostManager.{match[1]}`", WORDS.get(match[2].lower(), match[2])
    for match in UNLESS.finditer(sentence):
        yield f"`PostManager.{match[1]}`", "true" if match[2] == "false" else "false"


def check(values):
    """Yields problems, and nil for each kept promise."""
    named = set()
    for page in ["README.md", "llms.txt", *ARTICLES]:
        for sentence in sentences((ROOT / page).read_text()):
            for name, value in promises(sentence):
                named.add((name, page))
                default = values.get(name, "not listed")
                yield None if value == default else f"{page} promises {value}, but the default is {default}: {sentence}"
    for name, pages in MUST_NAME.items():
        for page in pages:
            if (name, page) not in named:
                yield f"{page} doesn't name the default {name!r}, which is {values.get(name, 'not listed')}"


results = list(check(defaults()))
problems = [problem for problem in results if problem]
if problems:
    sys.exit("check-defaults: " + "\ncheck-defaults: ".join(problems))
print(f"check-defaults: {len(results)} promises about defaults are kept")
