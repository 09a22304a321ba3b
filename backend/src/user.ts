// The users' command: `node user.js create NAME --admin`, with DATABASE_URL in the environment.
import { readPassword } from './account/command/read-password.js';
import { usersCommand } from './account/command/users-command.js';
import { UserService } from './auth/users/user.service.js';
import { runCommand } from './database/run-command.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await runCommand(async (_url, connect) => {
  const users = async () => new UserService(await connect());
  await usersCommand(process.argv.slice(2), users, { say, readPassword });
});
