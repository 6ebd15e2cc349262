#!/bin/sh
# Compares two databases table by table, by number of rows and a checksum of all of them: ops/compare.sh URL URL
# Prints what differs and exits with 1; prints nothing and exits with 0 when they are equal. Leaves out last_run, where a backup is
# noted after it was made.
set -eu
one=${1:?name the first database}
other=${2:?name the second database}
tables="SELECT format('SELECT %L, count(*), sum(hashtextextended(t::text, 0)) FROM %I AS t;', table_name, table_name)
  FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'last_run' ORDER BY table_name"
sums() {
  psql --no-psqlrc --quiet --tuples-only --no-align --command="$tables" "$1" |
    PGOPTIONS='-c DateStyle=ISO -c TimeZone=UTC' psql --no-psqlrc --quiet --tuples-only --no-align "$1"
}
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
sums "$one" >"$work/one"
sums "$other" >"$work/other"
diff "$work/one" "$work/other"
