/**
 * NestJS 12 and some of its parts are ESM only; jest runs them as CommonJS, like our sources. What
 * sends traces is CommonJS, but imports parts of Node when it needs them.
 */
export const nestPackages = {
  transformIgnorePatterns: [
    '/node_modules/(?!(@nestjs|@opentelemetry/otlp-exporter-base|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|iterare|path-to-regexp|@lukeed)/)',
  ],
};
