"""Tests scripts/check-on-mac with fake tools in place of Xcode's and macOS's.

usage: python3 scripts/check-on-mac-test.py

The script runs in a copy of the files that it reads. The fake tools record their calls, each of which is compared with
the schemes, targets and folders of the project. shellcheck and PyYAML check the script and the workflow if they are
installed.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = ("scripts/check-on-mac", "scripts/on-mac/steps.sh", "scripts/on-mac/report.sh", "scripts/write-consumers")
GALLERY = "Sources/MessageStackView/MessageStackView.docc/Gallery"
# Two samples, one of which has a picture in all settings.
PICTURES = ("gallery-undo*.png", "gallery-card.png", "gallery-card~dark.png")
COPIED = (*SCRIPTS, "README.md", "Package.swift", "Example/Example.xcodeproj")
PACKAGE, TESTS, PROJECT = "-scheme MessageStackView-Package", "-only-testing:", "-project Example/Example.xcodeproj"
STEPS = (
    "xcode", "library", "kit", "consumers", "example", "package_tests", "hosted_tests", "pod", "framework", "phone",
    "pad", "phone_pictures", "pad_pictures",
)

# One script for all tools. FAKE is its folder: `calls` has a line for each call, `fail`, `block` and `crash` contain
# patterns of calls that fail, don't end, or launch an app that stops.
FAKE_TOOL = r"""#!/bin/sh
tool=${0##*/}
line="$tool $*"
{ printf '%s' "$PWD"; printf '\037%s' "$tool" "$@"; printf '\n'; } >>"$FAKE/calls"
matches() { [ -s "$FAKE/$1" ] && printf '%s\n' "$line" | grep -qf "$FAKE/$1"; }
value() {
    found=
    for argument; do [ "$found" = "$name" ] && { printf '%s' "$argument"; return; }; found=$argument; done
}
crash() { mkdir -p "$reports" && printf '%s crashed\n' "$1" >"$reports/$1-1.ips"; }
reports=$HOME/Library/Logs/DiagnosticReports
matches block && { echo $$ >"$FAKE/blocked"; exec sleep.real 60; }
case $line in
*-resultBundlePath*) name=-resultBundlePath; mkdir "$(value "$@")" || exit 64 ;;
esac
matches fail && {
    printf '%s/Sources/A.swift:1:2: error: planted in %s\n' "$PWD" "$line"
    crash xctest
    printf 'Test a() recorded an issue at A.swift:5:6\nRestarting after unexpected exit in b()\n'
    exit 65
}
case $line in
"xcodebuild -version") printf 'Xcode 26.1\nBuild version 17B55\n' ;;
"xcodebuild build "* | "xcodebuild test "*)
    printf '%s/Sources/B.swift:3:4: warning: a < b & c\n' "$PWD"
    name=-derivedDataPath
    case $line in
    *"-scheme Example"*) mkdir -p "$(value "$@")/Build/Products/Debug-iphonesimulator/Example.app" ;;
    esac ;;
"xcrun simctl list runtimes") printf 'iOS 26.1 (26.1 - 23B86) - com.apple.CoreSimulator.SimRuntime.iOS-26-1\n' ;;
"xcrun simctl list devicetypes")
    printf '%s (com.apple.CoreSimulator.SimDeviceType)\n' "iPhone SE" "iPhone 16 Plus" "iPhone 17" "iPad (A16)" ;;
"xcrun simctl list devices") cat "$FAKE/devices" ;;
"xcrun simctl create "*) printf '%s\n' "ID of $4" | tee -a "$FAKE/devices" ;;
"xcrun simctl bootstatus "*) printf 'Device already booted\n' ;;
"xcrun simctl install "*) [ -d "$4" ] ;;
"xcrun simctl get_app_container "*) printf '%s\n' "$FAKE/container" ;;
"xcrun simctl launch "*)
    name=-GallerySample
    value "$@" >"$FAKE/container/tmp/GalleryPicture"
    matches crash && crash Example && FAKE_PROCESS=999999999
    printf '%s: %s\n' "$5" "$FAKE_PROCESS" ;;
