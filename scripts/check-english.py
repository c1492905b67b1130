"""Checks comments, documentation and test names for words and sentence shapes that the project's style excludes.

usage: python3 scripts/check-english.py [PATH...]

The check reads comments of Swift, JavaScript, shell and Python files, docstrings, the prose of Markdown files, and the
names of test functions. In the sources of the stand-in for UIKit, it reads only the doc comments of public
declarations. It skips code in back-quotes and in fenced blocks. With arguments, it checks only the given files and
folders. The check first tests itself with planted violations.
"""

import re
import subprocess
import sys
from bisect import bisect_right
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent

# The files and folders to check.
PATHS = (
    "Sources", "Tests", "Example", "Benchmarks", "Documentation", "scripts", "README.md", "CONTRIBUTING.md",
    "CHANGELOG.md", "UIKitOnLinux/README.md", "UIKitOnLinux/Sources",
)
# A folder in which only the doc comments of public declarations are checked.
PUBLIC_ONLY = "UIKitOnLinux/Sources/"

# The maximum length of a test function's name. The style asks for about 60 characters.
NAME_LIMIT = 70

# The end of a phrase: `a view of its own`, but not `the frame of its own layer`.
END = (
    r"\s*(?:[^\w\s·]|$)|\s+(?:that|which|in|on|at|for|with|when|if|is|are|has|to|from|as|while|so|unless|behind"
    r"|above|below|can|may|will|must)\b"
)

# Words and phrases, and what to write instead. They are matched as whole words, in any case, and across line breaks.
WORDS = {
    r"(?:hasten|heed|furnish|seclud|dress)(?:e|es|ed|s|ing)?": "a common verb, such as handle",
    r"lend(?:s|ing)?|giv(?:e|es|en|ing) back|gave back": "pass, return or restore",
    r"typists?": "the edited text field",
    r"wish(?:es|ed|ing)?": "a request or preference",
    r"twins?": "a duplicate",
    r"(?:the )?how manieth|manieth": "the index or the number",
    r"whoever|whomever|nobody|somebody|anybody|everybody": "the object that acts, or the passive",
    r"thereby|hence|lest|thus|whence|thence|thereof|therein|wherein|whilst|amongst|amidst?": "so, because, in",
    r"anew": "again",
    r"beside": "next to",
    r"let(?:s|ting)? go of": "release",
    rf"of one['’]s own|of (?:its|their|his|her|your|our|my|[a-z]+['’]s?) own(?={END})": "custom, separate, or its",
    r"of itself|of themselves": "by itself, or nothing",
    r"at hand": "available",
    r"(?:is|are|was|were|be|been|being|isn['’]t|aren['’]t) told(?! apart)": "receives, or is called",
    r"com(?:e|es|ing) and go(?:es|ing)?|came and went": "appear and disappear",
    r"mak(?:e|es|ing) way|made way": "is removed or moved",
    r"makes? for": "causes",
    r"(?:whose|its|their) turn": "the next one, or until it is admitted",
    r"so many(?! that)": "the given number of",
    r"(?:(?<!less\x20)(?<!pendent\x20)(?<!pendently\x20)of|over|under|behind|above|below|from|with) what": "a noun",
    r"(?:(?<!less\x20)(?<!pendent\x20)(?<!pendently\x20)of|from|to) where": "the position of",
    r"instead of it": "instead",
    r"says? (?:so|otherwise|nothing|where|how|what|whether|which)": "sets, returns, describes or documents",
    r"(?:it|which|view|post|slot|poster|controller|host|window) wants": "needs or requests",
    r"(?:lets|if|as|when|where|what|than) one (?:can|could|should|must|would|has|wants|needs|gets|sees|chooses?)":
        "you, or the passive",
    r"(?:it|which|that|view|post|slot|poster|controller|manager|queue) knows": "has, or can find",
    r"hears? (?:of|about)|spoken of": "is notified of, or announced",
    r"com(?:e|es|ing) (?:on|onto|to|on to) (?:the )?screen": "appear",
    r"(?:by|for) as much": "by the same amount",
    r"the first first": "in order, or oldest first",
    r"(?:stands?|lies) (?:at|in(?! for)|on|above|below|behind|still|where|under|there|over|between)": "is, or appears",
    r"to be had|in vain": "a literal description",
}

# Sentence shapes. The patterns of `STARTS` are matched at the start of a comment, those of `SENTENCES` at the start of
# each sentence, those of `DOC_STARTS` at the start of a doc comment.
SENTENCES = {
    r"Of (?!course)[^.]*": "the subject first",
    r"(?:In front|Behind) of [^.]* (?:is|are|stands?) [^.]*": "the subject first",
    r"Nor\b": "the subject first, and not",
}
STARTS = {
    r"(?:What|Who|Whom|Whose|From where|Whence) [^?.:]*(?=[.:]|$)": "a noun phrase",
}
DOC_STARTS = {
    r"(?:How|Where|Why|Which) [^?.:]*(?=[.:]|$)": "a noun phrase",
    r"(?:In|At|On|Of|Off|Out|From|With|Without|Within|By|To|Under|Over|Above|Below|Behind|Between|Beyond|Before|After"
    r"|Into|Onto|Through|Towards?|Against|Along|Across|Among|Around|Amid|As|Because|Not|So)\b(?! (?:of|called)\b)[^.]*":
        "a noun phrase for a type or property, a verb for a method",
}


