import type { FieldRule, PercentGroupRule } from '../questionnaire/field-rules.js';

/** A wrong answer, and the error that the field then shows. */
export type Slip = readonly [given: string, sentence: string];

/** All wrong answers to a question; the shares of a group and lists have none. */
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
        ...(rule.negative === undefined ? [] : [['-1', rule.negative] as const]),
        [rule.negative === undefined ? String(rule.min - 1) : '0', rule.tooLow],
        [String(rule.max + 1), rule.tooHigh],
      ];
    // Shares are linked and choices are selected, so neither can be wrong.
    default:
      return [];
  }
}
