import { Injectable } from '@nestjs/common';
import { Counter, Histogram, Registry } from 'prom-client';
import type { RequestEnd } from '../common/logging/request-log.js';
import { type QueueName, queueNames } from '../queues/queues.js';

const reportResults = ['completed', 'put_off', 'failed'] as const;
const mailResults = ['sent', 'put_off', 'failed'] as const;
/** A completion came (`answered`), the kind of the fault, or the lease was lost (`cut`). */
const modelOutcomes = ['answered', 'passing', 'blocked', 'refused', 'unusable', 'cut'] as const;
/** The sources that each scrape reads; each may fail. */
export const scrapeSources = ['database', 'redis'] as const;

export type ReportResult = (typeof reportResults)[number];
export type MailResult = (typeof mailResults)[number];
export type ModelOutcome = (typeof modelOutcomes)[number];
export type ScrapeSource = (typeof scrapeSources)[number];

/** Seconds. Most requests take milliseconds; a proxy in front times out after many seconds. */
const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What happened in this process since its start, counted where it happens. Labels have few values,
 * all of them words of this program: never an id, an address or what somebody typed.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'ellac_http_request_duration_seconds',
    help: 'Requests by route template, method and status; "aborted" where the caller went away.',
    labelNames: ['route', 'method', 'status'],
    buckets: requestSeconds,
    registers: [this.registry],
  });
  private readonly failedLogins = new Counter({
    name: 'ellac_failed_logins_total',
    help: 'Logins with a wrong name or password.',
    registers: [this.registry],
  });
  private readonly modelTokens = new Counter({
    name: 'ellac_model_tokens_total',
    help: 'Tokens that requests to the language model cost, prompts and answers together.',
    registers: [this.registry],
  });
  private readonly reports = this.counterOf(
    'ellac_report_tries_total',
    'Tries to make a report, by what they came to.',
    'result',
    reportResults,
  );
  private readonly mails = this.counterOf(
    'ellac_mail_tries_total',
    'Tries to send a mail, by what they came to.',
    'result',
    mailResults,
  );
  private readonly modelRequests = this.counterOf(
    'ellac_model_requests_total',
    'Requests to the language model, by what they came to.',
    'outcome',
    modelOutcomes,
  );
  private readonly stalledJobs = this.counterOf(
    'ellac_stalled_jobs_total',
    'Jobs that this process found without the worker that had begun them.',
    'queue',
    queueNames,
  );
  private readonly scrapeErrors = this.counterOf(
    'ellac_scrape_errors_total',
    'Scrapes without what this source should have said.',
    'source',
    scrapeSources,
  );

  requestEnded({ route, method, status, seconds }: RequestEnd): void {
    const labels = { route: route ?? 'none', method, status: status ?? 'aborted' };
    this.requests.observe(labels, seconds);
  }

  loginFailed(): void {
    this.failedLogins.inc();
  }

  reportTried(result: ReportResult, count = 1): void {
    this.reports.inc({ result }, count);
  }

  mailTried(result: MailResult, count = 1): void {
    this.mails.inc({ result }, count);
  }

  modelAsked(outcome: ModelOutcome, tokens: number): void {
    this.modelRequests.inc({ outcome });
    this.modelTokens.inc(tokens);
  }

  jobStalled(queue: QueueName): void {
    this.stalledJobs.inc({ queue });
  }

  scrapeFailed(source: ScrapeSource): void {
    this.scrapeErrors.inc({ source });
  }

  /** Begins at 0 for each value: a rate over a counter that is not there yet misses its first event. */
  private counterOf<Label extends string>(
    name: string,
    help: string,
    label: Label,
    values: readonly string[],
  ): Counter<Label> {
    const counter = new Counter({ name, help, labelNames: [label], registers: [this.registry] });
    for (const value of values) counter.labels(value).inc(0);
    return counter;
  }
}
