import type { OwnSession, SecondFactor } from '@ellac/contracts';
import { type FakeServer, ok } from './fake-desk-server.js';

export const noFactor: SecondFactor = { onSince: null, recoveryCodesLeft: 0, isRequired: false };

const thisSession: OwnSession = {
  id: 's1',
  device: 'Firefox on Windows',
  signedInAt: '2026-05-04T08:00:00.000Z',
  lastSeenAt: '2026-05-04T10:00:00.000Z',
  isThisOne: true,
};

/** What the account page asks for: no second factor, and this session with some others. */
export function answerAccount(server: FakeServer, others: readonly OwnSession[] = []): void {
  server.answers['GET /api/user/second-factor'] = ok(noFactor);
  server.answers['GET /api/user/sessions'] = ok({ sessions: [thisSession, ...others] });
}

export const anotherSession = (id: string, device: string | null): OwnSession => ({
  ...thisSession,
  id,
  device,
  isThisOne: false,
});
