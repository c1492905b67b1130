# The one place where the project's commands are named; `make help` lists them.

PORT ?= 8080

# Everything that the formatter and the linter look at; build folders lie beside these, never inside.
SWIFT_SOURCES := Package.swift Sources Tests scripts \
	UIKitOnLinux/Package.swift UIKitOnLinux/Sources UIKitOnLinux/Tests \
	Example/Package.swift Example/App Example/Host Example/Tests \
	Benchmarks/Package.swift Benchmarks/PostBenchmarks Benchmarks/FrameBenchmarks

# One build folder for all packages, so that they compile the stand-in for UIKit once. Without the cache of build manifests,
# in which SwiftPM would take the plan of one package for that of another.
SCRATCH := --scratch-path "$(CURDIR)/.build" --disable-build-manifest-caching

TEST := swift test $(SCRATCH) --no-parallel
EXAMPLE := swift build $(SCRATCH) --package-path Example --product Example

.DEFAULT_GOAL := help
.PHONY: help run test test-uikit random-tests browser-test format lint check-apple check-consumers names docs pictures \
	screens benchmarks bootstrap build-example

help: ## Lists these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build-example ## Serves the example app at http://127.0.0.1:8080 (make run PORT=9000 for another port)
	@exec "$$($(EXAMPLE) --show-bin-path)/Example" --port $(PORT)

test: bootstrap ## Runs the tests of the library and of the example
	$(TEST)
	$(TEST) --package-path Example

test-uikit: bootstrap ## Runs the tests of the stand-in for UIKit and of the simulated device
	$(TEST) --package-path UIKitOnLinux

random-tests: bootstrap ## Runs the random tests at length with new seeds and prints them; POST_SEED and PAGE_SEED repeat a run
	POST_SEED=$${POST_SEED:-$$(date +%s)} POST_EVENTS=40000 QUEUE_EVENTS=1000000 \
		$(TEST) --filter 'PosterRandomTests|PostQueueRandomTests'
	PAGE_SEED=$${PAGE_SEED:-$$(date +%s)} PAGE_MESSAGES=5000 \
		$(TEST) --package-path Example --filter PageRandomTests

browser-test: build-example ## Drives the example app in headless Chromium; screenshots go to Outputs/
	@scripts/bootstrap browser
	.build-browser/bin/python scripts/browser-test.py "$$($(EXAMPLE) --show-bin-path)/Example"

format: ## Formats the Swift sources in place
	swift format format --in-place --parallel --recursive $(SWIFT_SOURCES)

lint: ## Checks format and style, that versions agree, the Xcode project, links and layers
	swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	scripts/check-versions
	python3 scripts/check-xcodeproj.py
	python3 scripts/check-links.py
	python3 scripts/check-layers.py

check-apple: bootstrap ## Compiles library, tests, example and samples for iOS 15, against our UIKit in Objective-C
	scripts/check-apple/check-apple

check-consumers: bootstrap ## Builds packages that depend on the library: by URL and version, and by path
	scripts/check-consumers

names: bootstrap ## Checks that our UIKit's public names, declarations and availability are Apple's
	UIKitOnLinux/scripts/check-names/check-names

docs: bootstrap ## Builds the documentation into Outputs/Documentation; fails on what is undocumented
	scripts/build-docs

pictures: build-example ## Renders the README's and the documentation's pictures
	"$$($(EXAMPLE) --show-bin-path)/Example" --pictures Documentation/Pictures \
		--gallery Sources/MessageStackView/MessageStackView.docc/Gallery

screens: bootstrap ## Renders every screen of the example app in light, dark, right to left and large text
	@rm -rf Outputs/Screens && mkdir -p Outputs/Screens
	$(TEST) --package-path Example --filter ScreenPictureTests --attachments-path "$(CURDIR)/Outputs/Screens"

benchmarks: bootstrap ## Measures posting against plain UIKit, and the queue; prints ratios
	python3 scripts/benchmark.py
	swift run --package-path UIKitOnLinux --configuration release UIKitBenchmarks

bootstrap: ## Installs what a build needs and this machine lacks
	@scripts/bootstrap build

build-example: bootstrap
	$(EXAMPLE)
