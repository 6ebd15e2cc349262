#!/usr/bin/env bash
# Runs a command with a screen, a bus for accessibility and Orca, which writes what it says to $ORCA_LOG.
# Debian: apt-get install orca xvfb xdotool at-spi2-core python3-pyatspi dbus chromium
set -euo pipefail
if [ -z "${ORCA_LOG:-}" ]; then
  home=$(mktemp -d)
  trap 'rm -rf "$home"' EXIT
  export ORCA_LOG="$home/said"
  touch "$ORCA_LOG"
  dbus-run-session -- "$0" "$@" 2> "$home/errors" || { cat "$home/errors" >&2; exit 1; }
  exit
fi
trap 'kill $(jobs -p) 2> /dev/null || true' EXIT
export DISPLAY=:${ORCA_DISPLAY:-77}
Xvfb "$DISPLAY" -screen 0 1280x900x24 > /dev/null &
until xdotool getmouselocation > /dev/null 2>&1; do sleep 0.2; done
# Orca writes its log in blocks. We need each line at once.
HOME=$(dirname "$ORCA_LOG") /usr/bin/python3 - --replace --debug-file="$ORCA_LOG" > /dev/null << 'ORCA' &
import builtins, runpy, sys
plain = open
log = sys.argv[-1].split("=", 1)[1]
builtins.open = lambda file, *rest, **named: plain(file, "w", 1) if file == log else plain(file, *rest, **named)
runpy.run_path("/usr/bin/orca", run_name="__main__")
ORCA
until grep -aq 'SPEECH OUTPUT' "$ORCA_LOG"; do sleep 0.2; done
"$@"
