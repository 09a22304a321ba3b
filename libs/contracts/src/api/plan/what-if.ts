import { readinessBands } from '../../enumerations.js';
import type { AnswerPath } from '../../questionnaire/answers/answer-paths.js';
import { customerFields } from '../../questionnaire/sections/customer.js';
import { dependencyFields } from '../../questionnaire/sections/dependency.js';
import type { NumberRule } from '../../questionnaire/field-rules.js';
import { salesFields } from '../../questionnaire/sections/sales.js';
import { scoresSchema } from '../../report/report.js';
import { z } from '../../zod.js';

/** How an answer is changed: on the scale from 1 to 5, as a number, or between yes and no. */
type WhatIfKind =
  | { readonly kind: 'rating' }
  | ({ readonly kind: 'number' } & Pick<NumberRule, 'min' | 'max'> & {
        readonly unit: 'percent' | 'days';
      })
  | { readonly kind: 'yes-no' };

/** An answer that owners may change to see what their report would say. */
export type WhatIfAnswer = WhatIfKind & { readonly path: AnswerPath; readonly label: string };

const rating = (path: AnswerPath, label: string): WhatIfAnswer => ({ kind: 'rating', path, label });

const number = (
  path: AnswerPath,
  label: string,
  unit: 'percent' | 'days',
  { min, max }: NumberRule,
): WhatIfAnswer => ({ kind: 'number', path, label, unit, min, max });

/** All of them; the report shows the present answer of each among its scored answers. */
export const whatIfAnswers: readonly WhatIfAnswer[] = [
  rating('leadership_assessment.delegation', 'Decisions are taken where the work is'),
  rating('leadership_assessment.planning', 'Leaders set goals and review them'),
  rating('business_assessment.documentation', 'How we work is written down'),
  rating('specialization.delivery_independence', 'We can deliver without the owner'),
  number(
    'sales.sales_distribution.owner',
    'Owner’s own share of sales',
    'percent',
    salesFields.sales_distribution.parts.owner,
  ),
  number(
    'owner_dependency.max_absence_days',
    'Longest absence of the owner',
    'days',
    dependencyFields.max_absence_days,
  ),
  {
    kind: 'yes-no',
    path: 'owner_dependency.institutionalized_relationships',
    label: 'Key clients have a second contact',
  },
  number(
    'customer.top_clients_revenue',
    'Largest clients’ share of revenue',
    'percent',
    customerFields.top_clients_revenue,
  ),
  number(
    'customer.revenue_breakdown.recurring',
    'Recurring share of revenue',
    'percent',
    customerFields.revenue_breakdown.parts.recurring,
  ),
];

/** How many answers may be changed at once. */
export const maxWhatIfChanges = 3;

/** A changed answer. */
export interface WhatIfChange {
  readonly path: string;
  readonly value: number | boolean;
}

/** The body of POST /api/analysis/{reportId}/what-if. */
export interface WhatIfRequest {
  readonly changes: readonly WhatIfChange[];
}

/** Whether an answer may have this value; false for an answer that is not in the list. */
export function isWhatIfValue(path: unknown, value: unknown): boolean {
  const answer = whatIfAnswers.find((each) => each.path === path);
  if (answer === undefined) return false;
  if (answer.kind === 'yes-no') return typeof value === 'boolean';
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  if (answer.kind === 'rating') return Number.isInteger(value) && value >= 1 && value <= 5;
  return value >= answer.min && value <= answer.max;
}

export const whatIfOutcomeSchema = z.object({
  ...scoresSchema.shape,
  band: z.enum(readinessBands),
  /** The band in plain words. */
  label: z.string(),
  /** Up to three, the first to begin with first. */
  steps: z.array(
    z.object({
      id: z.string(),
      step: z.string(),
      by: z.iso.date(),
      isFirstResult: z.optional(z.boolean()),
    }),
  ),
});
export type WhatIfOutcome = z.infer<typeof whatIfOutcomeSchema>;

/** The reply: the present answers, and what the rules say about them and about the changed ones. */
export const whatIfReplySchema = z.object({
  /** Null where the answer was left open. */
  answers: z.array(
    z.object({ path: z.string(), value: z.nullable(z.union([z.number(), z.boolean()])) }),
  ),
  now: whatIfOutcomeSchema,
  then: whatIfOutcomeSchema,
});
export type WhatIfReply = z.infer<typeof whatIfReplySchema>;
