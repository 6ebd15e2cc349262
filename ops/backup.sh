#!/bin/sh
# Writes a dump of the database while the servers run, and notes it in the database: DATABASE_URL=… ops/backup.sh FILE
# Needs a direct connection (not PgBouncer) and a pg_dump at least as new as the server.
# Leaves out who is logged in: a restore must not bring back sessions that were ended since.
set -eu
: "${DATABASE_URL:?set DATABASE_URL to the database}"
file=${1:?name the file to write}
umask 077
trap 'rm -f "$file.partial"' EXIT
begin=$(psql --no-psqlrc --quiet --tuples-only --no-align --command='SELECT clock_timestamp()' "$DATABASE_URL")
pg_dump --format=custom --no-owner --no-privileges --exclude-table-data=public.session --file="$file.partial" "$DATABASE_URL"
# Noted only once it survives a power cut.
sync "$file.partial"
mv "$file.partial" "$file"
psql --no-psqlrc --quiet --command="INSERT INTO last_run (name, at) VALUES ('backup', '$begin')
  ON CONFLICT (name) DO UPDATE SET at = EXCLUDED.at" "$DATABASE_URL"
