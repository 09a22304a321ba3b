/** The browser tests' own database, on the server that the tests were given. */
export function databaseUrl(): string {
  const url = new URL(process.env['DATABASE_URL'] ?? 'postgres://not-given');
  url.pathname = 'ellac_e2e';
  return url.href;
}
