#!/bin/sh
# Compares two databases table by table, by number of rows and a checksum of all of them: ops/compare.sh URL URL
# Prints what differs and exits with 1; prints nothing and exits with 0 when they are equal; exits with another code when it could not
# read every table of both. Leaves out last_run, where a backup is noted after it was made, and session, which it does not contain.
set -eu
one=${1:?name the first database}
other=${2:?name the second database}
# Also tables that the role may not read, so that none is left out silently.
tables="SELECT format('SELECT %L, count(*), sum(hashtextextended(t::text, 0)) FROM %I AS t;', relname, relname)
  FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT IN ('last_run', 'session') ORDER BY relname"
ask() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$@"
}
sums() {
  statements=$(ask --command="$tables" "$1")
  [ -n "$statements" ] || { echo "there are no tables in $(ask --command='SELECT current_database()' "$1")" >&2; exit 2; }
  # A large table takes longer than a role's statements usually may.
  echo "$statements" | PGOPTIONS='-c DateStyle=ISO -c TimeZone=UTC -c statement_timeout=0' ask "$1"
}
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
sums "$one" >"$work/one"
sums "$other" >"$work/other"
diff "$work/one" "$work/other"
