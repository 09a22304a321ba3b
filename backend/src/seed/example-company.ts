import { randomBytes, randomUUID } from 'node:crypto';
import { type Questionnaire, reportLinkHours } from '@ellac/contracts';
import { BuiltinWriter } from '../analysis/writers/builtin-writer.js';
import { Draws } from './draws.js';
import { earlierFate, fates, type Fate, type MailFate } from './fates.js';
import { answersOf } from './personas/persona-answers.js';
import { further, personaOf, type Persona } from './personas/persona.js';
import { seedId } from './seed-ids.js';

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** A company with all that hangs on it, as it is stored. */
export interface ExampleCompany {
  readonly id: string;
  readonly company: Row;
  readonly responses: readonly Row[];
  readonly analyses: readonly Row[];
  readonly deliveries: readonly Row[];
}

/**
 * A time after which no waiting row becomes due and no lease expires, so that they stay as they
 * are.
 */
const longAfter = new Date('2999-01-01T00:00:00Z');

const minute = 60_000;
const day = 24 * 60 * minute;
const later = (date: Date, milliseconds: number): Date => new Date(date.getTime() + milliseconds);

const writer = new BuiltinWriter();

/** The company number `index` (from 0) of a seed, with its submissions of the months before `now`. */
export function exampleCompany(seed: number, index: number, now: Date): ExampleCompany {
  const persona = personaOf(seed, index);
  const draws = new Draws(`${persona.key}/submissions`);
  const companyId = seedId('company', persona.key);
  const times = timesOf(fates[index % fates.length]!, draws, now);
  const submissions = times.map((submittedAt, step) => {
    const fate = step === times.length - 1 ? fates[index % fates.length]! : earlierFate;
    const id = `${persona.key}/${step}`;
    return submissionOf(id, companyId, further(persona, step), fate, submittedAt);
  });
  const { name, owner_first_name, owner_last_name, owner_email, owner_phone, industry, country } =
    persona.company;
  return {
    id: companyId,
    company: {
      id: companyId,
      ...{ name, owner_first_name, owner_last_name, owner_email, owner_phone, industry, country },
      created_at: times[0],
      updated_at: times.at(-1),
    },
    responses: submissions.map(({ response }) => response),
    analyses: submissions.map(({ analysis }) => analysis),
    deliveries: submissions.flatMap(({ delivery }) => (delivery === null ? [] : [delivery])),
  };
}

/** When the company submitted, the oldest first. */
function timesOf({ status, mail }: Fate, draws: Draws, now: Date): Date[] {
  const count = draws.pick([1, 1, 1, 1, 1, 1, 2, 2, 2, 3]);
  const isDone = status === 'failed' || mail?.status === 'sent' || mail?.status === 'failed';
  const age = isDone ? draws.between(day, 60 * day) : draws.between(2 * minute, 180 * minute);
  const newest = later(now, -Math.round(age));
  const pause = Math.round(draws.between(80 * day, 150 * day));
  return Array.from({ length: count }, (_, step) => later(newest, (step + 1 - count) * pause));
}

interface SubmissionRows {
  readonly response: Row;
  readonly analysis: Row;
  readonly delivery: Row | null;
}

function submissionOf(
  key: string,
  companyId: string,
  persona: Persona,
  fate: Fate,
  submittedAt: Date,
): SubmissionRows {
  const answers: Questionnaire = {
    ...answersOf(persona),
    ...(fate.notKnown && { meta: { notKnown: [...fate.notKnown] } }),
  };
  const responseId = seedId('response', key);
  const analysisId = seedId('analysis', key);
  const recipient = persona.company.owner_email;
  const completedAt = fate.status === 'completed' ? later(submittedAt, 4000) : null;
  const report = completedAt && writer.write(answers, submittedAt);
  const isProcessing = fate.status === 'processing';
  return {
    response: { id: responseId, company_id: companyId, answers, submitted_at: submittedAt },
    analysis: {
      id: analysisId,
      response_id: responseId,
      recipient_email: recipient,
      generation_status: fate.status,
      generation_error: fate.error ?? null,
      attempt: fate.attempt,
      run_id: isProcessing ? randomUUID() : null,
      claimed_at: isProcessing ? submittedAt : null,
      lease_until: isProcessing ? longAfter : null,
      next_attempt_at: fate.status === 'pending' ? longAfter : submittedAt,
      content: report?.content ?? null,
      provenance: report?.provenance ?? null,
      coach_notes: report?.coachNotes ?? null,
      created_at: submittedAt,
      completed_at: completedAt,
      failed_at: fate.status === 'failed' ? later(submittedAt, 4000) : null,
    },
    delivery:
      completedAt && fate.mail
        ? {
            id: seedId('delivery', key),
            ...deliveryOf(fate.mail, completedAt),
            analysis_id: analysisId,
            recipient,
          }
        : null,
  };
}

/** A mail that was tried has a link; nobody knows the token behind this one. */
function deliveryOf({ status, attempt, reply }: MailFate, createdAt: Date): Row {
  const wasTried = attempt > 0;
  const triedAt = later(createdAt, 2000);
  return {
    reason: 'completed',
    status,
    attempt,
    next_attempt_at: status === 'pending' ? longAfter : createdAt,
    token_hash: wasTried ? randomBytes(32).toString('hex') : null,
    token_expires_at: wasTried ? later(triedAt, reportLinkHours * 60 * minute) : null,
    server_reply: reply,
    sent_at: status === 'sent' ? triedAt : null,
    failed_at: status === 'failed' ? triedAt : null,
    created_at: createdAt,
  };
}
