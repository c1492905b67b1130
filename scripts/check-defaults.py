"""Checks what pages promise about defaults.

usage: python3 scripts/check-defaults.py

The article Defaults has the defaults, as a test measures them. Each sentence of the README, llms.txt, the articles and the
guides that a pattern of PROMISES finds must promise the value on that page, and the pages of MUST_NAME must promise their
defaults at all. A sentence is also a cell or a row of a table. Code is left out. Prints the number of promises.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CATALOG = "Sources/MessageStackView/MessageStackView.docc"
DEFAULTS = f"{CATALOG}/Defaults.md"
ARTICLES = sorted({str(path.relative_to(ROOT)) for path in ROOT.glob("Sources/*/*.docc/*.md")} - {DEFAULTS})
GUIDES = [page for page in ARTICLES if re.search(r"/(ComingFrom|MovingFrom)\w+\.md$", page)]

# A value in a table with several columns has the names of its row and its column.
CAPACITY, STACK = "`view.createPostView()`: Capacity", "`view.createMessageStackView()`: Capacity"
WIDTH = "`UIApplication.shared.postView`: Width of a message"
ERROR, BUTTONS = "Message with the severity `.error`: Leaves after", "Message with a button: Leaves after"
QUESTION, UNDO, SWIPE = "Alert: Leaves after", "Undo: Leaves after", "Message: A swipe"
BLOCKED = "Expiry of a notice while posts that stay keep it off the screen"
ABSENT = "Expiry of a notice while its poster has no place"
READING, AFTER_HOLD = "Least time on screen of a text", "`PostOptions.timeAfterHold`"
FACTOR = "Factor of times with VoiceOver or Switch Control"

WORDS = {word: str(number) for number, word in enumerate("zero one two three four five six seven eight nine ten".split())}
WORDS |= {"all": "No limit", "thirty": "30"}
NUMBER = rf"(\d+(?:\.\d+)?|{'|'.join(WORDS)})"
# A default, and a pattern of the sentences that promise it. The first group is the value, unless a third element is.
PROMISES = [
    *((name, rf"\bexpir\w+\b.* (?:after|for) {NUMBER} seconds") for name in (BLOCKED, ABSENT)),
    *((name, rf"\bmultiplies the {NUMBER} seconds") for name in (BLOCKED, ABSENT)),
    (CAPACITY, rf"\b{NUMBER} posts? (?:is shown )?at a time"),
    (CAPACITY, rf"at a time, {NUMBER} by default"),
    (STACK, rf"`MessageStackView`+ shows {NUMBER} of its posts"),
    (READING, rf"\bread(?:ing)?\b[^,]*, at least {NUMBER} seconds"),
    (READING, rf"\bleaves after about {NUMBER} seconds, or later"),
    (READING, rf"\bposts stay at least {NUMBER} seconds"),
    (AFTER_HOLD, rf"\bat least {NUMBER} seconds remain"),
    (AFTER_HOLD, rf"\bremaining time is kept, at least .*?{NUMBER} seconds"),
    (AFTER_HOLD, rf"\btimeAfterHold`.* {NUMBER} seconds"),
    (UNDO, rf"^\| .*`post\(undoable:\)`.*\| {NUMBER} seconds \|$"),
    (UNDO, rf"^{NUMBER} seconds, longer for a long text$"),
    (WIDTH, rf"\bat most {NUMBER} points wide on windows"),
    (FACTOR, rf"\bVoiceOver or Switch Control runs, the factor is at least {NUMBER}"),
    (FACTOR, r"\bVoiceOver and Switch Control double the time|\btime doubles while VoiceOver", "2"),
    (FACTOR, r"\bthe post stays twice as long", "2"),
    *((name, rf"\bposters(?! of your own)\b.* {word}\b.*\bstays?\b|\bposters\b.*\bstays\b.* {word}\b", "Stays")
      for name, word in ((ERROR, "errors"), (BUTTONS, "buttons"), (QUESTION, "questions"))),
    (SWIPE, r"\bA swipe (?:over|toward) (?:the|its) edge\s+removes (?:it|the post)\b", "Removes it"),
]
# Promises of any setting: “`PostManager/pauseBetweenPosts`, 0 by default”, and “unless `PostManager/…` is false”.
SETTING = r"`+(?:PostManager[/.]|postManager\.)(\w+)`+"
BY_DEFAULT = re.compile(rf"{SETTING},? {NUMBER} by default", re.IGNORECASE)
UNLESS = re.compile(rf"unless {SETTING} is (true|false)")
MUST_NAME = {
    CAPACITY: ["README.md", "llms.txt", f"{CATALOG}/QueuesAndPriorities.md", f"{CATALOG}/Stacking.md"],
    BLOCKED: ["README.md", "llms.txt", f"{CATALOG}/QueuesAndPriorities.md"],
    ABSENT: ["README.md", "llms.txt", f"{CATALOG}/QueuesAndPriorities.md", f"{CATALOG}/WindowsAndScenes.md", *GUIDES],
    ERROR: ["README.md", "llms.txt", f"{CATALOG}/Accessibility.md", f"{CATALOG}/TimeAndAccessibility.md"],
    BUTTONS: ["README.md", "llms.txt"],
    QUESTION: ["README.md", "llms.txt"],
    UNDO: [f"{CATALOG}/ReadyMadePosts.md", f"{CATALOG}/UndoPosts.md"],
    WIDTH: ["llms.txt", f"{CATALOG}/PlacingPosts.md"],
    FACTOR: [f"{CATALOG}/Accessibility.md", f"{CATALOG}/TimeAndAccessibility.md"],
    "`PostManager.showsTimedPostAlongside`": ["llms.txt", f"{CATALOG}/OwnPoster.md"],
}


def defaults():
    """Returns the values of the page by their names. Of a time, it is the number of seconds, of a width that of points."""
    values, columns = {}, []
    for line in (ROOT / DEFAULTS).read_text().splitlines():
        name, *cells = line.strip("| ").split(" | ") if line.startswith("| ") else ["---"]
        if name == "---":
            columns = [] if not line.startswith("|") else columns
        elif not columns:
            columns = cells
        else:
            for column, value in zip(columns, cells):
                key = name if len(columns) == 1 else f"{name}: {column}"
                values[key] = re.sub(r"^(At most )?([\d.]+) (seconds|points).*", r"\2", value).strip("`")
    return values


def sentences(text):
    """Returns the sentences of a page, and the rows and the cells of its tables, each in one line."""
    text = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    blocks = re.split(r"\n\s*\n|\n(?=\s*- |#|\|)|\|", text)
    return rows + [sentence for block in blocks
                   for sentence in re.split(r"(?<=[.?!:;]) (?=\W*[A-Z])", " ".join(block.split()))]


def promises(sentence):
    """Yields the defaults that a sentence promises, with the values."""
    for name, pattern, *value in PROMISES:
        # Other patterns look at the cells of a row.
        if sentence.startswith("| ") and not pattern.startswith(r"^\|"):
            continue
        for match in re.finditer(pattern, sentence, re.IGNORECASE):
            yield name, value[0] if value else WORDS.get(match[1].lower(), match[1])
    if sentence.startswith("| "):
        return
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
