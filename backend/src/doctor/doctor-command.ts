import { parseArgs } from 'node:util';
import { companyFields, type Finding } from '@ellac/contracts';
import { CommandProblem } from '../common/errors/command-problem.js';
import { buildOf } from '../config/build.js';
import type { Environment } from '../config/environment.js';
import { examine } from './examine.js';

const usage = `Usage: npm run doctor -- [--mail ADDRESS] (in an image: node backend/dist/doctor.js)

Looks at everything the product needs and says what to do; --mail also sends a test mail.`;

const signs: Readonly<Record<Finding['status'], string>> = { ok: '✓', warning: '!', fault: '✗' };

/**
 * Checks everything that the product needs, and prints the results.
 *
 * @param words what the command was given
 * @returns whether all works
 * @throws CommandProblem when the arguments are wrong.
 */
export async function doctorCommand(
  words: readonly string[],
  environment: Environment,
  say: (line: string) => void,
): Promise<boolean> {
  const findings = await examine(environment, addressIn(words));
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  say(`ELLAC Business Evaluation ${buildOf(environment)}`);
  for (const { subject, status, found, advice } of findings) {
    say(`${signs[status]} ${subject.padEnd(width)}  ${found}`);
    if (advice !== null) say(`${' '.repeat(width + 4)}→ ${advice}`);
  }
  return findings.every(({ status }) => status !== 'fault');
}

function addressIn(words: readonly string[]): string | undefined {
  let mail: string | undefined;
  try {
    ({ mail } = parseArgs({ args: [...words], options: { mail: { type: 'string' } } }).values);
  } catch {
    throw new CommandProblem(usage);
  }
  if (mail !== undefined && !companyFields.owner_email.pattern.test(mail))
    throw new CommandProblem(usage);
  return mail;
}
