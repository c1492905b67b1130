# The project's commands. `make help` lists them.

PORT ?= 8080

# The files and folders for the formatter and the linter. None of them contains a build folder.
SWIFT_SOURCES := Package.swift Sources Tests Example/Package.swift Example/App Example/Host Example/Tests \
	UIKitOnLinux/Package.swift UIKitOnLinux/Sources UIKitOnLinux/Tests UIKitOnLinux/scripts \
	UIKitOnLinux/Benchmarks/Package.swift UIKitOnLinux/Benchmarks/PostBenchmarks UIKitOnLinux/Benchmarks/UIKitBenchmarks

SHELL_SCRIPTS := .ci/run $(shell grep -lE '^\#!/(usr/bin/env |bin/)bash' scripts/* UIKitOnLinux/scripts/*/* 2>/dev/null)

# All packages share one build folder, so that the stand-in for UIKit is compiled once. The cache of build manifests is
# disabled, because SwiftPM would reuse the plan of one package for another.
SCRATCH := --scratch-path "$(CURDIR)/.build" --disable-build-manifest-caching

# A description of a library without a flag about which SwiftPM warns.
export PKG_CONFIG_PATH := $(CURDIR)/UIKitOnLinux/pkgconfig:$(PKG_CONFIG_PATH)

TEST := swift test $(SCRATCH) --no-parallel
# The values have a build folder of their own, since their module has the name of the library.
TEST_VALUES := swift test --scratch-path "$(CURDIR)/.build-values" --package-path Tests/Values --no-parallel
# The tests of assumptions about UIKit are for a Mac. On Linux they only check the stand-in, so they run with TESTS=full.
SKIP_ASSUMPTIONS := $(if $(filter full,$(TESTS)),,--skip AssumptionTests)
EXAMPLE := swift build $(SCRATCH) --package-path Example --product Example

.DEFAULT_GOAL := help
.PHONY: help run test docs format lint layers unused test-values test-uikit check-apple check-consumers check-packages names \
	browser-test docs-test random-tests mutants readings nightly release-check pictures screens sheets benchmarks instructions size \
	bootstrap build-example

help:
	@awk -F ':.*## ' '/^\#\# / { printf "\n%s\n", substr($$0, 4) } \
		/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

## For users

run: build-example ## Serves the example app at http://127.0.0.1:8080 (make run PORT=9000 for another port)
	@exec "$$($(EXAMPLE) --show-bin-path)/Example" --port $(PORT)

test: test-values ## Runs the tests of the library and the example (TESTS=full for all arguments and assumptions)
	$(TEST) $(SKIP_ASSUMPTIONS)
	$(TEST) --package-path Example

docs: build-example ## Builds the documentation into Outputs/Documentation; fails on dead links and undocumented API
	@rm -rf Outputs/Pictures
	"$$($(EXAMPLE) --show-bin-path)/Example" --pictures Outputs/Pictures
	scripts/build-docs

## For maintainers

format: ## Formats the Swift sources in place
	swift format format --in-place --parallel --recursive $(SWIFT_SOURCES)

lint: bootstrap ## Checks the format, links and pictures, the guides, the texts of languages, and shell scripts
	swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	python3 scripts/check-tests.py
	python3 scripts/check-links.py
	python3 scripts/check-capabilities.py
	python3 scripts/check-defaults.py
	scripts/languages/compare --offline
	shellcheck --severity warning --external-sources $(SHELL_SCRIPTS)

layers: bootstrap ## Builds the library, and checks in the compiler's index that no folder uses one of a higher layer
	swift build $(SCRATCH) --target MessageStackView
	python3 scripts/check-layers.py

unused: bootstrap ## Lists types and functions of the stand-ins that neither product, example nor tests use, from the compiler's index
	swift build $(SCRATCH) --build-tests
	swift build $(SCRATCH) --package-path Example --build-tests
	python3 scripts/list-unused.py

test-values: bootstrap ## Runs the tests of the queue and the layout without the library, in half a minute
	$(TEST_VALUES)

test-uikit: bootstrap ## Runs the tests of the stand-ins for UIKit, SwiftUI and Combine, and the simulated device
	$(TEST) --package-path UIKitOnLinux

names: bootstrap ## Checks the public names, declarations and availability of our UIKit, SwiftUI and Combine against Apple's
	UIKitOnLinux/scripts/check-names/check-names

check-apple: bootstrap ## Compiles for iOS 15, Mac Catalyst 15 and visionOS 1, against our UIKit and SwiftUI
	UIKitOnLinux/scripts/check-apple/check-apple

