import { questionnaireSchema, type Questionnaire } from '@ellac/contracts';
import type { TextFact } from '../text-facts/text-fact.js';
import businesses from './gold-businesses.json' with { type: 'json' };

/** What a report has to say and to leave out. */
export interface ExpectedReport {
  readonly firstSteps: readonly string[];
  readonly alsoAccepted?: readonly string[];
  readonly mustSay: readonly { readonly pattern: string }[];
  readonly mustNotSay: readonly string[];
  readonly numbers: readonly string[];
  readonly bandAtMost?: string;
  readonly notNow?: string;
}

/** An invented business and what its report has to come to. */
export interface GoldBusiness {
  readonly id: string;
  readonly title: string;
  readonly payload: Questionnaire;
  /** What its owner's own words say. */
  readonly facts: readonly TextFact[];
  readonly situation: { readonly id: string; readonly variant: string };
  readonly expected: ExpectedReport;
}

/** The day from which their dates count. */
export const goldSubmittedOn = '2026-11-23';

export const goldBusinesses: readonly GoldBusiness[] = businesses.map(
  ({ id, title, payload, expected }) => ({
    id,
    title,
    payload: questionnaireSchema.parse(payload),
    facts: expected.facts.map((fact, index) => ({
      ...(fact as Omit<TextFact, 'id' | 'origin'>),
      ...(fact.kind === 'event' && { about: 'client' as const }),
      id: `T${`${index + 1}`.padStart(2, '0')}`,
      origin: 'pattern' as const,
    })),
    situation: { id: expected.situation[0]!, variant: expected.variant },
    expected,
  }),
);
