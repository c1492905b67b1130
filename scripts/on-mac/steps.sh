# The steps of scripts/check-on-mac, and the simulators that they use. Each step runs in a subshell that ends at the
# first command that fails. Its output is its log.

step_xcode() {
    git log -1 --format='commit %H of %cs' || true
    git status --short || true
    sw_vers
    uname -m
    xcode-select --print-path
    xcodebuild -version
    xcodebuild -license check || fail "the license isn't accepted. Run: sudo xcodebuild -license accept"
    xcodebuild -checkFirstLaunchStatus ||
        printf 'warning: Xcode may lack components. If steps fail, run: sudo xcodebuild -runFirstLaunch\n'
    xcrun swift --version
    xcodebuild -showsdks
    local runtimes
    runtimes=$(xcrun simctl list runtimes)
    printf '%s\n' "$runtimes"
    case $runtimes in
    *"iOS "*) ;;
    *) fail "no simulator for iOS is installed. Run: xcodebuild -downloadPlatform iOS" ;;
    esac
    xcodebuild -list
    xcodebuild -list -project "$project"
}

# Builds for the simulator. The first argument is the folder for the products.
build() { build_for 'generic/platform=iOS Simulator' "$@"; }

# Builds for a destination, as far as possible in spite of errors. The second argument is the folder for the products.
build_for() {
    local destination=$1 folder=$products/$2
    shift 2
    xcodebuild build "$@" -destination "$destination" -derivedDataPath "$folder" \
        -IDEBuildingContinueBuildingAfterErrors=YES ARCHS="$(uname -m)"
}

step_library() { build package -scheme MessageStackView && build package -scheme MessageStackViewForms; }

step_kit() { build package -scheme MessageStackViewTesting; }

step_catalyst() {
    build_for 'generic/platform=macOS,variant=Mac Catalyst' catalyst -scheme MessageStackViewForms
    build_for 'generic/platform=macOS,variant=Mac Catalyst' catalyst-example -scheme Example -project "$project"
}

step_vision() {
    case $(xcodebuild -showsdks) in
    *xros*) ;;
    *) printf 'The SDK of visionOS is not installed.\n' && exit $skipped ;;
    esac
    build_for 'generic/platform=visionOS Simulator' vision -scheme MessageStackViewForms
}

step_consumers() {
    scripts/check-consumers "$output/Consumers"
    cd "$output/Consumers"
    build consumers -scheme Consumers
}

step_example() { build project -project "$project" -scheme Example; }

step_package_tests() {
    run_tests package -scheme MessageStackView-Package -only-testing:MessageStackViewTests \
        -only-testing:ConsumerTests -only-testing:IsolatedConsumerTests -only-testing:Swift5ConsumerTests \
        -only-testing:MessageStackViewTestSupport -only-testing:MessageStackViewThreadTests \
        -only-testing:Version3ConsumerTests -only-testing:Swift5Version3ConsumerTests \
        -only-testing:OwnNamesTests -only-testing:Swift5OwnNamesTests
}

step_hosted_tests() { run_tests project -project "$project" -scheme Example; }

# Runs tests on the phone. The first argument is the folder for the products.
run_tests() {
    local folder=$products/$1 device result=$products/$1.xcresult summary status=0
    shift
    device=$(simulator phone)
    rm -rf "$result"
    xcodebuild test "$@" -destination "platform=iOS Simulator,id=$device" \
        -derivedDataPath "$folder" -resultBundlePath "$result" \
        -parallel-testing-enabled NO -IDEBuildingContinueBuildingAfterErrors=YES || status=$?
    [[ $status -eq 0 ]] || crash_reports
    summary=$(xcrun xcresulttool get test-results summary --path "$result") || return $status
    printf '%s\n' "$summary"
    ! printf '%s\n' "$summary" | grep -Eq '"totalTestCount" *: *0(,|$)' || fail "no tests ran."
    return $status
}

