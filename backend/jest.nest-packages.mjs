/** NestJS 12 and some of its parts are ESM only; jest runs them as CommonJS, like our sources. */
export const nestPackages = {
  transformIgnorePatterns: [
    '/node_modules/(?!(@nestjs|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|iterare|path-to-regexp|@lukeed)/)',
  ],
};
