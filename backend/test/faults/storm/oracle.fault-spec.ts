import { describe, expect, it } from '@jest/globals';
import { failureReasons } from '../../../src/analysis/analysis-failure-reasons.js';
import { BuiltinWriter } from '../../../src/analysis/writers/builtin-writer.js';
import { aQuestionnaire } from '../../support/rows/questionnaires.js';
import type {
  AnalysisRow,
  Correction,
  DeliveryRow,
  Evidence,
  HappenedFault,
  Mail,
  Sent,
} from './evidence.js';
import { type InvariantName, invariantNames, invariants } from './oracle.js';

const { content } = new BuiltinWriter().write(aQuestionnaire(), new Date());

const email = 'owner@example.com';

const sent: Sent = {
  key: 'key',
  email,
  canaries: ['First Canary', 'Company Canary'],
  attempts: [{ from: 1000, to: 1100, status: 201, hasRetryAfter: false }],
  responseIds: ['response'],
  otherBodies: [409],
  isPoison: false,
};

const poison: Sent = { ...sent, isPoison: true };

const analysis: AnalysisRow = {
  id: 'report',
  responseId: 'response',
  ownerEmail: email,
  recipient: email,
  status: 'completed',
  error: null,
  waits: false,
  attempt: 1,
  requests: 8,
  tokens: 20_000,
  content,
};

const delivery: DeliveryRow = {
  id: 'delivery',
  analysisId: 'report',
  recipient: email,
  reason: 'completed',
  status: 'sent',
  reply: '250 2.0.0 OK',
  waits: false,
  attempt: 1,
};

const mail: Mail = {
  at: 2000,
  recipient: email,
  messageId: 'delivery@localhost',
  reportId: 'report',
  token: 'secret-token',
  raw: 'the mail',
};

const link = { reportId: 'report', recipient: email, status: 200, statusAfterItsTime: 401 };

const correction: Correction = {
  reportId: 'report',
  oldEmail: 'old@example.com',
  from: 2900,
  at: 3000,
  calls: [
    { email, status: 200 },
    { email: 'other@example.com', status: 409 },
  ],
};

const rows = { responses: [{ id: 'response', ownerEmail: email }], analyses: [analysis] };

/** The evidence of one submission without faults; `change` replaces parts of it. */
const evidenceWith = (
  change: Partial<Omit<Evidence, 'journal'>> & { journal?: Partial<Evidence['journal']> } = {},
): Evidence => ({
  calm: { ...rows, deliveries: [delivery] },
  end: { ...rows, deliveries: [delivery] },
  mails: [mail],
  links: [link],
  modelRequests: 8,
  log: '{"message":"analysis begun","error":{"stack":"    at one (file:1:2)\\n    at two"}}',
  readiness: [{ process: 'web 1', status: 'ok' }],
  connections: { open: 4, inTransaction: 0 },
  turns: { asked: 90, seconds: 100 },
  ...change,
  journal: {
    sent: [sent],
    faults: [],
    deletions: [],
    corrections: [],
    ends: [{ process: 'worker 1', code: null, by: 'kill', lastLine: '' }],
    refusedRecipients: [],
    migrations: [0],
    ...change.journal,
  },
});

const endWith = (end: Partial<Evidence['end']>): Evidence =>
  evidenceWith({ end: { ...rows, deliveries: [delivery], ...end } });

const violationsOf = (name: InvariantName, evidence: Evidence): string =>
  invariants[name](evidence).violations.join('\n');

const attempt = sent.attempts[0]!;

/** A mail that the server accepted while the worker was killed, and refused at the next try. */
const takenAndRefused = (change: Partial<DeliveryRow>, faults: readonly HappenedFault[]) =>
  evidenceWith({
    end: {
      ...rows,
      deliveries: [{ ...delivery, status: 'failed', reply: '550 5.1.1', attempt: 2, ...change }],
    },
    journal: { refusedRecipients: [email], faults },
  });
const workerKilled: HappenedFault = { name: 'a worker is killed', from: 2000, to: 2000 };

const deleted = [{ email, at: 1500 }];

/**
 * Each violation: the invariant that must find it, its name, the evidence, and the expected
 * message.
 */
