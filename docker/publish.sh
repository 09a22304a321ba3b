#!/bin/sh
# Publishes the named apps, or all of them, to the shared folder. Skips what an image has published
# last, so that a restart of the image does not undo a newer deploy.
set -eu
[ $# -gt 0 ] || set -- root-config mf-questionnaire mf-report mf-admin
exec node scripts/deploy.mjs "$@" --to "${WEB_DIR:-/srv/web}" --built --once