"xcrun simctl spawn "*) cat "$FAKE/log" ;;
"xcrun simctl io "*) printf 'picture' >"$5" ;;
"xcrun xcresulttool "*) cat "$FAKE/summary" ;;
"sips "*) for argument; do target=$argument; done; cp "$9" "$target" ;;
"ditto "*)
    # If there is a file `large`, the archive is only small if the last picture has the height in it.
    if [ -e "$FAKE/large" ] && ! grep sips "$FAKE/calls" | tail -n 1 | grep -qf "$FAKE/large"; then
        truncate -s 25M "$5"
        exit
    fi
    cd "${4%/*}" && "$PYTHON" -m zipfile -c "$5" "${4##*/}" ;;
esac
"""
TOOLS = "xcodebuild xcrun sips ditto pod carthage sw_vers xcode-select sleep".split()


class Mac:
    """A copy of the project with fake tools."""

    def __init__(self, folder, tools=TOOLS):
        self.root, self.fake = folder / "MessageStackView", folder / "fake"
        for path in COPIED:
            (self.root / path).parent.mkdir(parents=True, exist_ok=True)
            copy = shutil.copytree if (ROOT / path).is_dir() else shutil.copy
            copy(ROOT / path, self.root / path)
        (self.root / GALLERY).mkdir(parents=True)
        for picture in (file for pattern in PICTURES for file in (ROOT / GALLERY).glob(pattern)):
            shutil.copy(picture, self.root / GALLERY)
        (self.root / ".gitignore").write_text("/Outputs/\n")
        for command in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message=All"]):
            subprocess.run(
                ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", *command], cwd=self.root, check=True)
        (self.fake / "bin").mkdir(parents=True)
        (self.fake / "container/tmp").mkdir(parents=True)
        for tool in tools:
            file = self.fake / "bin" / tool
            file.write_text(FAKE_TOOL)
            file.chmod(0o755)
        (self.fake / "bin/sleep.real").symlink_to(shutil.which("sleep"))
        self.set(devices="", calls="", log="", summary='{\n  "failedTests" : 0,\n  "totalTestCount" : 12\n}\n')
        self.environment = {
            **os.environ, "FAKE": str(self.fake), "PATH": f"{self.fake}/bin:/usr/bin:/bin", "HOME": str(folder),
            "FAKE_PROCESS": str(os.getpid()), "PYTHON": sys.executable,
        }

    def set(self, **files):
        for name, text in files.items():
            (self.fake / name).write_text(text)

    def start(self, *options):
        self.set(calls="")
        return subprocess.Popen(
            ["bash", "scripts/check-on-mac", *options], cwd=self.root, env=self.environment, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def run(self, *options, status):
        """Runs the script, expects an exit status, and returns its output."""
        process = self.start(*options)
        output, _ = process.communicate(timeout=60)
        ended = f"{options} ended with {process.returncode} rather than {status}:\n{output}"
        expect(process.returncode == status, ended)
        return output

    @property
    def calls(self):
        """The working folder and the words of each call since the last start."""
        lines = (self.fake / "calls").read_text().splitlines()
        return [(folder, words) for folder, *words in (line.split("\037") for line in lines)]

    def called(self, text):
        return [line for line in (" ".join(words) for _, words in self.calls) if text in line]

    @property
    def results(self):
        """The results of the steps that have ended."""
        files = self.root.glob("Outputs/CheckOnMac/*/steps/*")
        return {file.name: file.read_text().split()[0] for file in files}

    @property
    def archive(self):
        return zipfile.ZipFile(self.root / "Outputs/check-on-mac-report.zip")

    @property
    def report(self):
        return self.archive.read("check-on-mac-report/report.html").decode()


def is_running(process):
    """Whether a process runs on Linux. One that has ended may remain as a zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def expect(condition, message):
    if not condition:
        raise AssertionError(message)


def expect_equal(found, expected):
    expect(found == expected, f"found {found!r}\nrather than {expected!r}")


# --- Tests