const wrongs: readonly [InvariantName, string, Evidence, RegExp][] = [
  ['I1', 'a lost response', endWith({ responses: [] }), /0 responses/],
  ['I1', 'a lost report', endWith({ analyses: [] }), /0 reports/],
  [
    'I1',
    'a response twice',
    endWith({ responses: [...rows.responses, { id: 'second', ownerEmail: email }] }),
    /2 responses/,
  ],
  ['I1', 'a report twice', endWith({ analyses: [analysis, analysis] }), /2 reports/],
  [
    'I1',
    'two ids for one key',
    evidenceWith({ journal: { sent: [{ ...sent, responseIds: ['response', 'other'] }] } }),
    /told of 2/,
  ],
  [
    'I1',
    'another body accepted',
    evidenceWith({ journal: { sent: [{ ...sent, otherBodies: [201] }] } }),
    /another body/,
  ],
  [
    'I1',
    'a response of nobody',
    endWith({ responses: [...rows.responses, { id: 'x', ownerEmail: 'x@example.com' }] }),
    /nobody sent/,
  ],
  [
    'I2',
    'a report at work after the calm',
    evidenceWith({
      calm: { ...rows, deliveries: [], analyses: [{ ...analysis, status: 'processing' }] },
    }),
    /after the calm/,
  ],
  [
    'I2',
    'a mail that waits for nothing after the calm',
    evidenceWith({ calm: { ...rows, deliveries: [{ ...delivery, status: 'pending' }] } }),
    /after the calm/,
  ],
  [
    'I2',
    'a report that never ends',
    endWith({ analyses: [{ ...analysis, status: 'pending', waits: true }] }),
    /still pending/,
  ],
  ['I2', 'a try too many', endWith({ analyses: [{ ...analysis, attempt: 4 }] }), /tried 4 times/],
  [
    'I2',
    'a failure without a reason',
    endWith({ analyses: [{ ...analysis, status: 'failed' }] }),
    /without a reason/,
  ],
  [
    'I2',
    'a report that kills its workers and is completed',
    evidenceWith({ journal: { sent: [poison] } }),
    /kills its workers, but is completed/,
  ],
  [
    'I2',
    'a report that kills its workers and fails for something else',
    evidenceWith({
      end: { ...rows, deliveries: [], analyses: [{ ...analysis, status: 'failed', error: 'x' }] },
      journal: { sent: [poison] },
    }),
    /kills its workers, but is failed: x/,
  ],
  [
    'I2',
    'a good report that failed with the one that kills its workers',
    endWith({ analyses: [{ ...analysis, status: 'failed', error: failureReasons.workerLost }] }),
    /failed as if/,
  ],
  [
    'I2',
    'a good report that failed though the model had no fault',
    endWith({ analyses: [{ ...analysis, status: 'failed', error: 'reason' }] }),
    /report: failed: reason/,
  ],
  [
    'I3',
    'half a report',
    endWith({ analyses: [{ ...analysis, content: { overallScore: 3 } }] }),
    /schema/,
  ],
  [
    'I3',
    'a wrong score',
    endWith({ analyses: [{ ...analysis, content: { ...content, overallScore: 0.5 } }] }),
    /mean/,
  ],
  [
    'I3',
    'a report that was written twice',
    endWith({ deliveries: [delivery, { ...delivery, id: 'second' }] }),
    /written 2 times/,
  ],
  ['I4', 'no mail', evidenceWith({ mails: [] }), /no mail/],
  [
    'I4',
    'a mail of a failed report',
    endWith({ analyses: [{ ...analysis, status: 'failed', error: 'reason' }] }),
    /but it is failed/,
  ],
  [
    'I4',
    'a mail to somebody else',
    evidenceWith({ mails: [{ ...mail, recipient: 'x@example.com' }] }),
    /somebody else/,
  ],
  ['I4', 'a second mail without a fault', evidenceWith({ mails: [mail, mail] }), /twice/],
  [
    'I4',
    'a second mail that differs',
    evidenceWith({
      mails: [mail, { ...mail, raw: 'another' }],
      journal: { faults: [{ name: 'a worker is killed', from: 2000, to: 2000 }] },
    }),
    /not the same/,
  ],
  ['I4', 'a third mail', evidenceWith({ mails: [mail, mail, mail] }), /3 times/],
  [
    'I4',
    'a mail to the old address',
    evidenceWith({
      mails: [{ ...mail, recipient: 'old@example.com', at: 4000 }],
      journal: { corrections: [correction] },
    }),
    /old address/,
  ],
  ['I5', 'sent, but nowhere', evidenceWith({ mails: [] }), /not in the box/],
  [
    'I5',
    'failed, but there',
    endWith({ deliveries: [{ ...delivery, status: 'failed', reply: '550 5.1.1' }] }),
    /but in the box/,
  ],
  [
    'I5',
    'failed, but there, and no fault kept it from being noted',
    takenAndRefused({}, []),
    /but in the box/,
  ],
  [
    'I5',
    'failed, but there, at its first try',
    takenAndRefused({ attempt: 1 }, [workerKilled]),
    /but in the box/,
  ],
  [
    'I5',
    'failed, but there, and nobody refused it',
    takenAndRefused({ reply: '450 later' }, [workerKilled]),
    /but in the box/,
  ],
  [
    'I5',
    'given up without a refusal',
    evidenceWith({
      mails: [],
      end: { ...rows, deliveries: [{ ...delivery, status: 'failed', reply: '421 later' }] },
    }),
    /nobody refused/,
  ],
  [
    'I6',
    'too many requests',
    evidenceWith({ end: { ...rows, deliveries: [], analyses: [{ ...analysis, requests: 61 }] } }),
    /61 requests/,
  ],
  ['I6', 'too many tokens', endWith({ analyses: [{ ...analysis, tokens: 250_001 }] }), /tokens/],
  ['I6', 'requests that nobody counted', evidenceWith({ modelRequests: 9 }), /asked 9 times/],
  ['I7', 'a link that does not open', evidenceWith({ links: [{ ...link, status: 401 }] }), /401/],
  [
    'I7',
    'a link to an old address that opens',
    evidenceWith({ links: [{ ...link, recipient: 'old@example.com' }] }),
    /200, not 401/,
  ],
  [
    'I7',
    'a link without an end',
    evidenceWith({ links: [{ ...link, statusAfterItsTime: 200 }] }),
    /after its time/,
  ],
  ['I8', 'an address in the log', evidenceWith({ log: `x ${email} x` }), /in the log/],
  ['I8', 'an answer in the log', evidenceWith({ log: 'x Company Canary x' }), /in the log/],
  ['I8', 'a token in the log', evidenceWith({ log: 'token=secret-token' }), /token of report/],
  [
    'I8',
    'a message in a stack',
    evidenceWith({ log: String.raw`{"stack":"Error: typed\n    at one"}` }),
    /more than frames/,
  ],
  ['I8', 'a stack of nobody’s', evidenceWith({ log: 'Error\n    at one' }), /more than frames/],
  ['I9', 'rows of a deleted company', evidenceWith({ journal: { deletions: deleted } }), /is left/],
  [
    'I9',
    'a mail after the deletion',
    evidenceWith({
      end: { responses: [], analyses: [], deliveries: [] },
      journal: { deletions: deleted },
    }),
    /a mail after/,
  ],
  [
    'I10',
    'an owner who was never accepted',
    evidenceWith({ journal: { sent: [{ ...sent, responseIds: [] }] } }),
    /never accepted/,
  ],
  [
    'I10',
    'a fault of ours',
    evidenceWith({ journal: { sent: [{ ...sent, attempts: [{ ...attempt, status: 500 }] }] } }),
    /with 500/,
  ],
  [
    'I10',
    'a refusal without a word when to come again',
    evidenceWith({ journal: { sent: [{ ...sent, attempts: [{ ...attempt, status: 503 }] }] } }),
    /without Retry-After/,
  ],
  [
    'I10',
    'refusals while all is there',
    evidenceWith({
      journal: {
        sent: [{ ...sent, attempts: [{ ...attempt, status: 503, hasRetryAfter: true }] }],
        faults: [{ name: 'Redis is emptied', from: 900, to: 900 }],
      },
    }),
    /all was there/,
  ],
  [
    'I10',
    'a process that does not come back',
    evidenceWith({ readiness: [{ process: 'web 1', status: 'degraded' }] }),
    /degraded/,
  ],
  [
    'I11',
    'two winners',
    evidenceWith({
      journal: {
        corrections: [
          { ...correction, calls: correction.calls.map((call) => ({ ...call, status: 200 })) },
        ],
      },
    }),
    /both were told/,
  ],
  [
    'I11',
    'a winner who has not won',
    evidenceWith({
      end: { ...rows, deliveries: [], analyses: [{ ...analysis, recipient: 'other@example.com' }] },
      journal: { corrections: [correction] },
    }),
    /has not won/,
  ],
  [
    'I11',
    'a winner who has not won, though nobody knows of the other',
    evidenceWith({
      end: { ...rows, deliveries: [], analyses: [{ ...analysis, recipient: 'other@example.com' }] },
      journal: {
        corrections: [
          {
            ...correction,
            calls: [
              { email, status: 200 },
              { email: 'other@example.com', status: null },
            ],
          },
        ],
      },
    }),
    /has not won/,
  ],
  [
    'I11',
    'a loser who is told something else',
    evidenceWith({
      journal: {
        corrections: [
          {
            ...correction,
            calls: [
              { email, status: 200 },
              { email: 'other@example.com', status: 503 },
            ],
          },
        ],
      },
    }),
    /answered with 503/,
  ],
  [
    'I12',
    'connections left behind',
    evidenceWith({ connections: { open: 11, inTransaction: 0 } }),
    /11 connections/,
  ],
  [
    'I12',
    'a transaction left open',
    evidenceWith({ connections: { open: 1, inTransaction: 1 } }),
    /hold a transaction/,
  ],
  [
    'schedules',
    'tasks that run without a pause',
    evidenceWith({ turns: { asked: 4000, seconds: 100 } }),
    /4000 turns/,
  ],
  [
    'processes',
    'a process that ended',
    evidenceWith({
      journal: { ends: [{ process: 'web 1', code: 1, by: 'itself', lastLine: 'fatal' }] },
    }),
    /by itself/,
  ],
  [
    'processes',
    'a process that did not stop in time',
    evidenceWith({
      journal: { ends: [{ process: 'web 1', code: 1, by: 'stop', lastLine: '' }] },
    }),
    /asked to stop/,
  ],
  [
    'processes',
    'a migration that failed',
    evidenceWith({ journal: { migrations: [0, 1] } }),
    /migration/,
  ],
];

