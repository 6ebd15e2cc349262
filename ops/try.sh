#!/usr/bin/env bash
# Runs the product as in production, with all services that it needs, and breaks one after the other under traffic:
#
#   bash ops/try.sh                    two web servers, a worker, PostgreSQL, PgBouncer, clamd, an S3 server, a mail server, nginx with TLS
#   bash ops/try.sh --only 'DNS|disk'  only the faults whose name matches this
#   bash ops/try.sh --failover         a PostgreSQL cluster under Patroni, whose primary dies
#
# Without --failover, it also restores a backup after the premiums were charged: nobody is charged twice.
#
# Prints a table: fault, responses to clients, anything lost or done twice, anything else that was not as promised, seconds until
# healthy. Exits with 0 if everything held. The card provider is our own double, and the embedded scorecard decides instead of a
# credit bureau. The full disk and the silent DNS need root; the mounts for them are seen by this script alone.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

export PATH="$PATH:/usr/sbin:$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)"
packages="postgresql pgbouncer clamav-daemon nginx openssl libfaketime"
programs="postgres pgbouncer clamd nginx openssl"
if [[ " $* " == *" --failover "* ]]; then
  packages="$packages patroni etcd-server haproxy"
  programs="$programs patroni etcd haproxy"
fi
for program in $programs; do
  command -v "$program" >/dev/null || { echo "$program is missing. On Debian: apt-get install $packages" >&2; exit 2; }
done

folder=$(mktemp -d -t kautia-try-XXXXXX)
# If started as root, some servers run as another user.
chmod 0755 "$folder"
echo "Logs are in $folder; it stays after a failure."
[ -d node_modules ] || npm ci --no-audit --no-fund --loglevel=error
npm run --silent pack
cp -r dist "$folder/release"
(cd "$folder/release" && npm ci --omit=dev --no-audit --no-fund --loglevel=error)
npm install --prefix "$folder/s3-server" --no-audit --no-fund --loglevel=error s3rver@3.7.1
mkdir "$folder/tls"
# Valid for longer than the wrong clocks are ahead, so that nothing else stops them.
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj /CN=localhost \
  -addext subjectAltName=DNS:localhost,DNS:*.kautia.test -keyout "$folder/tls/key.pem" -out "$folder/tls/certificate.pem" 2>/dev/null

run=(npm exec -- node e2e/try/main.ts --folder "$folder/stack" --release "$folder/release")
[ "$(id -u)" -ne 0 ] || run=(unshare --mount --propagation private "${run[@]}" --may-mount)
S3_SERVER="$folder/s3-server/node_modules/s3rver" NODE_EXTRA_CA_CERTS="$folder/tls/certificate.pem" "${run[@]}" "$@"
rm -rf "$folder"
