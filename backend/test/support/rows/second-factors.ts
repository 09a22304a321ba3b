import { apiPaths } from '@ellac/contracts';
import { expect } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../test-app.js';
import { aUser, cookieOf, logIn, type TestUser } from './users.js';

/** The code of an authenticator app; `steps` of 30 seconds after now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

const stepNow = (): number => Math.floor(Date.now() / 30_000);

export interface UserWithFactor {
  readonly user: TestUser;
  /** What the app holds. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The session in which the factor was set up. */
  readonly cookie: string;
}

/** Signs in, and turns the second factor on. The code of the step before now is used up. */
export async function aUserWithFactor(app: TestApp, user?: TestUser): Promise<UserWithFactor> {
  const owner = user ?? (await aUser(app, { isAdmin: true }));
  const before = cookieOf(await logIn(app, owner).expect(200));
  const begun = await app.http
    .post(apiPaths.secondFactor)
    .set('Cookie', before)
    .send({ currentPassword: owner.password })
    .expect(200);
  const { secret } = begun.body as { secret: string };
  const turnOn = () =>
    app.http
      .put(apiPaths.secondFactor)
      .set('Cookie', before)
      .send({ code: codeOf(secret, -1) });
  const step = stepNow();
  const tried = await turnOn();
  // The code is too old where a new step began on the way.
  const done = tried.status === 400 && stepNow() > step ? await turnOn() : tried;
  expect(done.status).toBe(200);
  const { recoveryCodes } = done.body as { recoveryCodes: string[] };
  return { user: owner, secret, recoveryCodes, cookie: cookieOf(done) };
}