step_pod() {
    command -v pod >/dev/null || { printf 'CocoaPods is not installed.\n' && exit $skipped; }
    # The address in the podspec is a placeholder until the first release, which is a warning.
    pod lib lint MessageStackView.podspec --platforms=ios --swift-version=6.0 --allow-warnings
}

step_framework() {
    if command -v carthage >/dev/null; then
        carthage build --no-skip-current --use-xcframeworks --platform iOS
    else
        printf 'Carthage is not installed, so this builds the schemes that it uses; one builds both frameworks.\n'
        xcodebuild build -project "$project" -scheme MessageStackViewForms -configuration Release \
            -destination 'generic/platform=iOS' -derivedDataPath "$products/framework" CODE_SIGNING_ALLOWED=NO
    fi
}

step_phone() { run_example phone; }

step_pad() { run_example pad; }

# Launches the example, and checks that it runs for ten seconds without messages about constraints.
run_example() {
    local device process log
    device=$(simulator "$1")
    install_example "$device"
    process=$(launch "$device")
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        sleep 1
        kill -0 "$process" 2>/dev/null || { crash_reports && fail "the example has stopped."; }
    done
    mkdir -p "$output/Screenshots/$1"
    xcrun simctl io "$device" screenshot "$output/Screenshots/$1/home.png"
    log=$(xcrun simctl spawn "$device" log show --last 1m --style compact --predicate 'process == "Example"') || true
    printf '%s\n' "$log"
    case $log in
    *"Unable to simultaneously satisfy constraints"*) fail "constraints can't be satisfied." ;;
    esac
}

# Prints the reports of crashes of the example and of tests since the start of the check.
crash_reports() {
    find "$HOME/Library/Logs/DiagnosticReports" \( -name 'Example*.ips' -o -name 'xctest*.ips' \) \
        -newer "$output/started" -exec cat {} + || true
}

step_phone_pictures() {
    local device setting
    device=$(simulator phone)
    prepare_screenshots "$device"
    for setting in light dark largest-text right-to-left; do
        take_screenshots phone "$device" "$setting" "$(samples "$setting")"
    done
    all_pictures_shown phone
}

# On the iPad, only the samples that have pictures in all settings.
step_pad_pictures() {
    local device setting
    device=$(simulator pad)
    prepare_screenshots "$device"
    for setting in light dark; do
        take_screenshots pad "$device" "$setting" "$(samples small-device)"
    done
    all_pictures_shown pad
}

# Prints the names of the samples that have a picture in a setting.
samples() {
    local names
    names=$(sed -n 's/^!.*](\(gallery-.*\))$/\1/p' "$gallery")
    case $1 in
    # Each picture in light mode has one in dark mode, which the page doesn't name.
    light | dark) grep -vE -e '-(largest-text|right-to-left|small-device|landscape)$' <<<"$names" ;;
    *) sed -n "s/-$1\$//p" <<<"$names" ;;
    esac
}

# Prints the end of the names of the pictures in a setting.
suffix() {
    case $1 in
    light) ;;
    dark) printf '~dark' ;;
    *) printf -- '-%s' "$1" ;;
    esac
}

prepare_screenshots() {
    install_example "$1"
    xcrun simctl status_bar "$1" override --time 9:41 --batteryState charged --batteryLevel 100 --wifiBars 3 \
        --cellularBars 4
}

