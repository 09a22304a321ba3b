import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { atMost } from '../../common/at-most.js';

/** What a guess costs: argon2id, the library's default, with KiB of memory, passes and lanes. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hashing runs in threads. The limit leaves cores free for other work during many logins. */
const inTurn = atMost(Math.max(1, Math.floor(availableParallelism() / 2)));

/** The same text whether accents were typed composed or decomposed: keyboards differ in that. */
const canonical = (password: string): string => password.normalize('NFC');

/** What is stored of a password. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(canonical(password), parameters));

/** Whether a password is the one that was hashed. */
export const isPasswordOf = (passwordHash: string, password: string): Promise<boolean> =>
  inTurn(() => verify(passwordHash, canonical(password)));

/** Whether a hash was made when guessing was cheaper than it should be now. */
export function isTooCheap(passwordHash: string): boolean {
  const made = parseOptions(passwordHash);
  return made.memoryCost < parameters.memoryCost || made.timeCost < parameters.timeCost;
}