describe('the oracle', () => {
  it.each(invariantNames)('finds nothing wrong by %s where all went well', (name) => {
    const evidence = evidenceWith({
      journal: { faults: [{ name: 'a worker is killed', from: 1900, to: 1900 }] },
      mails: [mail, mail],
    });
    expect(violationsOf(name, evidence)).toBe('');
  });

  it('finds nothing wrong where a mail was taken, its sender killed, and the next try refused', () => {
    expect(violationsOf('I5', takenAndRefused({}, [workerKilled]))).toBe('');
  });

  it.each(wrongs)('finds by %s %s', (name, _what, evidence, told) => {
    expect(violationsOf(name, evidence)).toMatch(told);
  });

  it('has such an example for each invariant', () => {
    const names = new Set(wrongs.map(([name]) => name));
    expect(invariantNames.filter((name) => !names.has(name))).toEqual([]);
  });

  it('says of an invariant with nothing to look at that it was not tried', () => {
    expect(invariants.I9(evidenceWith()).looked).toBe(0);
    expect(invariants.I11(evidenceWith()).looked).toBe(0);
  });

  it('takes a report that kills its workers and fails for that', () => {
    const failed = { ...analysis, status: 'failed', error: failureReasons.workerLost } as const;
    const evidence = evidenceWith({
      end: { ...rows, deliveries: [], analyses: [failed] },
      journal: { sent: [poison] },
    });
    expect(violationsOf('I2', evidence)).toBe('');
  });

  it('takes a correction that was put off while PostgreSQL had a fault', () => {
    const evidence = evidenceWith({
      journal: {
        corrections: [{ ...correction, calls: [{ email, status: 503 }] }],
        faults: [{ name: 'the disk of PostgreSQL is full', from: 2000, to: 3000 }],
      },
    });
    expect(violationsOf('I11', evidence)).toBe('');
  });

  it('takes a second mail, the same to the byte, where a fault may have caused it', () => {
    const far = { name: 'a worker is killed', from: 90_000, to: 90_000 } as const;
    const evidence = evidenceWith({ mails: [mail, mail], journal: { faults: [far] } });
    expect(violationsOf('I4', evidence)).toMatch(/twice/);
  });
});
