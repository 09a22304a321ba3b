import { DataSource } from 'typeorm';
import { CommandProblem } from '../common/errors/command-problem.js';
import { isDatabaseAway } from '../common/errors/database-away.js';
import { databaseUrlOfProcess, migrationUrlOfProcess } from '../config/database-url.js';
import { EnvironmentError } from '../config/environment.js';
import { dataSourceOptions } from './data-source.js';
import { prepareDatabase } from './serving-role.js';

/** PostgreSQL's codes for a wrong user or password, and for a database that is not there. */
const refused = /^(28...|3D000)$/;

/** The message of a failure; an unexpected one comes with its stack. */
function wordsOf(error: unknown): unknown {
  if (error instanceof CommandProblem || error instanceof EnvironmentError) return error.message;
  if (isDatabaseAway(error)) return 'The database does not answer: check DATABASE_URL.';
  if (refused.test(String(Reflect.get(Object(error), 'code'))))
    return 'The database refused: check the user, password and name in DATABASE_URL.';
  return error;
}

/** A command's work; `connect` opens the database and brings its schema up to date. */
export type CommandWork = (url: string, connect: () => Promise<DataSource>) => Promise<void>;

/**
 * Runs a command on the database that DATABASE_URL names. Prints an error, and sets the exit code.
 */
export async function runCommand(work: CommandWork): Promise<void> {
  let dataSource: DataSource | undefined;
  try {
    const url = databaseUrlOfProcess();
    await work(url, async () => {
      await prepareDatabase({
        DATABASE_URL: url,
        MIGRATION_DATABASE_URL: migrationUrlOfProcess(),
      });
      dataSource = await new DataSource(dataSourceOptions(url, 0)).initialize();
      return dataSource;
    });
  } catch (error) {
    console.error(wordsOf(error));
    process.exitCode = 1;
  } finally {
    await dataSource?.destroy();
  }
}
