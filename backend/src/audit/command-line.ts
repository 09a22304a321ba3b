import { randomUUID } from 'node:crypto';
import type { Actor } from './actor.js';

/** Who runs a command, in the audit trail: no user of the desk. */
export const commandLine = (): Actor => ({
  userId: '00000000-0000-0000-0000-000000000000',
  username: 'command line',
  address: null,
  requestId: randomUUID(),
});