check-consumers: bootstrap ## Resolves and builds packages that depend on the library by version and by path
	scripts/check-consumers

check-packages: ## Checks versions, the podspec, the Xcode project, what package indexes read, and scripts/check-on-mac
	python3 scripts/check-packages.py
	python3 scripts/on-mac/test.py

browser-test: build-example ## Drives the example app in Chromium for a few seconds (make browser-test ALL=yes for all of it)
	@scripts/bootstrap browser
	.build-browser/bin/python Example/scripts/browser-test.py "$$($(EXAMPLE) --show-bin-path)/Example" $(ALL:%=--all)

docs-test: docs ## Opens the landing page, articles and tutorials in Chromium; screenshots go to Outputs/Pages
	@scripts/bootstrap browser
	.build-browser/bin/python scripts/check-links.py Outputs/Documentation

random-tests: bootstrap ## Runs long random tests with new seeds, which it prints; POST_SEED and PAGE_SEED repeat a run
	POST_SEED=$${POST_SEED:-$$(date +%s)} POST_EVENTS=40000 QUEUE_EVENTS=1000000 LAYOUT_TRIALS=1000000 LOOK_TRIALS=100000 \
		$(TEST) --filter 'PosterRandomTests|PostQueueRandomTests|PostLayoutRandomTests|PostLookRandomTests'
	PAGE_SEED=$${PAGE_SEED:-$$(date +%s)} PAGE_MESSAGES=5000 \
		$(TEST) --package-path Example --filter PageRandomTests

mutants: bootstrap ## Plants known faults, one at a time, and checks that tests notice them; takes an hour
	scripts/check-mutants

readings: bootstrap ## Runs the tests of devices under 16 sets of readings of UIKit (make readings PART=1/4 for a part); 100 minutes
	swift build $(SCRATCH) --build-tests
	scripts/check-readings $(PART:%=--part %)
	scripts/check-readings $(PART:%=--part %) --each

nightly: bootstrap ## Runs the long checks that .ci/run leaves out
	TESTS=full $(MAKE) test
	$(MAKE) readings
	scripts/check-order
	$(MAKE) test-uikit names unused
	$(MAKE) random-tests
	$(MAKE) browser-test ALL=yes
	$(MAKE) docs-test
	$(MAKE) instructions ALL=yes

release-check: bootstrap ## Runs everything that must pass before a version is tagged
	scripts/release-check

pictures: build-example ## Renders the films and diagrams in the repository, and replaces those whose pixels have changed
	@scripts/bootstrap film
	@rm -rf Outputs/Film Outputs/Pictures
	"$$($(EXAMPLE) --show-bin-path)/Example" --film Outputs/Film --pictures Outputs/Pictures
	.build-film/bin/python Example/scripts/update-pictures.py Outputs/Film Documentation/Pictures \
		Outputs/Pictures/Articles Sources/MessageStackView/MessageStackView.docc/Articles

screens: bootstrap ## Renders every screen of the example app in light mode, dark mode, right to left and large text
	@rm -rf Outputs/Screens && mkdir -p Outputs/Screens
	TESTS=full $(TEST) --package-path Example --filter ScreenPictureTests --attachments-path "$(CURDIR)/Outputs/Screens"

sheets: build-example ## Renders contact sheets of every kind of post into Outputs/Sheets
	@rm -rf Outputs/Sheets
	"$$($(EXAMPLE) --show-bin-path)/Example" --sheets Outputs/Sheets

benchmarks: bootstrap ## Measures posting, compared with plain UIKit, and the queue
	python3 UIKitOnLinux/Benchmarks/benchmark.py
	swift run $(SCRATCH) --package-path UIKitOnLinux/Benchmarks --configuration release UIKitBenchmarks

instructions: bootstrap ## Counts instructions, and compares them with a file (UPDATE="reason" changes it, ALL=yes also has 10,000 values)
	@scripts/bootstrap valgrind
	python3 UIKitOnLinux/Benchmarks/instructions.py $(ALL:%=--all) $(if $(UPDATE),--update "$(UPDATE)")

size: $(BUILD:%=bootstrap) ## Prints lines of code, public types and long functions (make size BUILD=yes also compiles the core)
	@$(if $(BUILD),swift build $(SCRATCH) --package-path UIKitOnLinux --configuration release --target SwiftUI)
	@python3 UIKitOnLinux/Benchmarks/size.py $(BUILD:%=--build)

bootstrap: ## Installs missing build dependencies
	@scripts/bootstrap build

build-example: bootstrap
	$(EXAMPLE)
