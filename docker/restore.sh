#!/bin/sh
# Restores a backup of backup.sh or of `npm run backup` into the database, in one transaction. Runs
# in the image of backup.Dockerfile, with what compose.backup.yml gives it.
#
#   restore.sh NAME [--force]
set -eu
umask 077

fail() {
  echo "$1" >&2
  exit 1
}

usage='restore takes the name of a backup and perhaps --force.'
[ $# -ge 1 ] && [ $# -le 2 ] || fail "$usage"
[ $# -eq 1 ] || [ "$2" = --force ] || fail "$usage"
[ $# -eq 2 ] && forced=true || forced=false
file=$BACKUPS/$1
[ -f "$file" ] || fail "$file is not there."
damaged="$file is not a backup, or it is damaged."

work=$(mktemp -d "$BACKUPS/.ellac-XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

archive=$file
if head -c 21 "$file" | grep -aq age-encryption.org/v1; then
  key=${BACKUP_KEY:-/key}
  [ -f "$key" ] ||
    fail "$file is encrypted: add --volume /path/to/the/key:/key:ro behind run, with the file that holds its key."
  archive=$work/archive.tar.gz
  age --decrypt --identity "$key" --output "$archive" "$file" 2>/dev/null ||
    fail "The key does not open $file, or the file is damaged: nothing was changed."
fi

# Accepts regular files only, because a link could lead out of the folder.
tar -tvzf "$archive" >"$work/list" 2>/dev/null || fail "$damaged"
if grep -q ' data/$' "$work/list"; then
  fail 'The backup is a copy of a local data folder: restore it with npm run restore, and back that up.'
fi
if grep -q ' tables/$' "$work/list"; then
  fail 'The backup was made without pg_dump, and only the backend can read it: docs/operator/backing-up.md tells how.'
fi
held=$(sed -n 's/^-.* \([^ ]*\)$/\1/p' "$work/list" | sort | tr '\n' ' ')
[ "$held" = 'about.json database.dump secret ' ] && [ "$(wc -l <"$work/list")" -eq 3 ] ||
  fail "$damaged"
tar -xzf "$archive" -C "$work" --no-same-owner about.json secret database.dump

psql -XAtqc 'SELECT 1' >/dev/null || fail 'The database does not answer, or refuses: nothing was changed.'
known=$(ls "$PRODUCT/migrations" | sed 's/-.*//' | tr '\n' ' ')
psql -XAtq -v ON_ERROR_STOP=1 -v about="$(cat "$work/about.json")" -v known="$known" \
  -v forced="$forced" >"$work/fault" <<'SQL' || fail "$damaged"
WITH backup AS (
  SELECT about->>'format' AS format, about->>'version' AS version,
    (about->>'postgres')::int AS postgres,
    ARRAY(SELECT substring(name FROM '\d+$') FROM json_array_elements_text(about->'migrations') name) AS migrations
  FROM (SELECT :'about'::json AS about) AS given
), target AS (
  SELECT current_setting('server_version_num')::int / 10000 AS major,
    (SELECT count(*) FROM pg_tables WHERE schemaname = 'public') AS tables,
    (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
       AND usename = current_user AND pid <> pg_backend_pid()) AS others
)
SELECT CASE
  WHEN format IS DISTINCT FROM '1' THEN format(
    'The backup has format %s, and this version reads format 1: restore it with the version that made it, %s.', format, version)
  WHEN NOT migrations <@ string_to_array(:'known', ' ') THEN format(
    'The backup was made by a newer version of the product (%s) with changes to the database that this one does not know: restore it with that version.', version)
  WHEN major < postgres THEN format(
    'The backup is of PostgreSQL %s, and the database runs in the older version %s: restore it into version %1$s or newer.', postgres, major)
  WHEN others > 0 THEN format(
    'The database is in use by %s other connections: stop every process of the product first.', others)
  WHEN tables > 0 AND NOT :'forced'::boolean THEN format(
    'The database holds %s tables: add --force to replace all of it.', tables)
  END
FROM backup, target;
SQL
[ "$(cat "$work/fault")" = '' ] || fail "$(cat "$work/fault")"

pg_restore --no-owner --no-privileges --no-comments --file="$work/database.sql" "$work/database.dump"
empty='DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC;'
psql -Xq -v ON_ERROR_STOP=1 --output=/dev/null --single-transaction \
  --command="$empty" --file="$work/database.sql"
echo "Restored the database of $1."
restored=$(cat "$work/secret")
if [ "$restored" != "$SECRET" ] && [ "$restored" != "${SECRET_PREVIOUS:-}" ]; then
  rm -f "$file.secret"
  cp "$work/secret" "$file.secret"
  echo "SECRET is another one now, with which the links of the backup do not open: set it to what stands in $file.secret, and delete that file."
fi
