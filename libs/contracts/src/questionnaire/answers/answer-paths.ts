import { type GroupName, questionnaireFields } from '../fields.js';
import type {
  EmailRule,
  FieldRule,
  PercentGroupRule,
  RatingRule,
  TextRule,
} from '../field-rules.js';

type Fields = typeof questionnaireFields;

/** The one text that a rule reads. */
const textThatIsRead = 'staff.training';

type PathOf<Group extends GroupName, Field extends keyof Fields[Group] & string> =
  Fields[Group][Field] extends PercentGroupRule<infer Part>
    ? `${Group}.${Field}.${Part}`
    : Fields[Group][Field] extends TextRule | EmailRule
      ? never
      : `${Group}.${Field}`;

/**
 * An answer that the scoring model or one of its rules reads: group, field and, for a percent group,
 * its part.
 */
export type AnswerPath =
  | typeof textThatIsRead
  | {
      [Group in GroupName]: {
        [Field in keyof Fields[Group] & string]: PathOf<Group, Field>;
      }[keyof Fields[Group] & string];
    }[GroupName];

/** A rating on the agreement scale: group and field. */
export type RatingPath = {
  [Group in GroupName]: {
    [Field in keyof Fields[Group] & string]: Fields[Group][Field] extends RatingRule
      ? `${Group}.${Field}`
      : never;
  }[keyof Fields[Group] & string];
}[GroupName];

/** All of them, in the order of the questions. */
export const answerPaths = Object.entries(questionnaireFields).flatMap(([group, fields]) =>
  Object.entries<FieldRule | PercentGroupRule>(fields).flatMap(([field, rule]) => {
    const path = `${group}.${field}`;
    if (rule.kind === 'percentGroup')
      return Object.keys(rule.parts).map((part) => `${path}.${part}`);
    const isText = rule.kind === 'text' || rule.kind === 'email';
    return isText && path !== textThatIsRead ? [] : [path];
  }),
) as AnswerPath[];

/** The ten ratings, in the order of the questions. */
export const ratingPaths = Object.entries(questionnaireFields).flatMap(([group, fields]) =>
  Object.entries<FieldRule | PercentGroupRule>(fields).flatMap(([field, { kind }]) =>
    kind === 'rating' ? [`${group}.${field}`] : [],
  ),
) as RatingPath[];

/** Whether a path is that of a question or of a part of it. */
export const belongsTo = (path: string, question: string): boolean =>
  path === question || path.startsWith(`${question}.`);

/** The answers an owner may mark as not known; who and where the company is, is always known. */
export const notKnownPaths = answerPaths.filter((path) => !path.startsWith('company_info.'));