# Takes the screenshots of samples in a setting that don't exist yet.
take_screenshots() {
    local kind=$1 device=$2 setting=$3 sample file marker
    local appearance=light size=large arguments
    arguments=()
    case $setting in
    dark) appearance=dark ;;
    largest-text) size=accessibility-extra-extra-extra-large ;;
    right-to-left) arguments=(-AppleTextDirection YES -NSForceRightToLeftWritingDirection YES) ;;
    esac
    xcrun simctl ui "$device" appearance "$appearance"
    xcrun simctl ui "$device" content_size "$size"
    # The file into which the example writes the name of the sample once its posts are at rest.
    marker=$(xcrun simctl get_app_container "$device" "$bundle" data)/tmp/GalleryPicture
    mkdir -p "$output/Screenshots/$kind"
    for sample in $4; do
        file=$output/Screenshots/$kind/$sample$(suffix "$setting").png
        [[ ! -s $file || -e $file.unshown ]] || continue
        rm -f "$marker" "$file.unshown"
        launch "$device" -GallerySample "$sample" ${arguments[@]+"${arguments[@]}"} >/dev/null
        for _ in {1..100}; do
            [[ ! -s $marker ]] || break
            sleep 0.1
        done
        if [[ $(cat "$marker" 2>/dev/null) != "$sample" ]]; then
            printf 'error: %s is not at rest after 10 seconds (%s).\n' "$sample" "$setting"
            touch "$file.unshown"
        fi
        sleep 0.3
        # A screenshot that is interrupted must not count as taken.
        xcrun simctl io "$device" screenshot "$output/screenshot.png"
        mv "$output/screenshot.png" "$file"
    done
}

all_pictures_shown() {
    local file
    for file in "$output/Screenshots/$1"/*.unshown; do
        [[ ! -e $file ]] || { crash_reports && fail "samples weren't shown."; }
    done
}

# --- Simulators

# Prints the identifier of the simulator of a kind, which it creates and boots if needed. The check creates simulators,
# because settings of existing ones, such as the text size, would change the results.
simulator() {
    local file=$output/simulator-$1 device
    device=$(cat "$file" 2>/dev/null) || device=
    if [[ -z $device ]] || ! xcrun simctl list devices | grep -F "$device" >/dev/null; then
        device=$(create_simulator "$1") || return
        printf '%s\n' "$device" >"$file"
    fi
    xcrun simctl bootstatus "$device" -b >&2 || return 1
    printf '%s\n' "$device"
}

create_simulator() {
    local type types runtime='' names=$phones
    [[ $1 == phone ]] || names=$pads
    if [[ -n $ios ]]; then
        runtime=$(newest_runtime) || return 1
        [[ -n $runtime ]] || { printf 'No simulator for iOS %s is installed.\n' "$ios" >&2 && return "$skipped"; }
    fi
    types=$(xcrun simctl list devicetypes) || return 1
    while read -r type; do
        case $types in
        *"$type ("*)
            printf '%s\n' "$type" >"$output/type-$1"
            # A type that doesn't run the version fails, and the next one is tried.
            xcrun simctl create "MessageStackView on $type" "$type" ${runtime:+"$runtime"} </dev/null && return 0
            ;;
        esac
    done <<<"$names"
    printf 'error: none of these simulators is available: %s. Choose one with --%s.\n' \
        "$(printf '%s' "$names" | tr '\n' ',')" "$1" >&2
    return 1
}

# Prints the identifier of the newest installed runtime of the chosen version of iOS, or nothing.
newest_runtime() {
    local runtimes
    runtimes=$(xcrun simctl list runtimes) || return 1
    sed -nE "/unavailable/d; s/^iOS ${ios//./\\.}(\.[0-9]+)* .*(com\.apple\.CoreSimulator\.SimRuntime\.iOS-[-0-9]+).*/\2/p" \
        <<<"$runtimes" | tail -n 1
}

delete_simulators() {
    local file
    for file in "$output"/simulator-*; do
        [[ ! -f $file ]] || xcrun simctl delete "$(cat "$file")" >/dev/null 2>&1
        rm -f "$file"
    done
}

install_example() {
    xcrun simctl install "$1" "$products/project/Build/Products/Debug-iphonesimulator/Example.app"
}

# Launches the example with arguments, and prints its process.
launch() {
    local device=$1 launched
    shift
    launched=$(xcrun simctl launch --terminate-running-process "$device" "$bundle" "$@") || return 1
    printf '%s\n' "${launched##* }"
}
