#!/bin/sh
# Puts the settings into nginx's configuration, and becomes nginx.
#
#   BACKENDS     the backends with their ports, such as backend:3000, with blanks between
#   TRUST_PROXY  as for the backends: how many proxies tell the caller's address, this one included
#   PUBLIC_URL   as for the backends
#   PORT, WEB_DIR, RUN_DIR, MODULES_DIR  where it listens, reads, writes and has nginx's modules
set -eu
: "${BACKENDS:?BACKENDS must name the backends, such as backend:3000.}"
case ${TRUST_PROXY:=1} in
  [1-9] | 10) ;;
  *) echo 'TRUST_PROXY must be the number of proxies with this one, 1 to 10.' >&2; exit 1 ;;
esac
run=${RUN_DIR:-/tmp/nginx}
mkdir -p "$run"

hsts=
case ${PUBLIC_URL:-} in https:*) hsts='max-age=31536000; includeSubDomains' ;; esac
# Without another proxy in front, callers could forge any address.
forwarded=forwarded-behind-others.conf
[ "$TRUST_PROXY" -gt 1 ] || forwarded=forwarded-at-the-edge.conf
for file in "$(dirname "$0")"/*.conf; do
  sed -e "s|@PORT@|${PORT:-8080}|" -e "s|@WEB_DIR@|${WEB_DIR:-/srv/web}|" -e "s|@HSTS@|$hsts|" \
    -e "s|@MODULES_DIR@|${MODULES_DIR:-/usr/lib/nginx/modules}|" -e "s|@FORWARDED@|$forwarded|" \
    "$file" > "$run/${file##*/}"
done

# All addresses of all backends: one name may resolve to several containers.
backends() {
  for backend in $BACKENDS; do
    getent ahosts "${backend%:*}" | awk -v port="${backend##*:}" '{
      address = index($1, ":") ? "[" $1 "]" : $1
      print "server " address ":" port " max_fails=1 fail_timeout=2s;"
    }'
  done | sort -u
}

# nginx itself resolves names only once, at its start.
follow_backends() {
  while sleep 2 && kill -0 $$; do
    backends > "$run/backends.new"
    [ -s "$run/backends.new" ] || continue
    cmp -s "$run/backends.new" "$run/backends.conf" && continue
    mv "$run/backends.new" "$run/backends.conf"
    kill -HUP $$
  done
}

backends > "$run/backends.conf"
# Starts even without a backend, and then replies that the service is down.
[ -s "$run/backends.conf" ] || echo 'server 127.0.0.1:9 down;' > "$run/backends.conf"
follow_backends 2> /dev/null &
exec nginx -p "$run" -c "$run/nginx.conf" -e stderr
