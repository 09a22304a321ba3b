#!/bin/sh
# Publishes the apps that are named, or all, to the shared folder. What an image published there last
# is left alone: started again, it takes back no newer deploy.
set -eu
[ $# -gt 0 ] || set -- root-config mf-questionnaire mf-report mf-admin
exec node scripts/deploy.mjs "$@" --to "${WEB_DIR:-/srv/web}" --built --once
