import { reportContentSchema } from '@ellac/contracts';
import { failureReasons } from '../../../src/analysis/analysis-failure-reasons.js';
import { triesOf, analysisRetry } from '../../../src/leases/retry-policy.js';
import type { Attempt, Evidence, HappenedFault, Journal, Mail, Sent } from './evidence.js';
import { type FaultKind, faultKinds } from './fault-kinds.js';

/** What a check examined, and the violations that it found. */
export interface Verdict {
  /** How many things the check examined. 0 means that the invariant was not tested. */
  readonly looked: number;
  readonly violations: readonly string[];
}

/**
 * Milliseconds after the end of a fault in which it may still have effects, until dead connections
 * are noticed.
 */
const aftermath = 30_000;

/** Requests to the model in one try of a report. */
const requestsPerTry = 20;

/** Tokens that one report may cost (`AI_TOKENS_PER_REPORT`). */
const tokensPerReport = 250_000;

/**
 * How often a second the leases of scheduled tasks may be read. Two tasks in each of two workers
 * read them every five seconds, and so does the readiness check.
 */
const turnsPerSecond = 4;

/**
 * The most connections to the database that this many processes may have: `pg-pool` opens ten by
 * default.
 */
export const maxConnections = (processes: number): number => 10 * processes;

const verdict = <Item>(
  items: readonly Item[],
  violationsOf: (item: Item) => readonly (string | false)[],
): Verdict => ({
  looked: items.length,
  violations: items.flatMap((item) => violationsOf(item).filter((text) => text !== false)),
});

const both = (one: Verdict, other: Verdict): Verdict => ({
  looked: one.looked + other.looked,
  violations: [...one.violations, ...other.violations],
});

/** Whether a fault of that sort may have effects at some time between `from` and `to`. */
const mayBeFelt = (
  faults: readonly HappenedFault[],
  sort: 'meetsSubmissions' | 'mayRepeatMail',
  from: number,
  to: number,
): boolean =>
  faults.some(({ name, ...fault }) => {
    const kind: FaultKind = faultKinds[name];
    return kind[sort] === true && fault.from <= to && fault.to + aftermath >= from;
  });

const isDeleted = ({ journal }: Evidence, email: string): boolean =>
  journal.deletions.some((deletion) => deletion.email === email);

const isCorrected = ({ journal }: Evidence, reportId: string): boolean =>
  journal.corrections.some((correction) => correction.reportId === reportId);

/** The accepted submissions whose company was not deleted. */
const kept = (evidence: Evidence): readonly Sent[] =>
  evidence.journal.sent.filter(
    ({ responseIds, email }) => responseIds.length > 0 && !isDeleted(evidence, email),
  );

/** I1: what was accepted is there once. */
export function acceptedOnce(evidence: Evidence): Verdict {
  const { responses, analyses } = evidence.end;
  const known = new Set(evidence.journal.sent.map(({ email }) => email));
  const rows = verdict(kept(evidence), ({ email, responseIds, otherBodies }) => {
    const stored = responses.filter(({ ownerEmail }) => ownerEmail === email);
    const reports = analyses.filter(({ ownerEmail }) => ownerEmail === email);
    const ids = new Set(responseIds);
    return [
      stored.length !== 1 && `${email}: ${stored.length} responses`,
      reports.length !== 1 && `${email}: ${reports.length} reports`,
      ids.size !== 1 && `${email}: told of ${ids.size} responses`,
      stored.some(({ id }) => !ids.has(id)) && `${email}: a response that nobody was told of`,
      ...otherBodies.map(
        (status) =>
          status !== 409 && status !== 503 && `${email}: another body was answered with ${status}`,
      ),
    ];
  });
  const strangers = verdict(responses, ({ ownerEmail }) => [
    !known.has(ownerEmail) && `${ownerEmail}: a response that nobody sent`,
  ]);
  return both(rows, strangers);
}

/**
 * I2: nothing is stuck. Each report and mail has ended or waits for a stored time, and then ends.
 */
export function nothingStuck({ calm, end }: Evidence): Verdict {
  const atCalm = verdict([...calm.analyses, ...calm.deliveries], ({ id, status, waits }) => [
    (status === 'processing' || (status === 'pending' && !waits)) &&
      `${id}: ${status} after the calm, with no next try`,
  ]);
  const reports = verdict(end.analyses, ({ id, status, error, attempt }) => [
    attempt > triesOf(analysisRetry) && `${id}: tried ${attempt} times`,
    status !== 'completed' && status !== 'failed' && `${id}: still ${status}`,
    status === 'failed' && !error && `${id}: failed without a reason`,
  ]);
  const mails = verdict(end.deliveries, ({ id, status, reply }) => [
    status === 'pending' && `${id}: still ${status}`,
    status === 'failed' && !reply && `${id}: failed without a reason`,
  ]);
  return both(atCalm, both(reports, mails));
}

