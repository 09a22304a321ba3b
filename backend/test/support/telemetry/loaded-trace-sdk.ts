/** The files of OpenTelemetry beyond its API that this test has loaded so far. */
export const loadedTraceSdk = (): string[] =>
  Object.keys(require.cache).filter((path) => /@opentelemetry\/(?!api\/)/.test(path));
