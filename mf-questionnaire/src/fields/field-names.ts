import { questionnaireFields } from '@ellac/contracts';

type Groups = typeof questionnaireFields;
type FieldsOf<Group extends keyof Groups> = {
  [Field in keyof Groups[Group] & string]: `${Group}.${Field}`;
}[keyof Groups[Group] & string];

/** Where a question stands: `company_info.name`. A percent group is one question. */
export type FieldName = { [Group in keyof Groups]: FieldsOf<Group> }[keyof Groups];

/** The rule of a question, with its kind. */
export type RuleOf<Name extends FieldName> = Name extends `${infer Group}.${infer Field}`
  ? Group extends keyof Groups
    ? Field extends keyof Groups[Group]
      ? Groups[Group][Field]
      : never
    : never
  : never;

/** The rule of any question. */
export type QuestionRule = RuleOf<FieldName>;

/** The questions of one kind, for example all that take text. */
export type NameOfKind<Kind extends QuestionRule['kind']> = {
  [Name in FieldName]: RuleOf<Name> extends { kind: Kind } ? Name : never;
}[FieldName];

/** All questions in the order in which they are asked. */
export const fieldNames: readonly FieldName[] = Object.entries(questionnaireFields).flatMap(
  ([group, fields]) => Object.keys(fields).map((field) => `${group}.${field}` as FieldName),
);

/** The rule of a question by its name. */
export function ruleOf<Name extends FieldName>(name: Name): RuleOf<Name> {
  const [group = '', field = ''] = name.split('.');
  const groups: Record<string, Record<string, unknown>> = questionnaireFields;
  return groups[group]?.[field] as RuleOf<Name>;
}
