"""Checks what package managers, indexes and Xcode read, because `pod lib lint`, Carthage and Xcode need a Mac: versions,
addresses and scripts/set-repository, the podspec, .spi.yml, llms.txt, the Xcode project, the promise that the core needs
no privacy manifest, and the kinds of enumerations in Documentation/Versions.md.

usage: python3 scripts/check-packages.py
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MANIFESTS = ("Package.swift", "Example/Package.swift", "UIKitOnLinux/Package.swift", "UIKitOnLinux/Benchmarks/Package.swift")
PROJECT = ROOT / "Example/Example.xcodeproj"
# The frameworks that Carthage builds, and the bundles of tests that the scheme Example runs.
FRAMEWORKS = [f"MessageStackView{name}.framework" for name in ("", "Connectivity", "Forms", "Version3")]
TEST_BUNDLES = ["MessageStackViewHostedTests.xctest"]
# The most lines of release notes at the beginning of an entry in the changelog.
NOTES_LIMIT = 30
# A link to the source of an article, and the most links of the README that work only once the site is published.
ARTICLE_LINK = re.compile(r"\]\(Sources/\w+/(\w+)\.docc/(\w+)\.md\)")
MOST_UNPUBLISHED = 4
# 8,000 tokens of about four characters.
LLMS_LIMIT = 32_000

PRIVACY_MANIFEST = "PrivacyInfo.xcprivacy"
# The APIs of Apple's page "Describing use of required reason API", for which an app must state a reason.
REQUIRED_REASON = re.compile(
    r"\b(?:(?:creation|(?:file|content)?[mM]odification)Date(?:Key)?|f?getattrlist(?:at|bulk)?\s*\(|[fl]?stat(?:v?fs|at)?\s*\("
    r"|fstatv?fs\s*\(|systemUptime|mach_absolute_time|volume(?:Available|Total)Capacity\w*|system(?:Free)?Size"
    r"|activeInputModes|(?:NS)?UserDefaults|AppStorage)(?!\w)")

APP, FRAMEWORK, TESTS = ("com.apple.product-type." + kind for kind in ("application", "framework", "bundle.unit-test"))
ORIENTATIONS = "INFOPLIST_KEY_UISupportedInterfaceOrientations_"
PHONE = "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight UIInterfaceOrientationPortrait"
# The settings without which a product can't be installed, launched or tested. None stands for any value.
SETTINGS = {
    None: {
        "CURRENT_PROJECT_VERSION": None, "MARKETING_VERSION": None, "PRODUCT_BUNDLE_IDENTIFIER": None,
        "GENERATE_INFOPLIST_FILE": "YES",
        # Without a team, Xcode can sign products for Mac Catalyst only to run locally.
        "CODE_SIGN_IDENTITY[sdk=macosx*]": "-",
    },
    APP: {
        "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
        # Without it, the app doesn't fill the screen.
        "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
        ORIENTATIONS + "iPhone": PHONE,
        ORIENTATIONS + "iPad": PHONE + " UIInterfaceOrientationPortraitUpsideDown",
    },
    FRAMEWORK: {
        # A class has the name of its module.
        "BUILD_LIBRARY_FOR_DISTRIBUTION": "NO",
        "DYLIB_INSTALL_NAME_BASE": "@rpath",
        # Otherwise, archives of apps contain the framework twice.
        "SKIP_INSTALL": "YES",
    },
    TESTS: {
        "BUNDLE_LOADER": "$(TEST_HOST)",
        "TEST_HOST": "$(BUILT_PRODUCTS_DIR)/Example.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Example",
    },
}
# The declaration of a type or an extension, outside comments.
TYPE = re.compile(
    r"^( *)(?:@\w+(?:\([^)]*\))? |nonisolated |final |indirect |fileprivate |private |package )*(public |open )?(?:final |indirect )*"
    r"(struct|class|enum|actor|protocol|extension) (?!func\b|var\b|let\b)([A-Z][\w.]*)", re.MULTILINE)
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"|[{}()=;,]|[^\s{}()=;,"]+|\S', re.DOTALL)


def read(name):
    return (ROOT / name).read_text()


def podspec_field(name):
    field = re.search(rf"^ *spec\.{re.escape(name)} *= *(.+)$", read("MessageStackView.podspec"), re.MULTILINE)
    return field[1].strip("'") if field else ""


def versions_and_addresses():
    version, address = podspec_field("version"), podspec_field("homepage")
    changelog = re.search(r"^## \[(\d[^]]*)\]", read("CHANGELOG.md"), re.MULTILINE)
    if not version or not changelog or changelog[1] != version:
        yield f"CHANGELOG.md doesn't begin with version {version} of the podspec"
    notes = re.search(r"^### Highlights\n+(.*?)\n+### ", read("CHANGELOG.md"), re.MULTILINE | re.DOTALL)
    if not notes or len(notes[1].splitlines()) > NOTES_LIMIT:
        yield f"CHANGELOG.md doesn't begin with highlights of at most {NOTES_LIMIT} lines"
    # The Xcode project has the number without the suffix of a prerelease.
    numbers = set(re.findall(r"MARKETING_VERSION = ([^;]+);", read(PROJECT / "project.pbxproj")))
    if numbers != {version.split("-")[0]}:
        yield f"the Xcode project has the versions {numbers} rather than {version}"
    tools = {re.search(r"swift-tools-version: (\S+)", read(name))[1] for name in MANIFESTS}
    if len(tools) != 1 or f"[Swift {min(tools)}]" not in read("README.md"):
        yield f"the manifests have the tools versions {tools}, or README.md names another Swift"
    for page in ("README.md", "llms.txt"):
        if f'from: "{version}"' not in read(page):
            yield f"{page} has another version than {version}"
        found = set(re.findall(r"https://[^\s\"'`]+?/MessageStackView(?=\.git)", read(page)))
        if found != {address}:
            yield f"{page} has the addresses {found} rather than {address}; run scripts/set-repository"


def podspec():
    """CocoaPods refuses a podspec without these fields, or warns about it."""
    for name in ("name", "license", "author", "swift_version"):
        if not podspec_field(name):
            yield f"the podspec has no {name}"
    summary = podspec_field("summary")
    description = re.search(r"<<-TEXT\n(.*?)\n *TEXT", read("MessageStackView.podspec"), re.DOTALL)
    if not 0 < len(summary) <= 140 or not description or len(description[1].strip()) <= len(summary):
        yield "the podspec needs a summary of at most 140 characters, and a longer description"
    if not {"tag:", "git:"} <= set(podspec_field("source").split()):
        yield "the podspec needs a source with git and tag"
    manifest = dict(re.findall(r"\.(\w+)\(\.v(\d+)\)", re.search(r"platforms: \[(.*)\]", read("Package.swift"))[1]))
    # A pod for iOS is also for Mac Catalyst.
    for name in ("iOS", "visionOS"):
        if podspec_field(f"{name.lower()}.deployment_target") != f"{manifest.get(name)}.0":
            yield f"the podspec has another deployment target for {name} than Package.swift"
    checked = set(re.findall(r'= Platform\("([^"]+)"', read("UIKitOnLinux/scripts/check-apple/toolchain.py")))
    names = {"iOS": "iOS", "macCatalyst": "Mac Catalyst", "visionOS": "visionOS"}
    if checked != {f"{names[name]} {version}" for name, version in manifest.items()}:
        yield "make check-apple compiles for other platforms than those of Package.swift"
    found = {name: re.findall(rf"^ *(\w+)\.{name}_files = '(.+)'$", read("MessageStackView.podspec"), re.MULTILINE)
             for name in ("source", "exclude")}
    excluded = {path for _, pattern in found["exclude"] for path in ROOT.glob(pattern)}
    parts = {subspec.capitalize(): set(ROOT.glob(pattern)) - excluded for subspec, pattern in found["source"]}
    for name in ("Core", "Connectivity", "Forms", "Version3"):
        if not parts.get(name):
            yield f"the subspec {name} of the podspec has no sources"
    if any(".docc/" in str(path) for paths in parts.values() for path in paths):
        yield "the podspec compiles the code that the tutorials show"
    # Xcode passes the name of a package by itself, but only for a package.
    for path in ("MessageStackView.podspec", PROJECT / "project.pbxproj"):
        if "-package-name MessageStackView" not in read(path):
            yield f"{path} compiles `package` declarations without the name of the package"
    license_file = re.search(r"file: '([^']+)'", podspec_field("license"))
    if not license_file or not (ROOT / license_file[1]).exists():
        yield "the podspec has no license file"


def index_and_summary():
    name = re.search(r"scheme: (\w+)", read(".spi.yml"))
    if not name or f'name: "{name[1]}"' not in read("Package.swift"):
        yield ".spi.yml has no scheme of the package"
    # The index links the published site, which has films and a search, rather than building pages itself.
    if f'documentation: "{podspec_field("documentation_url")}/"' not in read(".spi.yml"):
        yield ".spi.yml doesn't link the documentation"
    if "version: 1" not in read(".spi.yml") or "platform: ios" not in read(".spi.yml"):
        yield ".spi.yml needs version 1 and the platform ios"
    if re.search(r"^\s*(git|github|binary)\b", read("Cartfile"), re.MULTILINE):
        yield "the Cartfile has dependencies"
    if len(read("llms.txt")) > LLMS_LIMIT:
        yield f"llms.txt has more than {LLMS_LIMIT} characters"
    # The pages of ready-made posts can be linked by their article instead.
    ready_made = read("Sources/MessageStackView/MessageStackView.docc/ReadyMadePosts.md")
    for article in ROOT.glob("Sources/*/*.docc/*.md"):
        is_linked = f"/{article.name})" in read("llms.txt") or f"<doc:{article.stem}>" in ready_made
        if article.stem != "MessageStackView" and not is_linked:
            yield f"llms.txt doesn't link {article.name}"


def addresses():
    """scripts/set-repository leaves no present address, and no link of the README to the source of an article, in a copy of
    the files that have one. Until then, few links of the README need the site.
    """
    old = [podspec_field("homepage"), podspec_field("documentation_url")]
    new = ["https://github.com/first-owner/MessageStackView", "https://first-owner.github.io/MessageStackView"]
    git = lambda folder, *words: subprocess.run(["git", "-C", folder, *words], capture_output=True, text=True).stdout
    pages = [f"{module}/{name}".lower() for module, name in ARTICLE_LINK.findall(read("README.md"))]
    if "example.org" in old[1] and read("README.md").count(old[1]) > MOST_UNPUBLISHED:
        yield f"README.md has more than {MOST_UNPUBLISHED} links to the site; link Sources/MODULE/MODULE.docc/ARTICLE.md instead"
    with tempfile.TemporaryDirectory() as folder:
        for name in ("scripts/set-repository", *git(ROOT, "grep", "-lF", "-e", old[0], "-e", old[1]).splitlines()):
            (Path(folder) / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, Path(folder) / name)
        git(folder, "init", "--quiet")
        git(folder, "add", "--all")
        for before, arguments in ((old, new[:1]), (new, ["https://second.org/MessageStackView", "https://third.org/docs"])):
            subprocess.run(["scripts/set-repository", *arguments], cwd=folder, stdout=subprocess.DEVNULL)
            left = git(folder, "grep", "-lF", "-e", before[0], "-e", before[1]).split()
            expected = arguments if len(arguments) == 2 else new
            if left or any(address not in (Path(folder) / "MessageStackView.podspec").read_text() for address in expected):
                yield f"scripts/set-repository {' '.join(arguments)} leaves addresses in {left or 'the podspec'}"
            page = (Path(folder) / "README.md").read_text()
            if missing := [name for name in pages if f"]({expected[1]}/documentation/{name}/)" not in page]:
                yield f"scripts/set-repository {' '.join(arguments)} leaves links to the sources of {missing} in README.md"


def privacy():
    """The core uses no API that needs a reason. A product that does has a privacy manifest, which all packages contain."""
    for path in ROOT.glob("Sources/**/*.swift"):
        # Without comments and strings.
        code = re.sub(r'//.*|"(?:\\.|[^"\\])*"', "", path.read_text())
        product = path.relative_to(ROOT / "Sources").parts[0]
        is_declared = product != "MessageStackView" and (ROOT / "Sources" / product / PRIVACY_MANIFEST).exists()
        for name in REQUIRED_REASON.findall(code) if ".docc/" not in str(path) and not is_declared else ():
            yield f"{path.relative_to(ROOT)} uses {name}, which needs a reason in a privacy manifest"
    for manifest in ROOT.glob(f"Sources/*/{PRIVACY_MANIFEST}"):
        for name in ("Package.swift", "MessageStackView.podspec"):
            if PRIVACY_MANIFEST not in read(name):
                yield f"{name} doesn't contain {manifest.relative_to(ROOT)}"


def public_enumerations():
    """Returns the names of the public enumerations, each with the names of the types around it."""
    for path in ROOT.glob("Sources/*/**/*.swift"):
        types = []
        for indent, is_public, kind, name in TYPE.findall(path.read_text()) if ".docc/" not in str(path) else ():
            types = [(own, outer) for own, outer in types if own < len(indent)] + [(len(indent), name)]
            if is_public and kind == "enum":
                yield ".".join(name for _, name in types)


def enumerations():
    """Documentation/Versions.md says of each public enumeration whether it can get cases."""
    text, public = read("Documentation/Versions.md"), set(public_enumerations())
    table = text.partition("| Enumerations |")[2].partition("\n\n")[0]
    listed = set(re.findall(r"`(\w*[A-Z][\w.]*)`", table)) - {"MessageStackViewVersion3"}
    for name in sorted(public - set(re.findall(r"`([\w.]+)`", text))):
        yield f"Documentation/Versions.md doesn't say whether {name} can get cases"
    for name in sorted(listed - public):
        yield f"Documentation/Versions.md lists {name}, which is no public enumeration"


def parsed(text):
    """Returns the value of an old-style property list, by way of JSON."""
    json_tokens = {"(": "[", ")": "]", "=": ":", ";": ","}
    tokens = [token for token in TOKEN.findall(text) if not token.startswith(("//", "/*"))]
    tokens = [token if token[0] in '{},"' else json_tokens.get(token) or json.dumps(token) for token in tokens]
    return json.loads("".join(
        token for token, following in zip(tokens, [*tokens[1:], ""]) if token != "," or following not in tuple("}]")))


def strings(value):
    if isinstance(value, str):
        yield value
    else:
        for element in value.values() if isinstance(value, dict) else value:
            yield from strings(element)


def project():
    """Yields the mistakes in the Xcode project's references; if there are none, those in its targets and schemes."""
    try:
        content = parsed(read(PROJECT / "project.pbxproj"))
    except ValueError as error:
        yield f"the Xcode project isn't a property list, here converted to JSON: {error}"
        return
    objects, root = content["objects"], content["rootObject"]
    used = {text for text in strings([root, objects]) if re.fullmatch(r"[0-9A-F]{24}", text)}
    for name in sorted(used ^ set(objects)):
        yield f"the Xcode project refers to {name}, which doesn't exist" if name in used else f"{name} is unused"
    if used != set(objects):
        return
    for item in objects.values():
        if item["isa"] == "PBXFileSystemSynchronizedRootGroup" and not any((PROJECT.parent / item["path"]).glob("*")):
            yield f"the folder {item['path']} of the Xcode project doesn't exist or is empty"
    targets = {key: item for key, item in objects.items() if item["isa"] == "PBXNativeTarget"}
    attributes = objects[root]["attributes"].get("TargetAttributes", {})
    for key, target in targets.items():
        for problem in target_problems(target, attributes.get(key, {}), targets, objects, root):
            yield f"the target {target['name']} {problem}"
    yield from schemes(targets)


