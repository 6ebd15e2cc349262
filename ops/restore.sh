#!/bin/sh
# Restores a dump into an empty database, all of it or nothing: DATABASE_URL=… ops/restore.sh FILE
# As the role that owns the database; it need not be a superuser. The database's own rights apply (ops/roles.sql), not the dump's.
set -eu
: "${DATABASE_URL:?set DATABASE_URL to an empty database}"
file=${1:?name the dump}
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$DATABASE_URL" "$file"
# Without the warnings about catalogs that only a superuser may analyse.
psql --no-psqlrc --quiet --command='SET client_min_messages = error' --command='ANALYZE' "$DATABASE_URL"
