# The report of scripts/check-on-mac: a page, the logs and the pictures in one archive.

# Prints the errors, warnings or failed tests in a log, once each, with paths relative to the repository.
findings() {
    local pattern
    case $2 in
    Errors) pattern='(^|[ :])(fatal )?error: ' ;;
    Warnings) pattern='(^|[ :])warning: ' ;;
    Failures) pattern='recorded an issue at |Restarting after |Fatal error: |"totalTestCount"|"failedTests"' ;;
    esac
    grep -E "$pattern" "$1" | awk -v root="$root/" '
        { while (start = index($0, root)) $0 = substr($0, 1, start - 1) substr($0, start + length(root)) }
        !seen[$0]++ && ++count <= 300
        END { exit count == 0 }'
}

# Prints the errors of the step that was read last; if there are none, the end of its log.
reasons() {
    findings "$log" Errors || tail -n 8 "$log"
}

escape() { sed -e 's/&/\&amp;/g' -e 's/</\&lt;/g' -e 's/>/\&gt;/g'; }

write_report() {
    local group name title result duration log kind text
    cat <<'HEAD'
<!doctype html><meta charset="utf-8"><title>check-on-mac</title>
<style>
body { font: 15px system-ui; margin: 2em }
td, th { padding: 2px 12px; text-align: left; vertical-align: top }
.failed { color: #c00; font-weight: bold }
pre { white-space: pre-wrap }
img { max-height: 480px; max-width: 400px }
</style>
<h1>MessageStackView on a Mac</h1><table>
HEAD
    while read -r group name title; do
        read_step "$name"
        [[ -n $result ]] || { is_chosen "$group" && result=unfinished; } || result='not chosen'
        printf '<tr><td>%s<td class="%s">%s<td>%d s<td>' "$title" "$result" "$result" "$duration"
        [[ ! -f $log ]] || printf '<a href="logs/%s.log">log</a>' "$name"
        printf '\n'
    done <<<"$steps"
    printf '</table><h2>Versions</h2><pre>\n'
    escape <"$report/logs/xcode.log"
    printf '</pre>\n'
    for kind in Errors Failures Warnings; do
        printf '<h2>%s</h2>\n' "$kind"
        while read -r group name title; do
            read_step "$name"
            [[ -f $log ]] || continue
            case $kind-$result in
            Errors-failed) text=$(reasons | escape) ;;
            *) text=$(findings "$log" "$kind" | escape) ;;
            esac
            [[ -z $text ]] || printf '<h3>%s</h3><pre>%s</pre>\n' "$title" "$text"
        done <<<"$steps"
    done
    write_pictures
}

write_pictures() {
    local name folder file
    [[ -d $report/pictures ]] || return
    printf '<h2>Pictures</h2><table><tr><th>Picture<th>On Linux<th>%s<th>%s\n' \
        "$(cat "$output/type-phone" 2>/dev/null)" "$(cat "$output/type-pad" 2>/dev/null)"
    for name in home $(list_names "$report"/pictures/phone/gallery-* "$report"/pictures/pad/gallery-* | sort -u); do
        printf '<tr><td>%s' "$name"
        for folder in ours phone pad; do
            printf '<td>'
            for file in "$report/pictures/$folder/$name".*; do
                [[ ! -f $file ]] || printf '<img src="pictures/%s/%s">' "$folder" "${file##*/}"
            done
        done
        printf '\n'
    done
    printf '</table>\n'
}

# Prints the names of the files that exist, without extension.
list_names() {
    local file
    for file in "$@"; do
        [[ -f $file ]] || continue
        file=${file##*/}
        printf '%s\n' "${file%.*}"
    done
}

# Copies our pictures and the screenshots, scaled to a height in pixels, into the report.
add_pictures() {
    local kind file name
    rm -rf "$report/pictures"
    for kind in phone pad; do
        for file in "$output/Screenshots/$kind"/*.png; do
            [[ -f $file ]] || continue
            name=$(list_names "$file")
            mkdir -p "$report/pictures/$kind" "$report/pictures/ours"
            sips -s format jpeg -s formatOptions 80 -Z "$1" "$file" --out "$report/pictures/$kind/$name.jpg" >/dev/null
            [[ ! -f $pictures/$name.png ]] || cp "$pictures/$name.png" "$report/pictures/ours/"
        done
    done
}

# Writes the report and its archive, with smaller pictures if the archive is too large.
write_archive() {
    local height
    for height in 1704 1278 852 426; do
        add_pictures $height
        write_report >"$report/report.html"
        rm -f "$archive"
        ditto -c -k --keepParent "$report" "$archive" || return 1
        [[ $(wc -c <"$archive") -gt $archive_limit ]] || return 0
    done
    return 1
}
