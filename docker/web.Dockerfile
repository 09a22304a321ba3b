# The bundles of the browser: `publish` puts them into the shared folder, `web` serves it.
#
#   images=$(npm run --silent images:args)
#   docker build $images --file docker/web.Dockerfile --target publish --tag ellac-publish .
#   docker build $images --file docker/web.Dockerfile --target web --tag ellac-web .
#
# What they begin with stands in docker/images.yml.
ARG NODE
ARG DEBIAN

FROM ${NODE} AS manifests
WORKDIR /app
COPY .npmrc package.json package-lock.json ./
COPY backend/package.json backend/
COPY bench/package.json bench/
COPY e2e/package.json e2e/
COPY libs/contracts/package.json libs/contracts/
COPY libs/diagnosis/package.json libs/diagnosis/
COPY libs/report-text/package.json libs/report-text/
COPY libs/report-view/package.json libs/report-view/
COPY libs/settings/package.json libs/settings/
COPY libs/web/package.json libs/web/
COPY libs/wording/package.json libs/wording/
COPY mf-admin/package.json mf-admin/
COPY mf-questionnaire/package.json mf-questionnaire/
COPY mf-report/package.json mf-report/
COPY root-config/package.json root-config/

FROM manifests AS build
RUN npm ci --ignore-scripts --no-audit --cache /tmp/npm && rm -rf /tmp/npm
COPY . .
RUN node node_modules/.bin/nx run-many -t build --parallel=1 -p root-config mf-questionnaire mf-report mf-admin
RUN mkdir /publish && cp -r --parents \
  scripts/deploy* scripts/stack* scripts/run/folders.mjs scripts/run/problem.mjs node_modules/acorn node_modules/semver \
  root-config/dist mf-questionnaire/dist mf-report/dist mf-admin/dist docker/publish.sh /publish

FROM ${NODE} AS publish
WORKDIR /app
COPY --from=build /publish ./
# An empty volume takes the owner of the folder in the image.
RUN install --directory --owner=node --group=node /srv/web
USER node
ENTRYPOINT ["sh", "docker/publish.sh"]

FROM ${DEBIAN} AS web
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt \
  && install --directory --owner=1000 --group=1000 /srv/web
COPY docker/web /etc/ellac
USER www-data
EXPOSE 8080
# SIGQUIT lets nginx finish its requests; SIGTERM would cut them off.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s CMD ["bash", "-c", \
  "exec 3<>/dev/tcp/127.0.0.1/${PORT:-8080} && printf 'GET /importmap.json HTTP/1.0\\r\\n\\r\\n' >&3 && read -r answer <&3 && [[ $answer == *' 200 '* ]]"]
CMD ["sh", "/etc/ellac/start.sh"]
