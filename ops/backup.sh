#!/bin/sh
# Writes a dump of the database while the servers run: DATABASE_URL=… ops/backup.sh FILE
# Needs a direct connection (not PgBouncer) and a pg_dump at least as new as the server.
set -eu
: "${DATABASE_URL:?set DATABASE_URL to the database}"
file=${1:?name the file to write}
umask 077
pg_dump --format=custom --no-owner --no-privileges --file="$file.partial" "$DATABASE_URL"
mv "$file.partial" "$file"
