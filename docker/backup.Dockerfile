# What backs up and restores the database of compose.yml: PostgreSQL's own programs, and age, which
# encrypts. compose.backup.yml builds it at the first call; what it begins with stands in images.yml.
ARG POSTGRES

FROM ${POSTGRES}
RUN apt-get update \
  && apt-get install --yes --no-install-recommends age \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt
