/**
 * NestJS 12, some of its parts, culori and what signs in by OpenID Connect are ESM only; jest runs
 * them as CommonJS, like our sources. What sends traces is CommonJS, but imports parts of Node when it
 * needs them.
 */
export const nestPackages = {
  transformIgnorePatterns: [
    '/node_modules/(?!(culori|@nestjs|@opentelemetry/otlp-exporter-base|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|iterare|path-to-regexp|@lukeed|jose|oauth4webapi|openid-client)/)',
  ],
};
