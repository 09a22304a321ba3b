import { messages } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../common/errors/refusal.js';
import { Environment } from '../config/environment.js';
import { accountOf } from './account-of.js';
import { Counters } from './counters.js';
import { mailboxOf } from './mailbox-of.js';
import { networkOf } from './network-of.js';
import { type RateLimitName, turnWait } from './rate-limit-rules.js';

/** A limit, and what is counted for it. */
type Count = readonly [RateLimitName, string];

/** Somebody who wants to log in. */
export interface LoginTry {
  readonly username: string;
  readonly address: string;
  /** The browser, where this user has logged in before. */
  readonly device: string | null;
}

/** What a failed login counts for, beside its account. */
function countsOf({ username, address, device }: LoginTry): Count[] {
  const account = accountOf(username);
  if (device !== null) return [['failedLoginOfDevice', `${account} ${device}`]];
  const network = networkOf(address);
  return [
    ['failedLoginOfAddress', network],
    ['failedLogin', `${account} ${network}`],
  ];
}

/** Rate limits; each refusal says when to retry. */
@Injectable()
export class RateLimits {
  private readonly areOn: boolean;

  constructor(
    private readonly counters: Counters,
    { RATE_LIMITS }: Environment,
  ) {
    this.areOn = RATE_LIMITS === 'on';
  }

  /** Counts a call that was refused, of any kind. */
  async requestRefused(address: string): Promise<void> {
    if (!this.areOn) return;
    const network = networkOf(address);
    const seconds = await this.counters.count('refusedOfAddress', network);
    if (seconds !== null) await this.counters.block('refusedOfAddress', network, seconds);
  }

  /**
   * Seconds until calls from an address with too many refused ones are accepted; null for now. Redis
   * is not asked, as every call waits for this: a process knows of the others' counts from its next
   * refusal on.
   */
  async secondsOfRefusals(address: string): Promise<number | null> {
    return this.areOn ? this.counters.ownWait('refusedOfAddress', networkOf(address)) : null;
  }

  /** @throws Refusal 429 */
  async submission(email: string, address: string): Promise<void> {
    await this.count(
      ['submissionOfAddress', networkOf(address)],
      ['submissionOfEmail', mailboxOf(email)],
    );
  }

  /** Takes the count of a submission back that was stored already. */
  async submissionWasThere(email: string, address: string): Promise<void> {
    if (!this.areOn) return;
    await this.counters.uncount('submissionOfAddress', networkOf(address));
    await this.counters.uncount('submissionOfEmail', mailboxOf(email));
  }

  /**
   * Counted for an e-mail address and a sender together, so that nobody can use up somebody else's
   * limit.
   *
   * @throws Refusal 429
   */
  async resend(email: string, address: string): Promise<void> {
    const network = networkOf(address);
    await this.count(
      ['resendOfAddress', network],
      ['resendOfEmail', `${mailboxOf(email)} ${network}`],
    );
  }

  /**
   * Counts a login as failed before its result is known; otherwise a hundred concurrent tries would
   * all pass. `loginNotWrong` takes the count back.
   *
   * @throws Refusal 429
   */
  async loginTry(login: LoginTry): Promise<void> {
    if (!this.areOn) return;
    await this.countEach(countsOf(login), messages.tooManyLogins);
    if (login.device === null) await this.waitForTurn(accountOf(login.username));
  }

  async loginNotWrong(login: LoginTry): Promise<void> {
    if (!this.areOn) return;
    const counted = countsOf(login);
    if (login.device === null) counted.push(['failedLoginOfAccount', accountOf(login.username)]);
    await Promise.all(counted.map(([name, what]) => this.counters.uncount(name, what)));
  }

  /**
   * Counts a sign-in that begins at the provider of identities.
   *
   * @throws Refusal 429
   */
  async oidc(address: string): Promise<void> {
    await this.count(['oidcOfAddress', networkOf(address)]);
  }

  /**
   * Counts a user's current password as wrong before the result is known, like `loginTry`.
   * `passwordWasRight` takes the count back.
   *
   * @throws Refusal 429
   */
  async passwordTry(userId: string): Promise<void> {
    await this.count(['failedPasswordChange', userId]);
  }

  async passwordWasRight(userId: string): Promise<void> {
    if (this.areOn) await this.counters.uncount('failedPasswordChange', userId);
  }

  /**
   * Counts who asks for a new password, like `resend`.
   *
   * @throws Refusal 429
   */
  async forgottenPassword(email: string, address: string): Promise<void> {
    const network = networkOf(address);
    await this.count(
      ['forgottenPasswordOfAddress', network],
      ['forgottenPasswordOfEmail', `${mailboxOf(email)} ${network}`],
    );
  }

  /**
   * Counts a link that sets no password.
   *
   * @throws Refusal 429
   */
  async passwordLinkFailed(address: string): Promise<void> {
    await this.count(['failedPasswordLinkOfAddress', networkOf(address)]);
  }

  /**
   * Counts a wrong link. Valid links are neither counted nor refused.
   *
   * @throws Refusal 429
   */
  async linkFailed(reportId: string, address: string): Promise<void> {
    const network = networkOf(address);
    await this.count(
      ['failedLinkOfAddress', network],
      ['failedLinkOfReport', `${reportId.toLowerCase()} ${network}`],
    );
  }

  /**
   * Counts a report computed with changed answers.
   *
   * @throws Refusal 429
   */
  async whatIf(reportId: string, address: string): Promise<void> {
    const network = networkOf(address);
    await this.count(
      ['whatIfOfAddress', network],
      ['whatIfOfReport', `${reportId.toLowerCase()} ${network}`],
    );
  }

  /**
   * Counts a step that is ticked off, or whose tick is taken back.
   *
   * @throws Refusal 429
   */
  async tick(reportId: string, address: string): Promise<void> {
    await this.count(['tickOfReport', `${reportId.toLowerCase()} ${networkOf(address)}`]);
  }

  /**
   * Counts a new link to a report's plan.
   *
   * @throws Refusal 429
   */
  async planShare(reportId: string, address: string): Promise<void> {
    await this.count(['planShareOfReport', `${reportId.toLowerCase()} ${networkOf(address)}`]);
  }

  /** @throws Refusal 429 */
  async testMail(userId: string): Promise<void> {
    await this.count(['testMailOfUser', userId]);
  }

  /**
   * Counts a try at an account from anywhere. One that has to wait is not counted: its password is
   * not compared.
   */
  private async waitForTurn(account: string): Promise<void> {
    const excess = await this.counters.excess('failedLoginOfAccount', account);
    if (excess < 0) return;
    const seconds = await this.counters.count('turnToLogIn', account, turnWait(excess));
    if (seconds === null) return;
    await this.counters.uncount('failedLoginOfAccount', account);
    throw new Refusal(429, messages.tooManyLogins, seconds);
  }

  private async count(...counts: readonly Count[]): Promise<void> {
    if (this.areOn) await this.countEach(counts, messages.tooManyRequests);
  }

  /**
   * Counts all of them at the same time, in one round trip. Where one limit is exceeded, the counts
   * after it are taken back, so that nobody can use up somebody else's limit.
   */
  private async countEach(counts: readonly Count[], sentence: string): Promise<void> {
    const waits = await Promise.all(counts.map(([name, what]) => this.counters.count(name, what)));
    const exceeded = waits.findIndex((seconds) => seconds !== null);
    const seconds = waits[exceeded] ?? null;
    if (seconds === null) return;
    const after = counts.slice(exceeded + 1);
    await Promise.all(after.map(([name, what]) => this.counters.uncount(name, what)));
    throw new Refusal(429, sentence, seconds);
  }
}
