"""Tests scripts/check-on-mac with fake tools in place of Xcode's and macOS's.

usage: python3 scripts/on-mac/test.py

The script runs in a copy of the files that it reads. The fake tools record their calls, which are compared with the
schemes, targets and folders of the project.
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

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ("scripts/check-on-mac", "scripts/on-mac/steps.sh", "scripts/on-mac/report.sh", "scripts/check-consumers")
COPIED = (*SCRIPTS, "README.md", "Package.swift", "Example/Example.xcodeproj")
GALLERY = "Sources/MessageStackView/MessageStackView.docc/Gallery.md"
OURS = "Outputs/Pictures/Gallery"
# Two samples, one of which has a picture in all settings.
PICTURES = re.compile(r"\]\(gallery-(?:undo.*|card)\)$", re.MULTILINE)
ON_PAD = ["gallery-undo", "gallery-undo~dark"]
ON_PHONE = [*ON_PAD, "gallery-undo-largest-text", "gallery-undo-right-to-left", "gallery-card", "gallery-card~dark"]
STEPS = (
    "xcode", "library", "kit", "catalyst", "vision", "consumers", "example", "package_tests", "hosted_tests", "pod", "framework", "phone",
    "pad", "phone_pictures", "pad_pictures",
)
# The calls of xcodebuild that the script may make.
XCODEBUILD = re.compile(
    r"xcodebuild(?: (?:build|test|-version|-list|-showsdks|-checkFirstLaunchStatus|-license check|-scheme [\w-]+"
    r"|-project Example/Example\.xcodeproj|-configuration Release"
    r"|-destination generic/platform=(?:iOS|iOS Simulator|visionOS Simulator|macOS,variant=Mac Catalyst)"
    r"|-destination platform=iOS Simulator,id=ID of iP[\w ()]+|-derivedDataPath /\S+/Xcode/DerivedData/\S+"
    r"|-resultBundlePath /\S+\.xcresult|-parallel-testing-enabled NO|-IDEBuildingContinueBuildingAfterErrors=YES"
    r"|-only-testing:\w+|ARCHS=\w+|CODE_SIGNING_ALLOWED=NO))+")
# Features that bash 3.2, the version of macOS, doesn't have.
NEWER_BASH = r"mapfile|readarray|declare -[Ag]|\$\{\w+(?:,,|\^\^|@)|\|&|&>>|wait -n|local -n|coproc|\[\[ -v|EPOCH"

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
"xcodebuild -showsdks") printf '\t-sdk iphoneos26.1\n\t-sdk xros26.1\n' ;;
"xcodebuild build "* | "xcodebuild test "*)
    printf '%s/Sources/B.swift:3:4: warning: a < b & c\n' "$PWD"
    name=-derivedDataPath
    case $line in
    *"-scheme Example"*) mkdir -p "$(value "$@")/Build/Products/Debug-iphonesimulator/Example.app" ;;
    esac ;;
"xcrun simctl list runtimes")
    for version in 15.4 15.5 26.1; do
        printf 'iOS %s (%s - 23B86) - com.apple.CoreSimulator.SimRuntime.iOS-%s\n' $version $version ${version%.*}-${version#*.}
    done
    printf 'iOS 15.7 (15.7 - 19H12) - com.apple.CoreSimulator.SimRuntime.iOS-15-7 (unavailable, not supported)\n' ;;
"xcrun simctl list devicetypes")
    printf '%s (com.apple.CoreSimulator.SimDeviceType)\n' "iPhone SE" "iPhone 16 Plus" "iPhone 17" "iPhone 13" "iPad (A16)" ;;
"xcrun simctl list devices") cat "$FAKE/devices" ;;
"xcrun simctl create "*"iPhone 17 com.apple.CoreSimulator.SimRuntime.iOS-15"*) exit 151 ;;
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

    def __init__(self, folder):
        self.root, self.fake = folder / "MessageStackView", folder / "fake"
        for path in COPIED:
            (self.root / path).parent.mkdir(parents=True, exist_ok=True)
            copy = shutil.copytree if (ROOT / path).is_dir() else shutil.copy
            copy(ROOT / path, self.root / path)
        lines = (ROOT / GALLERY).read_text().splitlines(keepends=True)
        (self.root / GALLERY).parent.mkdir(parents=True)
        (self.root / GALLERY).write_text("".join(line for line in lines if not line.startswith("!") or PICTURES.search(line)))
        (self.root / OURS).mkdir(parents=True)
        for name in ON_PHONE:
            (self.root / OURS / f"{name}.png").write_text("picture")
        (self.root / ".gitignore").write_text("/Outputs/\n")
        for command in ("init --quiet", "add .", "-c user.name=A -c user.email=a@b.c commit --quiet --message=All"):
            subprocess.run(["git", *command.split()], cwd=self.root, check=True)
        (self.fake / "bin").mkdir(parents=True)
        (self.fake / "container/tmp").mkdir(parents=True)
        for tool in TOOLS:
            file = self.fake / "bin" / tool
            file.write_text(FAKE_TOOL)
            file.chmod(0o755)
        (self.fake / "bin/sleep.real").symlink_to(shutil.which("sleep"))
        self.set(devices="", log="", summary='{\n  "failedTests" : 0,\n  "totalTestCount" : 12\n}\n')
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

    def run(self, options="", status=0, output=""):
        """Runs the script, and expects an exit status and a part of its output."""
        process = self.start(*options.split())
        found, _ = process.communicate(timeout=60)
        equal((process.returncode, found), (status, found))
        contains(found, output)

    def called(self, text):
        """Returns the calls since the last start that contain a text. Each begins with its working folder."""
        return [line.replace("\037", " ") for line in (self.fake / "calls").read_text().splitlines()
                if text in line.replace("\037", " ")]

    def expect_results(self, steps=STEPS, **others):
        files = self.root.glob("Outputs/CheckOnMac/*/steps/*")
        equal({file.name: file.read_text().split()[0] for file in files}, {**dict.fromkeys(steps, "passed"), **others})

    @property
    def archive(self):
        return zipfile.ZipFile(self.root / "Outputs/check-on-mac-report.zip")

    @property
    def report(self):
        return self.archive.read("check-on-mac-report/report.html").decode()

    def count(self, result):
        return self.report.count(f'class="{result}"')


def equal(found, expected):
    if found != expected:
        raise AssertionError(f"found {found!r}\nrather than {expected!r}")


def contains(text, *parts):
    for part in parts:
        if part not in text:
            raise AssertionError(f"there is no {part!r} in:\n{str(text)[-2000:]}")


# --- Tests

def test_all_steps_pass_and_are_reported(mac):
    mac.run(output="[15/15] Take screenshots on the iPad: passed")
    mac.expect_results()
    created = [line.split(" ", 1)[1] for line in mac.called("simctl create")]
    equal(created[0], "xcrun simctl create MessageStackView on iPhone 17 iPhone 17")
    equal((len(created), len(mac.called("simctl delete")), mac.count("passed")), (2, 2, 15))
    report = mac.report
    contains(report, "Xcode 26.1", "Sources/B.swift:3:4: warning: a &lt; b &amp; c", "<th>iPhone 17<th>iPad (A16)")
    equal(str(mac.root) in report, False)
    files = {name.removeprefix("check-on-mac-report/") for name in mac.archive.namelist()}
    pictures = {
        *(f"pictures/ours/{name}.png" for name in ON_PHONE),
        *(f"pictures/phone/{name}.jpg" for name in [*ON_PHONE, "home"]),
        *(f"pictures/pad/{name}.jpg" for name in [*ON_PAD, "home"]),
    }
    equal({name for name in files if re.match("pictures/.*[^/]$", name)}, pictures)
    logs = {f"logs/{step}.log" for step in STEPS}
    equal({name for name in files if name.endswith(".log")}, logs)
    equal(set(re.findall(r'(?:src|href)="([^"]+)"', report)), pictures | logs)


def test_calls_name_schemes_and_targets(mac):
    mac.run()
    mac.run("--restart")
    manifest = (ROOT / "Package.swift").read_text()
    products = re.findall(r'\.library\(\s*name: "(\w+)"', manifest)
    schemes = {
        # Xcode makes a scheme for each product of a package and, if there are several, one for all.
        "package": {*products, "MessageStackView-Package"},
        "consumers": {"Consumers"},
        "project": {path.stem for path in (ROOT / "Example").glob("*.xcodeproj/xcshareddata/xcschemes/*.xcscheme")},
    }
    builds = [line for line in mac.called("xcodebuild ") if " build " in line or " test " in line]
    equal(len(builds), 10)
    for line in mac.called("xcodebuild "):
        equal(XCODEBUILD.fullmatch(line.split(" ", 1)[1]) is None and line, False)
    for line in builds:
        contains(line, "-destination ", "-derivedDataPath ")
        kind = "project" if "-project " in line else "consumers" if "/Consumers " in line else "package"
        contains(schemes[kind], re.search(r"-scheme (\S+)", line)[1])
    tested = re.findall(r"-only-testing:(\w+)", "".join(builds))
    equal(sorted(tested), sorted(re.findall(r'\.testTarget\(\s*name: "(\w+)"', manifest.split("if isCloneOnLinux {")[0])))
    bundles = {re.search(r" (org\.\S+)", line)[1] for line in mac.called("simctl launch")}
    equal(len(bundles), 1)
    contains((ROOT / "Example/Example.xcodeproj/project.pbxproj").read_text(), f"IDENTIFIER = {bundles.pop()};")
    for name in ("-GallerySample", "GalleryPicture"):
        contains((ROOT / "Example/App/Screens/Gallery/GalleryPicture.swift").read_text(), f'"{name}"')
        contains((ROOT / "scripts/on-mac/steps.sh").read_text(), name)


def test_steps_go_on_after_failures(mac):
    mac.set(fail="build -scheme MessageStackViewTesting\ntest -scheme MessageStackView-Package\n^pod\n", crash="iPad\n")
    error = "Sources/A.swift:1:2: error: planted in xcodebuild build -scheme MessageStackViewTesting"
    mac.run(status=1, output=error)
    failed = ("kit", "package_tests", "pod", "pad")
    mac.expect_results(**dict.fromkeys(failed, "failed"))
    equal(mac.count("failed"), len(failed))
    contains(
        mac.report, "planted in pod lib lint", "planted in xcodebuild test", "Test a() recorded an issue at A.swift:5:6",
        "Restarting after unexpected exit in b()", "error: the example has stopped.")
    for step, text in (("pad", b"Example crashed"), ("package_tests", b"xctest crashed")):
        contains(mac.archive.read(f"check-on-mac-report/logs/{step}.log"), text)
    # Only the steps that failed are repeated.
    mac.set(fail="", crash="")
    mac.run()
    equal(len(mac.called("xcodebuild build")) + len(mac.called("xcodebuild test")), 2)
    mac.expect_results()


def test_interrupted_check_is_continued(mac):
    mac.set(block="build -project Example/Example.xcodeproj -scheme Example\n", blocked="")
    process = mac.start("--only", "build")
    while not (blocked := (mac.fake / "blocked").read_text()).endswith("\n"):
        equal(process.poll(), None)
        time.sleep(0.01)
    process.send_signal(signal.SIGTERM)
    output, _ = process.communicate(timeout=30)
    equal(process.returncode, 130)
    contains(output, "run it again")
    state = Path(f"/proc/{blocked.strip()}/stat")
    # A process that has ended may remain as a zombie.
    equal(state.exists() and state.read_text().rpartition(")")[2].split()[0] != "Z", False)
    equal((mac.count("passed"), mac.count("unfinished")), (6, 1))
    mac.set(block="")
    mac.run("--only build")
    equal([line for line in mac.called("xcodebuild build") if "-scheme Example" not in line], [])
    mac.run("--only build")
    equal(mac.called("xcodebuild build"), [])
    # A change of the sources starts over.
    (mac.root / "README.md").write_text("\n```swift\n" + "post()\n" * 20 + "```\n")
    mac.run("--only build")
    equal(len(mac.called("xcodebuild build")), 8)


def test_chosen_groups_run_alone(mac):
    mac.run("--only build,test", output="[9/9]")
    mac.expect_results(STEPS[:9])
    equal((mac.count("not chosen"), mac.report.count("href=")), (6, 9))


def test_missing_tools_skip_the_pod_and_build_the_scheme(mac):
    for tool in ("pod", "carthage"):
        (mac.fake / "bin" / tool).unlink()
    mac.run("--only packages")
    mac.expect_results(("xcode", "framework"), pod="skipped")
    contains("".join(mac.called("-scheme MessageStackViewForms -configuration Release")), "CODE_SIGNING_ALLOWED=NO")


def test_tests_that_do_not_run_fail(mac):
    mac.set(summary='{\n  "totalTestCount" : 0\n}\n')
    mac.run("--only test", status=1)
    mac.expect_results(("xcode",), package_tests="failed", hosted_tests="failed")
    contains(mac.report, "error: no tests ran.")


def test_samples_that_are_not_shown_fail(mac):
    mac.run("--only build")
    mac.set(fail="launch .*gallery-card\n")
    mac.run("--only pictures", status=1)
    mac.expect_results((*STEPS[:7], "pad_pictures"), phone_pictures="failed")
    mac.set(fail="")
    (mac.fake / "container/tmp").rename(mac.fake / "container/other")
    mac.run("--only pictures", status=1)
    contains(mac.report, "gallery-card is not at rest")
    # Samples that weren't shown are shown again.
    (mac.fake / "container/other").rename(mac.fake / "container/tmp")
    mac.run("--only pictures")
    mac.set(log="Example: Unable to simultaneously satisfy constraints.\n")
    mac.run("--only run", status=1)
    contains(mac.report, "constraints can't be satisfied")


def test_missing_simulators_fail_only_their_steps(mac):
    mac.run("--phone iPhone-3G --pad iPad", status=1)
    steps = ("package_tests", "hosted_tests", "phone", "phone_pictures")
    mac.expect_results(**dict.fromkeys(steps, "failed"))
    contains(mac.report, "none of these simulators is available: iPhone-3G")


def test_tests_run_on_an_older_version(mac):
    for version, runtime in (("15", "iOS-15-5"), ("15.4", "iOS-15-4")):
        mac.run(f"--only test --ios {version}")
        mac.expect_results(("xcode", "package_tests", "hosted_tests"))
        equal([line.split("SimRuntime.")[1] for line in mac.called("simctl create")], [runtime] * 2)
        equal(len(mac.called("simctl create MessageStackView on iPhone 13 iPhone 13 ")), 1)
        equal(len(mac.called("id=ID of iPhone 13")), 2)
    # A version that isn't installed skips its steps; "1" isn't the beginning of a version.
    for version in ("16", "1", "15.7"):
        mac.run(f"--only test --ios {version}", output="skipped")
        equal((mac.called("xcodebuild test"), mac.count("skipped")), ([], 2))
        contains(mac.archive.read("check-on-mac-report/logs/package_tests.log"), b"No simulator for iOS " + version.encode())


def test_screenshots_are_reported_without_our_pictures(mac):
    shutil.rmtree(mac.root / OURS)
    mac.run("--only build,pictures")
    pictures = {*(f"pictures/phone/{name}.jpg" for name in ON_PHONE), *(f"pictures/pad/{name}.jpg" for name in ON_PAD)}
    equal(set(re.findall(r'<img src="([^"]+)"', mac.report)), pictures)


def test_large_archive_gets_smaller_pictures(mac):
    mac.set(large="852\n")
    mac.run("--only build,run")
    heights = [int(line.split()[9]) for line in mac.called("sips")]
    equal(sorted(set(heights), reverse=True), [1704, 1278, 852])
    equal(re.findall("<tr><td>([^<]*)<td><(?:td|img)", mac.report), ["home"])


def test_options_and_xcode_are_checked(mac):
    mac.run("--help", output="--restart")
    for options in ("--fast", "--only", "--only build,tests", "--ios", "--ios newest"):
        mac.run(options, status=2, output="check-on-mac: ")
    equal(mac.called(""), [])
    (mac.fake / "bin/xcodebuild").unlink()
    mac.run(status=2, output="there is no Xcode that works")


def test_scripts_and_workflow_suit_a_mac(_):
    for script in SCRIPTS:
        equal(re.findall(NEWER_BASH, (ROOT / script).read_text()), [])
    workflow = (ROOT / ".github/workflows/ci.yml").read_text()
    contains(workflow, "run: scripts/check-on-mac --only build,test\n", "run: scripts/check-on-mac --only test --ios ",
             "if: always()\n", "path: Outputs/check-on-mac-report.zip\n")


def failure(test):
    """Returns a description of the failure of a test, or None."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            test(Mac(Path(folder).resolve()))
        except Exception as error:
            return f"{test.__name__}: {type(error).__name__}: {error}"


tests = [test for name, test in list(globals().items()) if name.startswith("test_")]
with ThreadPoolExecutor(max_workers=4) as pool:
    failures = [text for text in pool.map(failure, tests) if text]
sys.exit("test of check-on-mac: " + "\n".join(failures) if failures else 0)
