#!/bin/sh
# Switches to a release, newer or older, without downtime: ops/systemd/switch.sh /opt/kautia/releases/0.2.0
set -eu
release=$(realpath "${1:?name the folder of the release}")
test -f "$release/apps/server/src/main.ts" || { echo "$release is not a release" >&2; exit 1; }
node -e 'process.exit(parseInt(process.versions.node) >= 24 ? 0 : 1)' || { echo "$(command -v node) is not Node 24" >&2; exit 1; }
test -d "$release/node_modules" || (cd "$release" && npm ci --omit=dev)
current=/opt/kautia/current
previous=$(readlink "$current" || true)
ln -sfn "$release" "$current"
if ! systemctl start kautia-migrate; then
  # Otherwise a process that restarts would run the new release.
  if [ -n "$previous" ]; then ln -sfn "$previous" "$current"; else rm "$current"; fi
  echo "the migration failed, so nothing was switched; see journalctl -u kautia-migrate" >&2
  exit 1
fi
ready() {
  for _ in $(seq 60); do
    node -e "fetch('http://127.0.0.1:$1/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))" && return
    sleep 1
  done
  echo "port $1 is not ready; see journalctl -u kautia-web@$1" >&2
  exit 1
}
# Wait until this one is ready before restarting the next.
for unit in $(systemctl list-units --plain --no-legend 'kautia-web@*' | cut -d ' ' -f 1); do
  systemctl restart "$unit"
  port=${unit#kautia-web@}
  ready "${port%.service}"
  # The time that the proxy may take to notice.
  sleep 2
done
systemctl restart kautia-worker
