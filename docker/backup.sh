#!/bin/sh
# Writes the database and SECRET into one file, of the same format as `npm run backup` does. Runs in
# the image of backup.Dockerfile, with what compose.backup.yml gives it.
#
#   backup.sh [NAME]
set -eu
umask 077

fail() {
  echo "$1" >&2
  exit 1
}

[ $# -le 1 ] || fail 'backup takes at most one name, such as before-upgrade.tar.gz.'
file=$BACKUPS/${1:-ellac-$(date -u +%Y%m%dT%H%M%SZ).tar.gz}
[ ! -e "$file" ] || fail "$file is there already: name another file."
recipients=$(printf %s "${BACKUP_RECIPIENT:-}" | tr -d ' ')

work=$(mktemp -d "$BACKUPS/.ellac-XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

pg_dump --format=custom --no-owner --no-privileges --no-comments --file="$work/database.dump"
printf %s "$SECRET" >"$work/secret"
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' "$PRODUCT/package.json")
program=$(pg_dump --version | sed 's/^[^0-9]*\([0-9]*\).*/\1/')
psql -XAtq -v ON_ERROR_STOP=1 -v version="$version" -v program="$program" \
  -v made="$(date -u +%Y-%m-%dT%H:%M:%SZ)" >"$work/about.json" <<'SQL'
SELECT json_build_object(
  'format', 1,
  'made', :'made',
  'version', :'version',
  'kind', 'database',
  'postgres', current_setting('server_version_num')::int / 10000,
  'program', :program,
  'migrations', (SELECT json_agg(name ORDER BY id) FROM migrations)
);
SQL
if [ -z "$recipients" ]; then
  encrypted=false
  tar -czf "$work/unfinished.tar.gz" -C "$work" about.json secret database.dump
else
  encrypted=true
  printf '%s\n' "$recipients" | tr , '\n' >"$work/recipients"
  { tar -czf - -C "$work" about.json secret database.dump || touch "$work/failed"; } |
    age --encrypt --recipients-file "$work/recipients" --output "$work/unfinished.tar.gz"
  [ ! -e "$work/failed" ] || fail 'The parts of the backup could not be read.'
fi
sync "$work/unfinished.tar.gz"
mv "$work/unfinished.tar.gz" "$file"
if $encrypted; then
  echo "Backed up to $file: the database, by pg_dump $program, and SECRET, encrypted by BACKUP_RECIPIENT."
else
  echo "Backed up to $file: the database, by pg_dump $program, and SECRET."
  echo 'Anyone with this file can read every report: keep it like a password.'
fi

# A schema from before the table `backups`, or from before its column, has nowhere to record the backup.
psql -XAtq -v ON_ERROR_STOP=1 <<SQL
DO \$\$ BEGIN
  IF to_regclass('public.backups') IS NOT NULL THEN
    INSERT INTO backups (finished_at) VALUES (now())
      ON CONFLICT (only_row) DO UPDATE SET finished_at = excluded.finished_at;
    IF EXISTS (SELECT FROM pg_attribute
        WHERE attrelid = 'public.backups'::regclass AND attname = 'is_encrypted') THEN
      UPDATE backups SET is_encrypted = $encrypted;
    END IF;
  END IF;
END \$\$;
SQL
