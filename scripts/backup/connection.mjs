/**
 * How PostgreSQL's programs are told of a database: its address without the password, which they
 * take from the environment, as anybody may read a command line.
 *
 * @param {string} url
 * @returns {{ address: string, env: NodeJS.ProcessEnv }}
 */
export function connectionTo(url) {
  const address = new URL(url);
  const inQuery = address.searchParams.get('password');
  const password = decodeURIComponent(address.password) || inQuery;
  address.password = '';
  // Written anew only where it must be: PostgreSQL reads a + as a plus.
  if (inQuery !== null) address.searchParams.delete('password');
  return {
    address: address.href,
    env: password ? { ...process.env, PGPASSWORD: password } : process.env,
  };
}