def test_all_steps_pass_and_are_reported(mac):
    output = mac.run(status=0)
    expect_equal(mac.results, dict.fromkeys(STEPS, "passed"))
    expect("[13/13] Take screenshots on the iPad: passed" in output, output)
    expect_equal(len(mac.called("simctl create")), 2)
    expect_equal(mac.called("simctl create")[0], "xcrun simctl create MessageStackView on iPhone 17 iPhone 17")
    expect_equal(len(mac.called("simctl delete")), 2)
    report = mac.report
    expect_equal(report.count('class="passed"'), 13)
    expect("Xcode 26.1" in report and "Sources/B.swift:3:4: warning: a &lt; b &amp; c" in report, report)
    expect("<th>iPhone 17<th>iPad (A16)" in report, "the report doesn't name the simulators")
    expect(str(mac.root) not in report, "the report contains absolute paths")
    files = {name.removeprefix("check-on-mac-report/") for name in mac.archive.namelist()}
    on_pad = ["gallery-undo", "gallery-undo~dark"]
    on_phone = [*on_pad, "gallery-undo-largest-text", "gallery-undo-right-to-left", "gallery-card", "gallery-card~dark"]
    expected = {
        *(f"pictures/ours/{name}.png" for name in on_phone),
        *(f"pictures/phone/{name}.jpg" for name in [*on_phone, "home"]),
        *(f"pictures/pad/{name}.jpg" for name in [*on_pad, "home"]),
    }
    expect_equal({name for name in files if re.match("pictures/.*[^/]$", name)}, expected)
    expect_equal({name for name in files if name.endswith(".log")}, {f"logs/{step}.log" for step in STEPS})
    links = set(re.findall(r'(?:src|href)="([^"]+)"', report))
    expect(links <= files, f"{sorted(links - files)} are missing")
    expect(expected <= links, f"{sorted(expected - links)} are unused")


def test_calls_name_schemes_and_targets(mac):
    mac.run(status=0)
    mac.run("--restart", status=0)
    builds = [(folder, words) for folder, words in mac.calls if words[0] == "xcodebuild"]
    expect(len(builds) > 9, f"only {len(builds)} calls")
    for folder, words in builds:
        check_build(Path(folder), words[1:], " ".join(words))
    tested = {word.removeprefix(TESTS) for _, words in builds for word in words if word.startswith(TESTS)}
    expect_equal(tested, package_tests((mac.root / "Package.swift").read_text()))
    project = (ROOT / "Example/Example.xcodeproj/project.pbxproj").read_text()
    launched = {words[5] for _, words in mac.calls if "launch" in words}
    expect_equal(launched, {"org.example.MessageStackView.Example"})
    expect(f"PRODUCT_BUNDLE_IDENTIFIER = {launched.pop()};" in project, "the example has another identifier")
    source = (ROOT / "Example/App/Screens/Gallery/GalleryPicture.swift").read_text()
    script = (ROOT / "scripts/on-mac/steps.sh").read_text()
    for name in ("-GallerySample", "GalleryPicture"):
        expect(f'"{name}"' in source and name in script, f"the example and the script use other names than {name}")


# The arguments of xcodebuild that the script may use, and the pattern of their values; None if they have none.
OPTIONS = {
    "-scheme": r".*", "-project": r"Example/Example\.xcodeproj", "-configuration": r"Release",
    "-destination": r"generic/platform=iOS( Simulator)?|platform=iOS Simulator,id=ID of .+",
    "-derivedDataPath": r"/.*/Library/Developer/Xcode/DerivedData/.*", "-resultBundlePath": r"/.*\.xcresult",
    "-parallel-testing-enabled": r"NO", "-license": r"check", "-IDEBuildingContinueBuildingAfterErrors=YES": None,
    "-version": None, "-list": None, "-showsdks": None, "-checkFirstLaunchStatus": None, "build": None, "test": None,
}


def check_build(folder, words, line):
    """Checks that xcodebuild knows the arguments, and that the scheme exists."""
    values, words = {}, iter(words)
    for word in words:
        if word.startswith(TESTS) or re.fullmatch(r"(ARCHS=\w+|CODE_SIGNING_ALLOWED=NO)", word):
            continue
        expect(word in OPTIONS, f"xcodebuild doesn't know {word} in: {line}")
        values[word] = next(words) if OPTIONS[word] else ""
        expect(re.fullmatch(OPTIONS[word] or "", values[word]), f"{word} has the value {values[word]} in: {line}")
    if "-project" in values:
        schemes = {path.stem for path in (folder / values["-project"]).glob("xcshareddata/xcschemes/*.xcscheme")}
    else:
        schemes = package_schemes((folder / "Package.swift").read_text())
    if {"build", "test"} & set(values):
        expect(values.get("-scheme") in schemes, f"{sorted(schemes)} doesn't contain the scheme in: {line}")
        expect({"-destination", "-derivedDataPath"} <= set(values), f"there is no destination or folder in: {line}")