def products(target, phase_type, objects):
    """Returns the products in the build phases of a type. Copied ones count only if they are signed frameworks."""
    return {
        objects[objects[file]["fileRef"]]["path"]
        for phase in map(objects.get, target["buildPhases"])
        if phase["isa"] == phase_type and phase.get("dstSubfolderSpec", "10") == "10"
        for file in phase["files"]
        if "dstPath" not in phase or "CodeSignOnCopy" in objects[file].get("settings", {}).get("ATTRIBUTES", [])
    }


def configurations(item, objects):
    keys = objects[item["buildConfigurationList"]]["buildConfigurations"]
    return {objects[key]["name"]: objects[key]["buildSettings"] for key in keys}


def target_problems(target, attributes, targets, objects, root):
    kind = target["productType"]
    linked, embedded = (
        products(target, f"PBX{phase}BuildPhase", objects) for phase in ("Frameworks", "CopyFiles"))
    dependencies = {key: targets[key] for key in (objects[key]["target"] for key in target["dependencies"])}
    hosts = {key: item for key, item in dependencies.items() if kind == TESTS and item["productType"] == APP}
    if missing := linked - {objects[item["productReference"]]["path"] for item in dependencies.values()}:
        yield f"links {missing}, on which it doesn't depend"
    # A framework is embedded once: in the app, or in the tests if the app that runs them doesn't use it.
    needed = linked - set().union(*(products(host, "PBXCopyFilesBuildPhase", objects) for host in hosts.values()))
    if kind != FRAMEWORK and embedded != needed:
        yield f"embeds {embedded or 'nothing'}, but needs {needed}"
    if kind == TESTS and [attributes.get("TestTargetID")] != list(hosts):
        yield "has a TestTargetID that isn't the app on which it depends"
    for name, own in configurations(target, objects).items():
        settings = {**configurations(objects[root], objects)[name], **own}
        required = {**SETTINGS[None], **SETTINGS[kind], **({"ENABLE_TESTABILITY": "YES"} if name == "Debug" else {})}
        for key, value in required.items():
            found = settings.get(key, "")
            if not found or value and sorted(found.split()) != sorted(value.split()):
                yield f"has {key} = {found or 'nothing'} in {name} rather than {value or 'a value'}"
        paths = settings.get("LD_RUNPATH_SEARCH_PATHS", "").split()
        for path in ["@executable_path/Frameworks"] + ["@loader_path/Frameworks"] * (kind != APP):
            if path not in paths:
                yield f"doesn't look for frameworks in {path} in {name}"
        # Xcode should treat the documentation as one file, which has not been tried yet.
        excluded = settings.get("EXCLUDED_SOURCE_FILE_NAMES", "").split()
        for key in target["fileSystemSynchronizedGroups"]:
            for file in (PROJECT.parent / objects[key]["path"]).rglob("*.docc/**/*.swift"):
                if not any(fnmatch(file.name, pattern) for pattern in excluded):
                    yield f"may compile {file.name}, which the documentation shows"


