import type { FaultName } from './fault-kinds.js';

/** All times are milliseconds since 1970 by the clock of the test. */

/** One request of an owner, and how it ended. */
export interface Attempt {
  readonly from: number;
  readonly to: number;
  /** The HTTP status; null without a response. */
  readonly status: number | null;
  readonly hasRetryAfter: boolean;
}

/** What an owner sent, and the responses to it. */
export interface Sent {
  readonly key: string;
  readonly email: string;
  /** What no log may hold: names and answers of this owner. */
  readonly canaries: readonly string[];
  readonly attempts: readonly Attempt[];
  /** The response ids in the 201 responses; all must be equal. */
  readonly responseIds: readonly string[];
  /** The statuses of requests with the same key and a different body. */
  readonly otherBodies: readonly number[];
  /** Whether each worker that begins its report is killed. */
  readonly isPoison: boolean;
}

export interface HappenedFault {
  readonly name: FaultName;
  readonly from: number;
  readonly to: number;
}

/** A company that was deleted, by the address of its owner. */
export interface Deletion {
  readonly email: string;
  readonly at: number;
}

/** Two coaches who corrected the address of a report at once. */
export interface Correction {
  readonly reportId: string;
  readonly oldEmail: string;
  /** When both requests were sent. */
  readonly from: number;
  /** When the later one of the two responses came. */
  readonly at: number;
  /** The addresses that they requested, each with the HTTP status; null without a response. */
  readonly calls: readonly { readonly email: string; readonly status: number | null }[];
}

/** How a process ended. */
export interface ProcessEnd {
  readonly process: string;
  readonly code: number | null;
  /** Who ended it: the test, by a signal, or the process itself. */
  readonly by: 'kill' | 'stop' | 'watchdog' | 'itself';
  /** The last line of its log, where it ended by itself. */
  readonly lastLine: string;
}

/** What was noted while the storm went on. */
export interface Journal {
  readonly sent: readonly Sent[];
  readonly faults: readonly HappenedFault[];
  readonly deletions: readonly Deletion[];
  readonly corrections: readonly Correction[];
  readonly ends: readonly ProcessEnd[];
  /** Recipients whom the mail server refused for good. */
  readonly refusedRecipients: readonly string[];
  /** Exit codes of the migrations that ran. */
  readonly migrations: readonly (number | null)[];
}

export interface AnalysisRow {
  readonly id: string;
  readonly responseId: string;
  /** As the questionnaire names it. */
  readonly ownerEmail: string;
  readonly recipient: string;
  readonly status: 'pending' | 'processing' | 'completed' | 'failed';
  readonly error: string | null;
  /** Whether its next try lies in the future. */
  readonly waits: boolean;
  readonly attempt: number;
  readonly requests: number;
  readonly tokens: number;
  readonly content: unknown;
}

export interface DeliveryRow {
  readonly id: string;
  readonly analysisId: string;
  readonly recipient: string;
  readonly reason: string;
  readonly status: 'pending' | 'sent' | 'failed';
  readonly reply: string | null;
  /** Whether its next try lies in the future. */
  readonly waits: boolean;
  readonly attempt: number;
}

/** The tables at one moment. */
export interface Rows {
  /** One for each response. */
  readonly responses: readonly { readonly id: string; readonly ownerEmail: string }[];
  readonly analyses: readonly AnalysisRow[];
  readonly deliveries: readonly DeliveryRow[];
}

/** A mail in the box of its recipient. */
export interface Mail {
  readonly at: number;
  readonly recipient: string;
  readonly messageId: string;
  readonly reportId: string;
  readonly token: string;
  readonly raw: string;
}

/** A link that was opened after the storm. */
export interface OpenedLink {
  readonly reportId: string;
  readonly recipient: string;
  /** The status before its time ran out, from a process whose clock is a day ahead. */
  readonly status: number;
  /** The status in that moment, from a process whose clock is a day behind. */
  readonly statusAfterItsTime: number;
}

/** All that the oracle looks at. */
export interface Evidence {
  readonly journal: Journal;
  /** The tables at the end of the calm, or sooner once no work was in progress. */
  readonly calm: Rows;
  /** The tables after each waiting next try was brought forward and had ended. */
  readonly end: Rows;
  readonly mails: readonly Mail[];
  readonly links: readonly OpenedLink[];
  /** Requests that came to the model. */
  readonly modelRequests: number;
  /** All that all processes wrote. */
  readonly log: string;
  /** The readiness of each process after the calm. */
  readonly readiness: readonly { readonly process: string; readonly status: string }[];
  /** Connections to the database in the end, and those among them that hold a long transaction. */
  readonly connections: { readonly open: number; readonly inTransaction: number };
  /** How often the leases of scheduled tasks were read, and in how many seconds. */
  readonly turns: { readonly asked: number; readonly seconds: number };
}