/**
 * I2: the report that kills its workers fails for that reason. A report that was in progress beside
 * it does not fail. A report may fail for another reason only while the model had a fault.
 */
export function poisonAlone({ end, journal }: Evidence): Verdict {
  const poisons = new Set(journal.sent.flatMap((sent) => (sent.isPoison ? [sent.email] : [])));
  const hadModelFault = journal.faults.some(({ name }) => faultKinds[name].target === 'model');
  return verdict(end.analyses, ({ id, ownerEmail, status, error }) => {
    const hasLostWorkers = status === 'failed' && error === failureReasons.workerLost;
    if (poisons.has(ownerEmail))
      return [!hasLostWorkers && `${id}: kills its workers, but is ${status}: ${error}`];
    return [
      hasLostWorkers && `${id}: failed as if it killed its workers`,
      status === 'failed' && !hasLostWorkers && !hadModelFault && `${id}: failed: ${error}`,
    ];
  });
}

/** I3: a report is whole, and was written once. */
export function reportsWhole({ end }: Evidence): Verdict {
  const completed = end.analyses.filter(({ status }) => status === 'completed');
  return verdict(completed, ({ id, content }) => {
    const { success, data } = reportContentSchema.safeParse(content);
    if (!success) return [`${id}: does not fit the schema of a report`];
    const mean = (data.businessScore + data.leadershipScore + data.contextScore) / 3;
    // The statement that writes the report also creates its first mail.
    const writes = end.deliveries.filter(
      ({ analysisId, reason }) => analysisId === id && reason === 'completed',
    );
    return [
      Math.abs(mean - data.overallScore) > 1e-9 && `${id}: its score is not the mean`,
      writes.length !== 1 && `${id}: written ${writes.length} times`,
    ];
  });
}

/** I4: each owner gets the mail. A repeated mail is the same one, and nobody else gets it. */
export function mailsOnce(evidence: Evidence): Verdict {
  const { end, mails, journal } = evidence;
  const reports = verdict(end.analyses, ({ id, status, recipient, ownerEmail }) => {
    const own = mails.filter(({ reportId }) => reportId === id);
    const isSent = end.deliveries.some((row) => row.analysisId === id && row.status === 'sent');
    const mustHaveMail = status === 'completed' && isSent && !isCorrected(evidence, id);
    const strangers = own.filter(
      (mail) => mail.recipient !== recipient && mail.recipient !== ownerEmail,
    );
    return [
      mustHaveMail && own.length === 0 && `${id}: no mail`,
      status !== 'completed' && own.length > 0 && `${id}: a mail, but it is ${status}`,
      strangers.length > 0 && `${id}: a mail to somebody else`,
    ];
  });
  const repeats = verdict([...bySendIntent(mails).entries()], ([messageId, [first, ...more]]) => [
    more.length > 1 && `${messageId}: ${more.length + 1} times`,
    more.some(({ raw }) => raw !== first.raw) && `${messageId}: twice, not the same`,
    ...more.map(
      ({ at }) =>
        !mayBeFelt(journal.faults, 'mayRepeatMail', first.at, at) && `${messageId}: twice`,
    ),
  ]);
  const corrected = verdict(journal.corrections, ({ reportId, oldEmail, calls, at }) => [
    calls.some(({ status }) => status === 200) &&
      mails.some(
        (mail) => mail.reportId === reportId && mail.recipient === oldEmail && mail.at > at,
      ) &&
      `${reportId}: a mail to the old address after its correction`,
  ]);
  return both(both(reports, repeats), corrected);
}

type AtLeastOne<Item> = [Item, ...Item[]];

function bySendIntent(mails: readonly Mail[]): Map<string, AtLeastOne<Mail>> {
  const groups = new Map<string, AtLeastOne<Mail>>();
  for (const mail of mails) {
    const group = groups.get(mail.messageId);
    if (group === undefined) groups.set(mail.messageId, [mail]);
    else group.push(mail);
  }
  return groups;
}

/**
 * I5: a mail is stored as sent where the mail server accepted it, and fails only where it was
 * refused.
 *
 * A mail may have been both accepted and refused: a fault kept its sender from storing that it was
 * accepted, and the next try was refused. This is unavoidable, because SMTP cannot ask about an
 * earlier message.
 */