def schemes(targets):
    """One scheme runs the app and its tests. The others are for Carthage, which builds what their archives contain."""
    found = {}
    for path in ROOT.glob("*/*.xcodeproj/xcshareddata/xcschemes/*.xcscheme"):
        scheme = found[path.stem] = xml.etree.ElementTree.parse(path)
        for buildable in scheme.iter("BuildableReference"):
            if targets.get(buildable.get("BlueprintIdentifier"), {}).get("name") != buildable.get("BlueprintName"):
                yield f"the scheme {path.stem} builds {buildable.get('BlueprintName')}, which isn't a target"
    named = lambda scheme, path: [item.get("BuildableName") for item in scheme.findall(f"{path}/BuildableReference")]
    archived = "BuildAction/BuildActionEntries/BuildActionEntry[@buildForArchiving='YES']"
    example = found.pop("Example")
    if named(example, "LaunchAction/BuildableProductRunnable") != ["Example.app"]:
        yield "the scheme Example doesn't run the app"
    if named(example, "TestAction/Testables/TestableReference") != TEST_BUNDLES:
        yield f"the scheme Example doesn't run {TEST_BUNDLES}"
    if named(example, archived) != ["Example.app"]:
        yield "the scheme Example doesn't archive only the app"
    if sorted(name for scheme in found.values() for name in named(scheme, archived)) != FRAMEWORKS:
        yield f"the other schemes don't archive {FRAMEWORKS}, which Carthage builds"


checks = (versions_and_addresses, podspec, index_and_summary, addresses, privacy, enumerations, project)
problems = list(dict.fromkeys(problem for check in checks for problem in check()))
sys.exit("check-packages: " + "\ncheck-packages: ".join(problems) if problems else 0)
