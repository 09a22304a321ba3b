import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UserProblem } from '../../auth/users/user-problem.js';

/**
 * Reads a password: typed twice without an echo or, without a terminal, from the first line of the
 * standard input.
 *
 * @throws UserProblem when the two differ, or the input is cancelled.
 */
export async function readPassword(): Promise<string> {
  if (!stdin.isTTY) return firstLine();
  const password = await askUnseen('Password: ');
  if ((await askUnseen('Once more: ')) !== password)
    throw new UserProblem('The two passwords differ; nothing was changed.');
  return password;
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: stdin })) return line;
  throw new UserProblem('There is no password on the standard input; nothing was changed.');
}

function askUnseen(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: stdin, output: nowhere, terminal: true });
  stdout.write(question);
  return new Promise((resolve, reject) => {
    reader.once('line', (line) => {
      resolve(line);
      reader.close();
    });
    reader.once('close', () => {
      stdout.write('\n');
      reject(new UserProblem('Broken off; nothing was changed.'));
    });
  });
}