export function deliveriesTrue(evidence: Evidence): Verdict {
  const { end, mails, journal } = evidence;
  return verdict(end.deliveries, ({ id, analysisId, recipient, status, reply, attempt }) => {
    const taken = mails.filter(({ messageId }) => messageId.includes(id));
    const isTaken = taken.length > 0;
    const isRefused =
      journal.refusedRecipients.includes(recipient) && reply?.startsWith('5') === true;
    const wasNoteLost =
      attempt > 1 && taken.every(({ at }) => mayBeFelt(journal.faults, 'mayRepeatMail', at, at));
    return [
      status === 'sent' && !isTaken && `${id}: sent, but not in the box`,
      status === 'failed' &&
        isTaken &&
        !(isRefused && wasNoteLost) &&
        !isCorrected(evidence, analysisId) &&
        `${id}: failed, but in the box`,
      status === 'failed' &&
        !isRefused &&
        !isCorrected(evidence, analysisId) &&
        `${id}: failed, but nobody refused it: ${reply}`,
    ];
  });
}

/** I6: the requests to the model and its tokens stay within their limits. */
export function modelWithinBudget({ end, journal, modelRequests }: Evidence): Verdict {
  const most = requestsPerTry * triesOf(analysisRetry);
  const counted = end.analyses.reduce((sum, { requests }) => sum + requests, 0);
  const uncounted = journal.deletions.length * most;
  const total = verdict(modelRequests === 0 ? [] : [modelRequests], (requests) => [
    requests > counted + uncounted && `the model was asked ${requests} times, ${counted} counted`,
  ]);
  const asked = end.analyses.filter(({ requests }) => requests > 0);
  return both(
    total,
    verdict(asked, ({ id, requests, tokens }) => [
      requests > most && `${id}: ${requests} requests to the model`,
      tokens > tokensPerReport && `${id}: ${tokens} tokens`,
    ]),
  );
}

/** I7: a link opens its report until it expires or is revoked. */
export function linksTrue(evidence: Evidence): Verdict {
  const { end, links } = evidence;
  return verdict(links, ({ reportId, recipient, status, statusAfterItsTime }) => {
    const report = end.analyses.find(({ id }) => id === reportId);
    const wanted = report?.recipient === recipient ? 200 : 401;
    return [
      status !== wanted && `${reportId}: its link was answered with ${status}, not ${wanted}`,
      statusAfterItsTime !== 401 &&
        `${reportId}: its link was answered with ${statusAfterItsTime} after its time`,
    ];
  });
}

/** I8: the log contains no personal data and no tokens. */
export function logSilent({ log, journal, mails }: Evidence): Verdict {
  const owners = verdict(journal.sent, ({ email, canaries }) => [
    ...[email, ...canaries].map((text) => log.includes(text) && `${text} is in the log`),
  ]);
  const tokens = verdict(mails, ({ reportId, token }) => [
    log.includes(token) && `the token of ${reportId} is in the log`,
  ]);
  const stacks = verdict(log.split('\n'), (line) => [
    !hasOnlyFrames(line) && `more than frames of a stack is in the log: ${line.slice(0, 200)}`,
  ]);
  return both(both(owners, tokens), stacks);
}

/**
 * The log shows where an error came from by the stack frames alone. A full stack also quotes the
 * message, which may contain what a person typed. A stack frame outside of a JSON line was not
 * written by our logger.
 */
function hasOnlyFrames(line: string): boolean {
  const [, stack] = /"stack":"((?:[^"\\]|\\.)*)"/.exec(line) ?? [];
  if (stack === undefined) return !/^ {4}at /.test(line);
  return stack.split('\\n').every((frame) => frame.startsWith('    at '));
}

/** I9: of a deleted company nothing is left, and nothing more is sent. */
export function deletionsComplete({ journal, end, mails }: Evidence): Verdict {
  return verdict(journal.deletions, ({ email, at }) => [
    end.responses.some(({ ownerEmail }) => ownerEmail === email) && `${email}: a response is left`,
    end.analyses.some(({ ownerEmail }) => ownerEmail === email) && `${email}: a report is left`,
    end.deliveries.some(({ recipient }) => recipient === email) && `${email}: a delivery is left`,
    mails.some((mail) => mail.recipient === email && mail.at > at) && `${email}: a mail after it`,
  ]);
}

