// The users' command: `node user.js create NAME --admin`, with DATABASE_URL in the environment.
import { DataSource } from 'typeorm';
import { readPassword } from './auth/command/read-password.js';
import { runUsersCommand, usage, UsageError } from './auth/command/users-command.js';
import { UserProblem } from './auth/users/user-problem.js';
import { UserService } from './auth/users/user.service.js';
import { isDatabaseAway } from './common/errors/database-away.js';
import { databaseUrlOfProcess } from './config/database-url.js';
import { EnvironmentError } from './config/environment.js';
import { dataSourceOptions, migrate } from './database/data-source.js';

/** PostgreSQL's codes for a wrong user or password, and for a database that is not there. */
const refused = /^(28...|3D000)$/;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const dataSource = new DataSource(dataSourceOptions(databaseUrlOfProcess()));
  await dataSource.initialize();
  try {
    await migrate(dataSource);
    const users = new UserService(dataSource);
    await runUsersCommand(process.argv.slice(2), users, { say, readPassword });
  } finally {
    await dataSource.destroy();
  }
}

/** What is said of a failure; what nobody can put right comes with its stack. */
function wordsOf(error: unknown): unknown {
  if (error instanceof UsageError) return usage;
  if (error instanceof UserProblem || error instanceof EnvironmentError) return error.message;
  if (isDatabaseAway(error)) return 'The database does not answer: check DATABASE_URL.';
  if (refused.test(String(Reflect.get(Object(error), 'code'))))
    return 'The database refused: check the user, password and name in DATABASE_URL.';
  return error;
}

run().catch((error: unknown) => {
  console.error(wordsOf(error));
  process.exitCode = 1;
});
