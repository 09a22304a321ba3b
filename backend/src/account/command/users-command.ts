import { parseArgs } from 'node:util';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { CommandProblem } from '../../common/errors/command-problem.js';
import { generatedPassword } from '../../auth/users/generated-password.js';
import { roleOf } from '../../auth/roles/role-of.js';
import { UserProblem } from '../../auth/users/user-problem.js';
import type { UserService } from '../../auth/users/user.service.js';
import { recordUserChange } from '../record-user-change.js';

const usage = `Usage: npm run user -- COMMAND (in an image: node backend/dist/user.js COMMAND)

  create NAME [--admin] [--generate]   makes a user; --admin makes an admin
  password NAME [--generate]           sets a new password and signs the user out
  disable NAME                         signs the user out for good
  enable NAME                          lets the user sign in again
  promote NAME                         makes the user an admin, with the role admin
  demote NAME                          takes that right away, and signs the user out
  second-factor-off NAME               for a lost phone: turns the second factor off, and
                                       signs the user out
  unlink NAME                          for a new account at the provider of identities: the next
                                       sign-in there links anew; signs the user out
  delete NAME                          deletes the user; comments and notes stay, without the name
  list                                 shows all users

The password is asked for, or read from the first line of the standard input;
--generate makes one and shows it. The last admin who can sign in is neither
disabled, demoted nor deleted.`;

/** What the command needs of the terminal it runs in. */
export interface Terminal {
  say(line: string): void;
  readPassword(): Promise<string>;
}

/**
 * Runs the command that the arguments after `user` name, and prints what it did.
 *
 * @throws CommandProblem when there is no such command, or it failed.
 */
export async function usersCommand(
  words: readonly string[],
  connect: () => Promise<UserService>,
  terminal: Terminal,
): Promise<void> {
  const { command, name, isAdmin, isGenerated } = parse(words);
  const users = await connect();
  const newPassword = (): Promise<string> =>
    isGenerated ? Promise.resolve(generatedPassword()) : terminal.readPassword();
  const sayPassword = (password: string): void => {
    if (isGenerated) terminal.say(`Password: ${password}`);
  };

  switch (command) {
    case 'create': {
      if ((await users.find(name)) !== null)
        throw new UserProblem(`There is already a user "${name}".`);
      const password = await newPassword();
      await users.create(
        name,
        password,
        isAdmin,
        recordUserChange('command', 'user.create', { isAdmin }),
      );
      terminal.say(`${isAdmin ? 'Admin' : 'User'} "${name}" was made.`);
      sayPassword(password);
      break;
    }
    case 'password': {
      const { username } = await users.require(name);
      const password = await newPassword();
      await users.setPassword(username, password, recordUserChange('command', 'user.set-password'));
      terminal.say(`"${username}" has a new password, and was signed out everywhere.`);
      sayPassword(password);
      break;
    }
    case 'disable':
      await users.disable(name, recordUserChange('command', 'user.disable'));
      terminal.say(`"${name}" was signed out everywhere, and cannot sign in.`);
      break;
    case 'enable':
      await users.enable(name, recordUserChange('command', 'user.enable'));
      terminal.say(`"${name}" can sign in.`);
      break;
    case 'promote':
      await users.promote(name, recordUserChange('command', 'user.promote'));
      terminal.say(`"${name}" is an admin from the next login on.`);
      break;
    case 'demote':
      await users.demote(name, recordUserChange('command', 'user.demote'));
      terminal.say(`"${name}" is no admin, and was signed out everywhere.`);
      break;
    case 'second-factor-off':
      await users.turnSecondFactorOff(name, recordUserChange('command', 'user.second-factor-off'));
      terminal.say(`"${name}" logs in without a code, and was signed out everywhere.`);
      break;
    case 'unlink':
      await users.unlink(name, recordUserChange('command', 'user.unlink'));
      terminal.say(`"${name}" has no account at the provider, and was signed out everywhere.`);
      break;
    case 'delete': {
      const author = await users.delete(name, recordUserChange('command', 'user.delete'));
      const remains = author === null ? '' : ` Comments and notes stay, by "${author}".`;
      terminal.say(`"${name}" was signed out everywhere, and is deleted.${remains}`);
      break;
    }
    case 'list':
      sayUsers(await users.list(), terminal);
  }
}

/** The options that each command takes beside the name. */
const commands = {
  create: ['admin', 'generate'],
  password: ['generate'],
  disable: [],
  enable: [],
  promote: [],
  demote: [],
  'second-factor-off': [],
  unlink: [],
  delete: [],
  list: [],
} as const satisfies Record<string, readonly ('admin' | 'generate')[]>;
type Command = keyof typeof commands;

const isCommand = (word: string): word is Command => Object.hasOwn(commands, word);

function parse(words: readonly string[]) {
  const { positionals, values } = parsed(words);
  const [command = '', name = '', ...rest] = positionals;
  if (!isCommand(command) || rest.length > 0) throw new CommandProblem(usage);
  const allowed: readonly string[] = commands[command];
  if (Object.keys(values).some((option) => !allowed.includes(option)))
    throw new CommandProblem(usage);
  if ((name.trim() === '') !== (command === 'list')) throw new CommandProblem(usage);
  return {
    command,
    name: name.trim(),
    isAdmin: values.admin === true,
    isGenerated: values.generate === true,
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: { admin: { type: 'boolean' }, generate: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch {
    throw new CommandProblem(usage);
  }
}

function sayUsers(users: readonly UserEntity[], terminal: Terminal): void {
  if (users.length === 0) terminal.say('There are no users.');
  const width = Math.max(...users.map(({ username }) => username.length));
  for (const user of users) {
    const { username, disabledAt, createdAt } = user;
    const state = disabledAt === null ? '' : '   disabled';
    const since = createdAt.toISOString().slice(0, 10);
    const role = (roleOf(user) ?? 'user').padEnd(6);
    terminal.say(`${username.padEnd(width)}   ${role}   ${since}${state}`);
  }
}
