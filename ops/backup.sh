#!/bin/sh
# Writes a dump of the database while the servers run, and notes it in the database: DATABASE_URL=… ops/backup.sh FILE
# Needs a direct connection (not PgBouncer) and a pg_dump at least as new as the server.
set -eu
: "${DATABASE_URL:?set DATABASE_URL to the database}"
file=${1:?name the file to write}
umask 077
begin=$(psql --no-psqlrc --quiet --tuples-only --no-align --command='SELECT clock_timestamp()' "$DATABASE_URL")
pg_dump --format=custom --no-owner --no-privileges --file="$file.partial" "$DATABASE_URL"
mv "$file.partial" "$file"
psql --no-psqlrc --quiet --command="INSERT INTO last_run (name, at) VALUES ('backup', '$begin')
  ON CONFLICT (name) DO UPDATE SET at = EXCLUDED.at" "$DATABASE_URL"