def compiled(patterns, prefix, suffix=r"(?!\w)"):
    return [(re.compile(f"{prefix}(?:{pattern}){suffix}".replace(" ", r"\s+")), hint)
            for pattern, hint in patterns.items()]


WORD_RULES = [(re.compile(rf"\b(?:{pattern})\b".replace(" ", r"\s+"), re.IGNORECASE), hint)
              for pattern, hint in WORDS.items()]
SENTENCE_RULES = compiled(SENTENCES, r"(?:^|(?<=[.!?;]\s)|(?<=\n\n))", "")
START_RULES = compiled(STARTS, r"\A", "")
DOC_START_RULES = compiled(DOC_STARTS, r"\A", "")
NAME_RULES = compiled({r"of|what|who|whose|from where|in front": "a plain fact, subject first"}, r"\A")

INLINE_CODE = re.compile(r"(`+)(?:.|\n(?!\n))+?\1|https?://\S+|<[^<>\n]+>|\]\([^)]*\)")
FENCE = re.compile(r"^( *)(```|~~~).*?^ *\2", re.MULTILINE | re.DOTALL)
LIST_ITEM = re.compile(r"\s*(?:- (?:Parameters?|Returns|Throws|Note|Important|Warning)\b[^:]*:|[-*|] |\d+\. )")
PUBLIC = re.compile(r"\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public|open)\b")
COMMENT = {".js": "//", ".swift": "//", ".h": "//", ".swiftinterface": "//", ".py": "#", ".sh": "#", "": "#"}


class Block(NamedTuple):
    """A paragraph or comment of a file."""

    kind: str  # "doc", "comment", "prose" or "name"
    text: str
    lines: list  # the line number of each line of the text


class Finding(NamedTuple):
    line: int
    words: str
    hint: str


# MARK: Reading


def blank(match):
    """Returns a text of the same length and lines that no rule matches."""
    return re.sub(r"[^\n]", "·", match[0])


def paragraphs(kind, lines):
    """Splits numbered lines into blocks at empty lines and list items. Only the first one keeps the kind "doc"."""
    current = []
    for number, text in [*lines, (0, "")]:
        item = LIST_ITEM.match(text)
        if current and (item or not text.strip()):
            yield Block(kind, "\n".join(line for _, line in current), [number for number, _ in current])
            kind, current = ("prose" if kind == "doc" else kind), []
        if text.strip():
            current.append((number, text[item.end():] if item else text.strip()))
            if item:
                kind = "prose" if kind == "doc" else kind


def comment_blocks(text, marker, public_only):
    """Yields the comments of a file. With `public_only`, only the doc comments of public declarations."""
    lines = text.split("\n")
    pending = None  # kind, numbered lines
    for number, line in enumerate([*lines, ""], start=1):
        stripped = line.strip()
        match = re.match(rf"{re.escape(marker)}(/?)(?!/)(.*)", stripped)
        if match and not (number == 1 and stripped.startswith("#!")):
            kind = "doc" if match[1] and marker == "//" else "comment"
            if pending and pending[0] != kind:
                yield from finished(pending, line, public_only)
                pending = None
            pending = pending or (kind, [])
            pending[1].append((number, match[2].removeprefix(" ")))
            continue
        if pending:
            yield from finished(pending, line, public_only)
            pending = None
        trailing = re.search(rf"\s{re.escape(marker)} ([A-Za-z`].*)$", line)
        if trailing and not public_only and not any(line[: trailing.start()].count(quote) % 2 for quote in "\"'"):
            yield Block("comment", trailing[1], [number])


def finished(pending, next_line, public_only):
    kind, lines = pending
    if public_only and not (kind == "doc" and PUBLIC.match(next_line)):
        return
    text = FENCE.sub(blank, "\n".join(line for _, line in lines))
    numbered = [(number, line) for (number, _), line in zip(lines, text.split("\n"))]
    if not re.match(r"MARK: |swift-|refused: ", text):
        yield from paragraphs(kind, [(number, line.replace("·", "")) for number, line in numbered])


def docstring_blocks(text):
    for match in re.finditer(r'"""(.*?)"""', text, re.DOTALL):
        if not re.search(r"(?:^|:\s*)\s*\Z", text[text.rfind("\n", 0, match.start() - 1) + 1 : match.start()]):
            continue
        first = text.count("\n", 0, match.start()) + 1
        lines = match[1].split("\n")
        yield from paragraphs("comment", [(first + index, line) for index, line in enumerate(lines)])