def package_schemes(manifest):
    """Returns the schemes of a package in Xcode: one for each product and, if there are several, one for all."""
    products = set(re.findall(r'\.library\(\s*name: "(\w+)"', manifest))
    package = re.search(r'Package\(\s*name: "(\w+)"', manifest)[1]
    return products | ({f"{package}-Package"} if len(products) > 1 else set())


def package_tests(manifest):
    """Returns the test targets of the package on Apple's platforms."""
    return set(re.findall(r'\.testTarget\(\s*name: "(\w+)"', manifest.split("if isCloneOnLinux {")[0]))


def test_steps_go_on_after_failures(mac):
    mac.set(fail="build -scheme MessageStackViewTesting\ntest -scheme MessageStackView-Package\n^pod\n", crash="iPad\n")
    output = mac.run(status=1)
    failed = ("kit", "package_tests", "pod", "pad")
    expect_equal(mac.results, {step: "failed" if step in failed else "passed" for step in STEPS})
    expect("Sources/A.swift:1:2: error: planted in xcodebuild build -scheme MessageStackViewTesting" in output, output)
    for text in (
        "planted in pod lib lint", "planted in xcodebuild test", "Test a() recorded an issue at A.swift:5:6",
        "Restarting after unexpected exit in b()",
        "error: the example has stopped.",
    ):
        expect(text in mac.report, f"the report doesn't contain: {text}")
    for step, text in (("pad", b"Example crashed"), ("package_tests", b"xctest crashed")):
        expect(text in mac.archive.read(f"check-on-mac-report/logs/{step}.log"), f"{step} has no report of a crash")
    expect_equal(mac.report.count('class="failed"'), len(failed))
    # Only the steps that failed are repeated.
    mac.set(fail="", crash="")
    mac.run(status=0)
    expect_equal(len(mac.called("xcodebuild build")) + len(mac.called("xcodebuild test")), 2)
    expect_equal(mac.results, dict.fromkeys(STEPS, "passed"))


def test_interrupted_check_is_continued(mac):
    mac.set(block="build -project Example/Example.xcodeproj -scheme Example\n")
    process = mac.start("--only", "build")
    deadline = time.monotonic() + 30
    while not (mac.fake / "blocked").exists() or not (mac.fake / "blocked").read_text().endswith("\n"):
        expect(time.monotonic() < deadline, "the step to interrupt wasn't reached")
        time.sleep(0.01)
    blocked = int((mac.fake / "blocked").read_text())
    process.send_signal(signal.SIGTERM)
    output, _ = process.communicate(timeout=30)
    expect_equal(process.returncode, 130)
    expect("run it again" in output, output)
    expect(not is_running(blocked), "xcodebuild still runs")
    expect_equal(mac.report.count('class="passed"'), 4)
    expect_equal(mac.report.count('class="unfinished"'), 1)
    mac.set(block="")
    mac.run("--only", "build", status=0)
    expect_equal([line for line in mac.called("xcodebuild build") if "-scheme Example" not in line], [])
    mac.run("--only", "build", status=0)
    expect_equal(mac.called("xcodebuild build"), [])
    # A change of the sources starts over.
    (mac.root / "README.md").write_text("\n```swift\n" + "post()\n" * 20 + "```\n")
    mac.run("--only", "build", status=0)
    expect_equal(len(mac.called("xcodebuild build")), 4)


def test_chosen_groups_run_alone(mac):
    output = mac.run("--only", "build,test", status=0)
    expect_equal(set(mac.results), {"xcode", "library", "kit", "consumers", "example", "package_tests", "hosted_tests"})
    expect("[7/7]" in output, output)
    expect_equal(mac.report.count('class="not chosen"'), 6)
    expect_equal(mac.report.count("href="), 7)


def test_missing_tools_skip_the_pod_and_build_the_scheme(mac):
    for tool in ("pod", "carthage"):
        (mac.fake / "bin" / tool).unlink()
    mac.run("--only", "packages", status=0)
    expect_equal(mac.results, {"xcode": "passed", "pod": "skipped", "framework": "passed"})
    expect_equal(len(mac.called("-scheme MessageStackView -configuration Release")), 1)
    expect_equal(len(mac.called("CODE_SIGNING_ALLOWED=NO")), 1)


def test_tests_that_do_not_run_fail(mac):
    mac.set(summary='{\n  "totalTestCount" : 0\n}\n')
    mac.run("--only", "test", status=1)
    expect_equal(mac.results, {"xcode": "passed", "package_tests": "failed", "hosted_tests": "failed"})
    expect("error: no tests ran." in mac.report, mac.report)


