# The API, the workers and the operator's commands: what a container does, ROLE says.
#
#   docker build $(npm run --silent images:args) --file docker/backend.Dockerfile --tag ellac-backend .
#
# What it begins with stands in docker/images.yml.
ARG NODE

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
# The bundles hold what was compiled for them.
RUN node node_modules/.bin/nx run-many -t build -p backend && rm -r backend/dist/compiled

FROM manifests AS dependencies
# npm also installs optional peers: a compiler and types, which nothing runs. Of OpenTelemetry's
# three builds, Node loads the one in `src`. The large packages named last are whole in the bundles.
RUN npm ci --ignore-scripts --no-audit --cache /tmp/npm --omit=dev --workspace=@ellac/backend \
  && rm -rf /tmp/npm node_modules/typescript node_modules/@typescript node_modules/@types \
  node_modules/@opentelemetry/*/build/esm node_modules/@opentelemetry/*/build/esnext \
  node_modules/libphonenumber-js node_modules/openai node_modules/rxjs \
  .npmrc package-lock.json bench e2e libs/report-view libs/web mf-* root-config

FROM ${NODE}
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /app/backend/dist backend/dist
# The commit of the sources, which the log and the admin pages show.
ARG BUILD=
ENV NODE_ENV=production HOST=0.0.0.0 WEB_DIR=/srv/web BUILD=${BUILD}
USER node
EXPOSE 3000
# Node is process 1: it handles the signal itself, and starts no children whose zombies it would
# have to reap.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s CMD ["node", "-e", \
  "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Source maps make stacks in the log name the sources.
CMD ["node", "--enable-source-maps", "backend/dist/main.js"]
