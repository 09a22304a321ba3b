import type { FieldRule, PercentGroupRule } from '../questionnaire/field-rules.js';

/** What an owner gives, and the sentence that then stands at the field. */
export type Slip = readonly [given: string, sentence: string];

/** All ways in which a question can be answered wrongly; the shares of a group and lists have none. */
export function slipsOf(rule: FieldRule | PercentGroupRule): readonly Slip[] {
  switch (rule.kind) {
    case 'text':
      return [
        [' ', rule.required],
        ...(rule.min > 1 ? [['x'.repeat(rule.min - 1), rule.tooShort] as const] : []),
      ];
    case 'email':
      return [
        ['', rule.invalid],
        ['ida@harbour', rule.invalid],
      ];
    case 'choice':
      return [['', rule.invalid]];
    case 'number':
      return [
        [String(rule.min - 1), rule.tooLow],
        [String(rule.max + 1), rule.tooHigh],
      ];
    // Shares are linked, and the rest is chosen.
    default:
      return [];
  }
}
