#!/bin/sh
# Restores a dump into an empty database, all of it or nothing: DATABASE_URL=… ops/restore.sh FILE
set -eu
: "${DATABASE_URL:?set DATABASE_URL to an empty database}"
file=${1:?name the dump}
pg_restore --exit-on-error --single-transaction --no-owner --dbname="$DATABASE_URL" "$file"
psql --quiet --command='ANALYZE' "$DATABASE_URL"
