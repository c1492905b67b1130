# The project's commands. `make help` lists them.

PORT ?= 8080

# The files and folders for the formatter and the linter. None of them contains a build folder.
SWIFT_SOURCES := Package.swift Sources Tests scripts \
	UIKitOnLinux/Package.swift UIKitOnLinux/Sources UIKitOnLinux/Tests \
	Example/Package.swift Example/App Example/Host Example/Tests \
	Benchmarks/Package.swift Benchmarks/PostBenchmarks Benchmarks/FrameBenchmarks

# All packages share one build folder, so that the stand-in for UIKit is compiled once. The cache of build manifests is
# disabled, because SwiftPM would reuse the plan of one package for another.
SCRATCH := --scratch-path "$(CURDIR)/.build" --disable-build-manifest-caching

TEST := swift test $(SCRATCH) --no-parallel
EXAMPLE := swift build $(SCRATCH) --package-path Example --product Example

.DEFAULT_GOAL := help
.PHONY: help run test test-uikit random-tests browser-test format lint check-apple check-consumers names docs docs-test pictures \
	screens benchmarks release-check bootstrap build-example

help: ## Lists all commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build-example ## Serves the example app at http://127.0.0.1:8080 (make run PORT=9000 for another port)
	@exec "$$($(EXAMPLE) --show-bin-path)/Example" --port $(PORT)

test: bootstrap ## Runs the tests of the library and the example
	$(TEST)
	$(TEST) --package-path Example

test-uikit: bootstrap ## Runs the tests of the stand-ins for UIKit and SwiftUI, and the simulated device
	$(TEST) --package-path UIKitOnLinux

random-tests: bootstrap ## Runs long random tests with new seeds, which it prints; POST_SEED and PAGE_SEED repeat a run
	POST_SEED=$${POST_SEED:-$$(date +%s)} POST_EVENTS=40000 QUEUE_EVENTS=1000000 LAYOUT_TRIALS=1000000 \
		$(TEST) --filter 'PosterRandomTests|PostQueueRandomTests|PostLayoutRandomTests'
	PAGE_SEED=$${PAGE_SEED:-$$(date +%s)} PAGE_MESSAGES=5000 \
		$(TEST) --package-path Example --filter PageRandomTests

browser-test: build-example ## Drives the example app in headless Chromium; screenshots go to Outputs/
	@scripts/bootstrap browser
	.build-browser/bin/python scripts/browser-test.py "$$($(EXAMPLE) --show-bin-path)/Example"

format: ## Formats the Swift sources in place
	swift format format --in-place --parallel --recursive $(SWIFT_SOURCES)

lint: ## Checks format, style, versions, packages, the Xcode project, the check on a Mac, links, layers, English
	swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	scripts/check-versions
	python3 scripts/check-xcodeproj.py
	python3 scripts/check-on-mac-test.py
	python3 scripts/check-links.py
	python3 scripts/check-layers.py
	python3 scripts/check-privacy.py
	python3 scripts/check-packages.py

check-apple: bootstrap ## Compiles library, tests, example and samples for iOS 15, against our UIKit and SwiftUI
	scripts/check-apple/check-apple

check-consumers: bootstrap ## Resolves and builds packages that depend on the library by version and by path
	scripts/check-consumers

names: bootstrap ## Checks the public names, declarations and availability of our UIKit and SwiftUI against Apple's
	UIKitOnLinux/scripts/check-names/check-names

docs: bootstrap ## Builds the documentation into Outputs/Documentation; fails on dead links and undocumented API
	scripts/build-docs

docs-test: docs ## Opens the landing page, articles and tutorials in headless Chromium; screenshots go to Outputs/Pages
	@scripts/bootstrap browser
	.build-browser/bin/python scripts/check-links.py Outputs/Documentation

pictures: build-example ## Renders the films of the README and the pictures of the documentation
	@scripts/bootstrap film
	@rm -rf Outputs/Film
	"$$($(EXAMPLE) --show-bin-path)/Example" --film Outputs/Film \
		--pictures Sources/MessageStackView/MessageStackView.docc
	.build-film/bin/python scripts/make-film.py Outputs/Film Documentation/Pictures

screens: bootstrap ## Renders every screen of the example app in light mode, dark mode, right to left and large text
	@rm -rf Outputs/Screens && mkdir -p Outputs/Screens
	$(TEST) --package-path Example --filter ScreenPictureTests --attachments-path "$(CURDIR)/Outputs/Screens"

benchmarks: bootstrap ## Measures posting, compared with plain UIKit, and the queue
	python3 scripts/benchmark.py
	swift run --package-path UIKitOnLinux --configuration release UIKitBenchmarks

release-check: bootstrap ## Runs everything that must pass before a version is tagged
	scripts/release-check

bootstrap: ## Installs missing build dependencies
	@scripts/bootstrap build

build-example: bootstrap
	$(EXAMPLE)