def test_names(text):
    """Yields the names of test functions as sentences."""
    for match in re.finditer(r"@Test\b(?:\s*\((?:[^()]|\([^()]*\))*\))?\s*(?:@\w+\s+|[a-z]+\s+)*?func\s+`?(\w+)", text):
        yield Block("name", match[1], [text.count("\n", 0, match.start(1)) + 1])


def blocks(path, text):
    """Yields the blocks of a file."""
    name = str(path)
    if path.suffix == ".md":
        text = FENCE.sub(lambda match: re.sub(r"[^\n]", "", match[0]), text)
        text = re.sub(r"^#+ .*", lambda match: match[0].lstrip("# "), text, flags=re.MULTILINE)
        yield from paragraphs("prose", list(enumerate(text.split("\n"), start=1)))
        return
    yield from comment_blocks(text, COMMENT[path.suffix], name.startswith(PUBLIC_ONLY))
    if path.suffix == ".py" or path.suffix == "" and "python" in text[:60]:
        yield from docstring_blocks(text)
    if path.suffix == ".swift" and not name.startswith(PUBLIC_ONLY):
        yield from test_names(text)


# MARK: Checking


def findings(block):
    """Yields the findings of a block."""
    text = INLINE_CODE.sub(blank, block.text)
    rules = WORD_RULES + SENTENCE_RULES
    if block.kind in ("doc", "comment"):
        rules = rules + START_RULES
    if block.kind == "doc":
        rules = rules + DOC_START_RULES
    if block.kind == "name":
        if len(text) > NAME_LIMIT:
            yield Finding(block.lines[0], text, f"at most {NAME_LIMIT} characters, better 60")
        text = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text).lower()
        rules = WORD_RULES + NAME_RULES
    starts = [0, *(match.end() for match in re.finditer(r"\n", text))]
    for pattern, hint in rules:
        for match in pattern.finditer(text):
            words = " ".join(match[0].split())
            line = block.lines[min(bisect_right(starts, match.start()), len(block.lines)) - 1]
            yield Finding(line, words if len(words) <= 40 else f"{words[:40]}…", hint)


def check(path, text):
    found = {finding for block in blocks(path, text) for finding in findings(block)}
    return [f'{path}:{line}: "{words}": write {hint}' for line, words, hint in sorted(found)]


SWIFT = """
/// What of the app somebody is with.
var focus: Int
/// In front of the keyboard is nobody.
public var level: Int
/// The number of posts.
///
/// In a list, the oldest post is on top. Of a single step there is no speed.
/// - Parameter count: what `nobody` lets
///   go of.
func wait() {}  // The view is told
// Whether nobody's ``twins`` matter, see <https://example.com/hence>.
/// ```swift
/// let twins = nobody
/// ```
@Test(arguments: [(1, 2)])
func ofTwoTheNewerIsToldFirst(_ number: Int) {}
@Test func newerPostHidesOlderOne() {}
let text = "nobody"
"""
MARKDOWN = """# Hence
A *poster of one's own* shows the frame of its own layer, has `twins`, so that [nobody](hence.md) must
let go of it.

```
anew
```
| `lest` | A view makes way |
"""
CLEAN = """
/// The position of the post on screen. After a touch, the post stays for two seconds.
/// Removes the post, unless it is held.
/// A Boolean value that indicates whether the order of things can be told apart.
// In points. What now?
"""


def check_self():
    """Stops unless the check finds exactly the planted violations."""
    planted = (
        (Path("A.swift"), SWIFT, ["2 What", "2 somebody", "4 In front", "4 In front", "4 nobody", "8 Of a single",
                                  "9 lets go of", "11 is told", "12 nobody", "17 is told", "17 of"]),
        (Path(PUBLIC_ONLY) / "A.swift", SWIFT, ["4 In front", "4 In front", "4 nobody"]),
        (Path("A.md"), MARKDOWN, ["1 Hence", "2 nobody", "2 of one's own", "3 let go of", "8 makes way"]),
        (Path("a.py"), '"""Lets go\nof it."""\nx = "anew"  # Hence\n# the same anew\n',
         ["1 Lets go of", "3 Hence", "4 anew"]),
        (Path("B.swift"), CLEAN, []),
    )
    for path, text, expected in planted:
        found = [re.sub(r'.*?:(\d+): "(.*?)…?": .*', r"\1 \2", line) for line in check(path, text)]
        if len(found) != len(expected) or not all(map(str.startswith, found, expected)):
            sys.exit(f"check-english: the check is broken: in {path} it finds {found} instead of {expected}.")


def main():
    check_self()
    paths = sys.argv[1:] or PATHS
    listed = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard", "--", *paths],
        capture_output=True, text=True, check=True,
    )
    files = [Path(line) for line in listed.stdout.splitlines()]
    files = [path for path in files if (path.suffix in COMMENT or path.suffix == ".md") and (ROOT / path).is_file()]
    found = [line for path in files for line in check(path, (ROOT / path).read_text())]
    if found or not files:
        sys.exit("check-english: " + ("\ncheck-english: ".join(found) or "there are no files."))
    print(f"check-english: {len(files)} files")


if __name__ == "__main__":
    main()
