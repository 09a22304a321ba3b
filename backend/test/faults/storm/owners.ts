import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Questionnaire, SubmitReply } from '@ellac/contracts';
import { aQuestionnaire } from '../../support/rows/questionnaires.js';
import { submit } from '../../support/services/world.js';
import type { Attempt, Sent } from './evidence.js';

/** Timeout of an owner's page, in milliseconds. */
const patience = 30_000;

/** Milliseconds until an owner tries again. */
const pauseMs = 1000;

/** How the request of a poisonous submission is named in the log. */
export const poisonRequest = 'poison-';

interface Sending {
  readonly sent: Sent & { attempts: Attempt[]; responseIds: string[]; otherBodies: number[] };
  readonly questionnaire: Questionnaire;
}

/** Owners who send their answers, and retry with the same key until they are accepted. */
export class Owners {
  readonly sent: Sent[] = [];
  private asked = 0;
  private isOver = false;

  /** @param doors the addresses of the web processes. */
  constructor(private readonly doors: readonly { readonly url: string }[]) {}

  /** Stops the retries. */
  giveUp(): void {
    this.isOver = true;
  }

  /** @returns once it is accepted, or all have given up. */
  async submit({ isPoison = false } = {}): Promise<Sent> {
    const sending = this.begin(isPoison);
    await this.untilAccepted(sending);
    return sending.sent;
  }

  /**
   * One owner whose page sends the same body many times at once, and then another body with the
   * same key.
   */
  async submitAtOnce(times: number): Promise<void> {
    const sending = this.begin(false);
    await Promise.all(Array.from({ length: times }, () => this.untilAccepted(sending)));
    const { key, otherBodies } = sending.sent;
    const answer = await submit(this.door(), aQuestionnaire(), key).catch(() => null);
    if (answer !== null) otherBodies.push(answer.status);
  }

  private begin(isPoison: boolean): Sending {
    const unique = randomUUID().slice(0, 8);
    const names = {
      name: `Company ${unique}`,
      owner_first_name: `First ${unique}`,
      owner_last_name: `Last ${unique}`,
    };
    const vision = `The vision ${unique} of a company that its owner wants to leave in good hands.`;
    const email = `owner-${unique}@example.com`;
    const sent = {
      key: randomUUID(),
      email,
      canaries: [...Object.values(names), vision],
      attempts: [],
      responseIds: [],
      otherBodies: [],
      isPoison,
    };
    this.sent.push(sent);
    const questionnaire = aQuestionnaire({ ...names, owner_email: email });
    return {
      sent,
      questionnaire: { ...questionnaire, qualitative: { ...questionnaire.qualitative, vision } },
    };
  }

  private async untilAccepted(sending: Sending): Promise<void> {
    while (!this.isOver && !(await this.isAccepted(sending))) await setTimeout(pauseMs);
  }

  private async isAccepted({ sent, questionnaire }: Sending): Promise<boolean> {
    const from = Date.now();
    const answer = await this.answerTo(sent, questionnaire);
    const status = answer?.status ?? null;
    const hasRetryAfter = answer?.hasRetryAfter ?? false;
    sent.attempts.push({ from, to: Date.now(), status, hasRetryAfter });
    if (answer?.responseId !== undefined) sent.responseIds.push(answer.responseId);
    return status === 201;
  }

  /** Null where the connection ended, or no response came in time. */
  private async answerTo({ key, isPoison }: Sent, questionnaire: Questionnaire) {
    const headers = isPoison ? { 'X-Request-Id': `${poisonRequest}${key}` } : {};
    try {
      const signal = AbortSignal.timeout(patience);
      const answer = await submit(this.door(), questionnaire, key, { headers, signal });
      const body = (await answer.json()) as Partial<SubmitReply>;
      return {
        status: answer.status,
        hasRetryAfter: answer.headers.has('Retry-After'),
        responseId: body.responseId,
      };
    } catch {
      return null;
    }
  }

  private door(): { readonly url: string } {
    this.asked += 1;
    return this.doors[this.asked % this.doors.length]!;
  }
}
