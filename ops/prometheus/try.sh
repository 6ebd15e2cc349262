#!/usr/bin/env bash
# Makes each alert fire once for real: Prometheus watches a web server and a worker, which get into every kind of trouble that
# an alert exists for. The rules are those of ops/prometheus, with shorter times.
#
#   bash ops/prometheus/try.sh                      all alerts, in about ten minutes
#   bash ops/prometheus/try.sh --only ClockWrong    only the alerts whose name contains this
#
# Prints a table: alert, cause, seconds until it fired. Exits with 1 if an alert did not fire, one fired while all was well, or a
# panel of the dashboard has shown nothing.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

export PATH="$PATH:/usr/sbin:$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)"
for program in postgres prometheus promtool faketime unshare; do
  command -v "$program" >/dev/null || {
    echo "$program is missing. On Debian: apt-get install postgresql prometheus faketime util-linux" >&2
    exit 2
  }
done
[ -d node_modules ] || npm ci --no-audit --no-fund --loglevel=error

promtool check rules ops/prometheus/alerts.yml
promtool test rules ops/prometheus/alerts.test.yml

folder=$(mktemp -d -t kautia-alerts-XXXXXX)
# If started as root, PostgreSQL runs as another user.
chmod 0755 "$folder"
echo "Logs are in $folder; it stays after a failure."
# A small disk that only these processes see, so that it can be filled.
mkdir "$folder/disk"
namespace=(unshare --mount)
if [ "$(id -u)" != 0 ]; then namespace=(unshare --user --map-current-user --keep-caps --mount); fi
"${namespace[@]}" sh -c 'mount -t tmpfs -o size=64m tmpfs "$1/disk" && shift && exec "$@"' sh "$folder" \
  npm exec -- node e2e/alerts/main.ts --folder "$folder" --disk "$folder/disk" "$@"
rm -rf "$folder"