/** Requests of owners while neither web processes nor PostgreSQL had a fault. */
export const undisturbedAttempts = ({ sent, faults }: Journal): readonly Attempt[] =>
  sent
    .flatMap(({ attempts }) => attempts)
    .filter(({ from, to }) => !mayBeFelt(faults, 'meetsSubmissions', from, to));

/**
 * I10: owners are served unless a needed service is down, and at the end every process is ready.
 */
export function submissionsServed({ journal, readiness }: Evidence): Verdict {
  const unserved = verdict(journal.sent, ({ email, responseIds, attempts }) => [
    responseIds.length === 0 && `${email}: never accepted`,
    ...attempts.map(
      ({ status, hasRetryAfter }) =>
        status === 503 && !hasRetryAfter && `${email}: 503 without Retry-After`,
    ),
    ...attempts.map(
      ({ status }) =>
        status !== null && ![201, 429, 503].includes(status) && `${email}: answered with ${status}`,
    ),
  ]);
  const undisturbed = undisturbedAttempts(journal);
  const refused = undisturbed.filter(({ status }) => status !== 201);
  const availability = verdict(refused, ({ status }) => [
    refused.length > undisturbed.length / 100 && `answered with ${status} though all was there`,
  ]);
  const ready = verdict(readiness, ({ process, status }) => [
    status !== 'ok' && `${process}: ${status} after the calm`,
  ]);
  return both(both(unserved, availability), ready);
}

/**
 * I11: of two concurrent changes of one address, one succeeds and the other gets an error. Each
 * request names the address that it replaces, so that the one that succeeded decides the address,
 * whatever happened to the other one.
 */
export function correctionsSingle({ journal, end }: Evidence): Verdict {
  return verdict(journal.corrections, ({ reportId, from, at, calls }) => {
    const done = calls.filter(({ status }) => status === 200);
    const row = end.analyses.find(({ id }) => id === reportId);
    const mayBeAway = mayBeFelt(journal.faults, 'meetsSubmissions', from, at);
    return [
      done.length > 1 && `${reportId}: both were told that theirs was done`,
      done.length === 1 &&
        row?.recipient !== done[0]?.email &&
        `${reportId}: the one who was told so has not won`,
      ...calls.map(
        ({ status }) =>
          status !== 200 &&
          status !== 409 &&
          !(mayBeAway && (status === 503 || status === null)) &&
          `${reportId}: a correction was answered with ${status}`,
      ),
    ];
  });
}

/** I12: no connection is left behind. */
export function nothingLeaks({ connections, readiness }: Evidence): Verdict {
  const most = maxConnections(readiness.length);
  return verdict([connections], ({ open, inTransaction }) => [
    open > most && `${open} connections to the database`,
    inTransaction > 0 && `${inTransaction} connections hold a transaction`,
  ]);
}

/** Scheduled tasks run at their times, even when the clocks of their hosts jump. */
export function schedulesCalm({ turns }: Evidence): Verdict {
  return verdict([turns], ({ asked, seconds }) => [
    asked > turnsPerSecond * seconds && `scheduled tasks asked for ${asked} turns in ${seconds} s`,
  ]);
}

/**
 * A fault does not end a process, except by the signal that is the fault. A process that is asked
 * to stop does so in time.
 */
export function noProcessEnded({ journal }: Evidence): Verdict {
  const ends = verdict(journal.ends, ({ process, code, by, lastLine }) => [
    by === 'itself' && `${process} ended by itself with ${code}: ${lastLine}`,
    by === 'stop' &&
      code !== 0 &&
      `${process} was asked to stop and ended with ${code}: ${lastLine}`,
  ]);
  return both(
    ends,
    verdict(journal.migrations, (code) => [code !== 0 && `a migration ended with ${code}`]),
  );
}

type Judge = (evidence: Evidence) => Verdict;

/** Each invariant of `docs/reliability.md`, by its number. */
export const invariants = {
  I1: acceptedOnce,
  I2: (evidence) => both(nothingStuck(evidence), poisonAlone(evidence)),
  I3: reportsWhole,
  I4: mailsOnce,
  I5: deliveriesTrue,
  I6: modelWithinBudget,
  I7: linksTrue,
  I8: logSilent,
  I9: deletionsComplete,
  I10: submissionsServed,
  I11: correctionsSingle,
  I12: nothingLeaks,
  schedules: schedulesCalm,
  processes: noProcessEnded,
} satisfies Record<string, Judge>;

export type InvariantName = keyof typeof invariants;

export const invariantNames = Object.keys(invariants) as InvariantName[];
