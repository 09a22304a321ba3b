import type { Finding } from '@ellac/contracts';
import type { Environment } from '../config/environment.js';
import { checkAddress } from './address-check.js';
import { checkDatabase } from './database-checks.js';
import { checkDisk } from './disk-check.js';
import { doubtful, type Found } from './finding.js';
import { checkMail } from './mail-check.js';
import { checkModel } from './model-check.js';
import { checkRedis } from './redis-checks.js';

const changeOver = doubtful(
  'SECRET_PREVIOUS is set: what the SECRET before made is valid, too',
  'Run npm run rekey, and take it away at the end of the change: docs/operator/running.md has the steps.',
);

/**
 * Looks at everything the product needs, over connections of its own, all at once. Takes ten
 * seconds at most, even if something does not reply.
 *
 * @param testAddress where a test mail goes; without one none is sent
 * @param now milliseconds since 1970
 */
export async function examine(
  environment: Environment,
  testAddress?: string,
  now: () => number = Date.now,
): Promise<readonly Finding[]> {
  const [database, redis, Mail, model, address, Disk] = await Promise.all([
    checkDatabase(environment, now),
    checkRedis(environment.REDIS_URL),
    checkMail(environment, testAddress),
    checkModel(environment),
    checkAddress(environment.PUBLIC_URL, now),
    checkDisk(),
  ]);
  const found: Readonly<Record<string, Found>> = {
    ...database,
    ...redis,
    Mail,
    'Language model': model,
    'Public address': address,
    Disk,
    ...(environment.SECRET_PREVIOUS === undefined ? {} : { SECRET: changeOver }),
  };
  return Object.entries(found).map(([subject, each]) => ({ subject, ...each }));
}
