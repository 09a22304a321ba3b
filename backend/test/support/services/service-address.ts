/** The address of a service that the tests share. */
export function service(name: 'DATABASE_URL' | 'REDIS_URL' | 'SMTP_URL'): URL {
  const address = process.env[name];
  if (address === undefined) throw new Error(`${name} is not set: run these tests with npm test.`);
  return new URL(address);
}
