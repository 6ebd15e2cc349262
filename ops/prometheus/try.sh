#!/bin/bash
# Makes alerts fire: Prometheus watches a server whose mail server refuses its login and whose database then stops.
# Needs `npm ci`, prometheus and promtool (Debian: prometheus). The rules are a copy with shorter times.
set -euo pipefail
cd "$(dirname "$0")/../.."
PATH="$PWD/node_modules/.bin:$PATH"
folder=$(mktemp -d)
started=()
finish() {
  for process in "${started[@]}"; do kill "$process" 2>>"$folder/log" || true; done
  wait
  rm -rf "$folder"
}
trap finish EXIT

say() { printf '\n── %s ──\n' "$*"; }
start() { "$@" >"$folder/$1-${#started[@]}" 2>&1 & started+=($!); }
wait_for() {
  for _ in $(seq 90); do
    if "$@" >>"$folder/log" 2>&1; then return; fi
    sleep 1
  done
  echo "gave up waiting for: $*"
  tail -n 20 "$folder"/{log,node-*,env-*,prometheus-*}
  exit 1
}
free_port() { node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })'; }
is_firing() { curl -fsS "$prometheus/api/v1/alerts" | grep -q "\"alertname\":\"$1\"[^}]*}[^}]*}[^}]*\"state\":\"firing\""; }
print_firing() {
  curl -fsS "$prometheus/api/v1/alerts" | node -e '
    const { data } = JSON.parse(require("fs").readFileSync(0, "utf8"));
    for (const { labels, annotations, state } of data.alerts)
      if (state === "firing") console.log(`${labels.alertname} (${labels.severity}): ${annotations.summary}\n  ${annotations.runbook}`);'
}

say "The rules"
promtool check rules ops/prometheus/alerts.yml
promtool test rules ops/prometheus/alerts.test.yml
sed -E 's/for: [0-9]+m/for: 5s/; s/\[(5m|10m|6h)\]/[20s]/' ops/prometheus/alerts.yml >"$folder/alerts.yml"

say "PostgreSQL, a mail server that refuses us, the server, Prometheus"
start node --input-type=module -e '
  import { startPostgres } from "./tools/lib/postgres.ts";
  const { url, stop } = await startPostgres();
  console.log(url);
  setInterval(() => {}, 60_000);
  process.once("SIGTERM", () => stop().then(() => process.exit()));'
database=${started[-1]}
wait_for grep -q ^postgres "$folder/node-0"
smtp_port=$(free_port) port=$(free_port) metrics_port=$(free_port) prometheus_port=$(free_port)
start node -e '
  require("net").createServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 refusing\r\n");
    socket.on("data", (line) => socket.write(/^(EHLO|HELO)/.test(line) ? "250 refusing\r\n" : "530 5.7.0 Authentication required\r\n"));
  }).listen(Number(process.argv[1]), "127.0.0.1")' "$smtp_port"
start env PORT="$port" METRICS_PORT="$metrics_port" DATABASE_URL="$(grep ^postgres "$folder/node-0")" DATA_DIR="$folder/data" \
  SMTP_URL="smtp://127.0.0.1:$smtp_port" MAIL_FROM=kautia@example.com SMTP_ALLOW_PLAINTEXT=true \
  node apps/server/src/main.ts
server=http://127.0.0.1:$port
wait_for curl -fsS "$server/readyz"
cat >"$folder/prometheus.yml" <<YAML
global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [alerts.yml]
scrape_configs:
  - job_name: kautia
    static_configs: [{ targets: ["127.0.0.1:$metrics_port"] }]
YAML
prometheus=http://127.0.0.1:$prometheus_port
start prometheus --config.file="$folder/prometheus.yml" --storage.tsdb.path="$folder/tsdb" \
  --web.listen-address="127.0.0.1:$prometheus_port"
wait_for curl -fsS "$prometheus/-/ready"

say "A tenant asks for a mail, which cannot be sent"
post() { curl -fsS -H 'content-type: application/json' -d "$2" "$server/api/v1/onboarding/tenant/$1"; }
phone='{"dialCode":"+49","number":"0151 2345678"}'
token=$(post name "{\"firstName\":\"Jana\",\"lastName\":\"Weiss\",\"email\":\"jana@example.com\",\"phone\":$phone}" |
  grep -o '"token":"[0-9a-f]*"' | cut -d'"' -f4)
post resume-link '{"email":"jana@example.com"}' >>"$folder/log"
visit() { for _ in $(seq 300); do curl -s -o "$folder/answer" "$server/api/v1/onboarding/tenant/$token"; sleep 0.2; done; }
visit & started+=($!)
wait_for is_firing KautiaWarns
print_firing

say "The database stops"
kill "$database"
wait_for is_firing KautiaDown
wait_for is_firing KautiaRequestsFail
print_firing
