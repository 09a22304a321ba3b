import type { Kind } from './kind.js';
import { client } from './nouns.js';
import { daysIn } from '../values/figures-in.js';

const payer = String.raw`(?:${client}|dairy|co-op|mill|trust|brewery|contractor|it|they|he|she|[A-Z]\w+)`;

/** A customer pays later than agreed, or owes money that is overdue. */
export const latePayer: Kind = {
  kind: 'late-payer',
  patterns: [
    new RegExp(
      String.raw`\b${payer}\b[^.;]{0,40}\bpays?\b[^.;]{0,30}\b\d{2,3} days\b[^.;]{0,30}\b(?:contract|agreed|agreement|terms?|should|supposed|instead of|not)\b`,
      'u',
    ),
    /\b(?:contract|terms?|agreement|invoice) (?:says?|is|are|was|were|of)\b[^.;]{0,15}\b\d{2,3}(?: days)?\b[^.;]{0,40}\bpays?\b[^.;]{0,20}\b\d{2,3}\b/iu,
    new RegExp(
      String.raw`\b${payer}\b[^.;]{0,30}\bpays?(?: us)? (?:always |usually |very |far |much )?(?:late|too late|when (?:it|they) (?:likes?|wants?)|weeks late|months late)\b`,
      'u',
    ),
    new RegExp(
      String.raw`\b${payer}\b[^.;]{0,30}\b(?:still )?(?:owes? (?:us|me)|has not paid|have not paid|hasn't paid|haven't paid)\b`,
      'u',
    ),
    /\b(?:unpaid|overdue|outstanding|open) invoices?\b[^.;]{0,60}\b(?:days|weeks|months|since|from|over|worth|of)\b/iu,
    /\binvoices?\b[^.;]{0,30}\b(?:are|is|stay|remain)\b[^.;]{0,15}\b(?:unpaid|overdue|open for)\b/iu,
    /\b(?:chas(?:e|ing)|running after|run after) (?:our |my |the |late |old )*(?:money|payments?|invoices?|debts?|debtors)\b/iu,
    /\bweeks? (?:late|overdue) with (?:paying|their payment|the payment)\b/iu,
  ],
  not: [
    // Many small debts of private people: nobody visits them with a contract.
    /\b(?:families|people|patients|parents|tenants|members|students|guests)\b[^.;]{0,20}\b(?:owe|have not paid|haven't paid)\b/iu,
    /\b(?:I|we) (?:pay|paid|owe|have not paid|haven't paid)\b/iu,
    /\b(?:tax|VAT|rent|wages|suppliers?)\b[^.;]{0,25}\b(?:unpaid|overdue)\b/iu,
    /\b(?:no|never|hardly any|few) (?:unpaid|overdue|outstanding|late)\b/iu,
    /\b(?:lose|losing) (?:sleep|money)\b/iu,
  ],
  values: ({ match: [words] }) => {
    const days = daysIn(words);
    return days.length === 0 ? {} : { days: Math.max(...days) };
  },
};
