/**
 * The connection parameters of PostgreSQL's programs. The password is passed in the environment,
 * because other users can read a command line.
 *
 * @param {string} url
 * @returns {{ address: string, env: NodeJS.ProcessEnv }}
 */
export function connectionTo(url) {
  const address = new URL(url);
  const inQuery = address.searchParams.get('password');
  const password = decodeURIComponent(address.password) || inQuery;
  address.password = '';
  // Rewrites the query only if it has a password, because rewriting turns %20 into +, which
  // PostgreSQL reads as a plus.
  if (inQuery !== null) address.searchParams.delete('password');
  return {
    address: address.href,
    env: password ? { ...process.env, PGPASSWORD: password } : process.env,
  };
}