def test_samples_that_are_not_shown_fail(mac):
    mac.run("--only", "build", status=0)
    mac.set(fail="launch .*gallery-card\n")
    mac.run("--only", "pictures", status=1)
    expect_equal(mac.results["phone_pictures"], "failed")
    mac.set(fail="")
    (mac.fake / "container/tmp").rename(mac.fake / "container/other")
    mac.run("--only", "pictures", status=1)
    expect("gallery-card is not at rest" in mac.report, mac.report)
    # Samples that weren't shown are shown again.
    (mac.fake / "container/other").rename(mac.fake / "container/tmp")
    mac.run("--only", "pictures", status=0)


def test_messages_about_constraints_fail(mac):
    mac.run("--only", "build", status=0)
    mac.set(log="Example: Unable to simultaneously satisfy constraints.\n")
    mac.run("--only", "run", status=1)
    expect("constraints can't be satisfied" in mac.report, mac.report)


def test_missing_simulators_fail_only_their_steps(mac):
    mac.run("--phone", "iPhone 3G", "--pad", "iPad (A16)", status=1)
    failed = ("package_tests", "hosted_tests", "phone", "phone_pictures")
    expect_equal(mac.results, {step: "failed" if step in failed else "passed" for step in STEPS})
    expect("none of these simulators is available: iPhone 3G" in mac.report, mac.report)


def test_large_archive_gets_smaller_pictures(mac):
    mac.set(large="852\n")
    mac.run("--only", "build,run", status=0)
    heights = [line.split()[8] for line in mac.called("sips")]
    expect_equal(sorted(set(heights), key=int, reverse=True), ["1704", "1278", "852"])
    expect_equal(re.findall("<tr><td>([^<]*)<td><(?:td|img)", mac.report), ["home"])


def test_options_are_checked(mac):
    expect("--restart" in mac.run("--help", status=0), "the usage is incomplete")
    for options in (("--fast",), ("--only",), ("--only", "build,tests")):
        expect("check-on-mac: " in mac.run(*options, status=2), f"{options} isn't explained")
    expect_equal(mac.calls, [])


def test_missing_xcode_is_explained(mac):
    (mac.fake / "bin/xcodebuild").unlink()
    expect("there is no Xcode that works" in mac.run(status=2), "the message is missing")


def test_script_and_workflow_are_valid():
    for script in SCRIPTS:
        subprocess.run(["bash", "-n", ROOT / script], check=True)
    if shutil.which("shellcheck"):
        subprocess.run(["shellcheck", "-x", SCRIPTS[0], SCRIPTS[-1]], cwd=ROOT, check=True)
    else:
        print("check-on-mac-test: shellcheck isn't installed", file=sys.stderr)
    # Features that bash 3.2, the version of macOS, doesn't have.
    newer = r"mapfile|readarray|declare -[Ag]|\$\{\w+(?:,,|\^\^|@)|\|&|&>>|wait -n|local -n|coproc|\[\[ -v|EPOCH"
    for script in SCRIPTS:
        expect_equal(re.findall(newer, (ROOT / script).read_text()), [])
    try:
        import yaml
    except ImportError:
        print("check-on-mac-test: PyYAML isn't installed", file=sys.stderr)
        return
    workflow = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text())
    steps = workflow["jobs"]["macos"]["steps"]
    script = [step["run"] for step in steps if "run" in step]
    expect_equal(script, ["scripts/check-on-mac --only build,test"])
    upload = [step for step in steps if "upload-artifact" in step.get("uses", "")]
    expect_equal(
        [(step["if"], step["with"]["path"]) for step in upload], [("always()", "Outputs/check-on-mac-report.zip")])


def failure(name, test):
    """Returns a description of the failure of a test, or None."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            test(*[Mac(Path(folder).resolve())][:test.__code__.co_argcount])
        except Exception as error:
            return f"{name}: {type(error).__name__}: {error}"


def main():
    tests = {name: test for name, test in globals().items() if name.startswith("test_")}
    with ThreadPoolExecutor(max_workers=4) as pool:
        failures = [text for text in pool.map(failure, tests, tests.values()) if text]
    if failures:
        sys.exit("check-on-mac-test: " + "\ncheck-on-mac-test: ".join(failures))
    print(f"check-on-mac-test: {len(tests)} tests")


main()
