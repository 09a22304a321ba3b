import { optionalFields, questionnaireFields, type PercentGroupRule } from '@ellac/contracts';

const fields = { ...questionnaireFields, meta: optionalFields } as const;

type Groups = typeof fields;
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

const namesOf = (groups: object): readonly FieldName[] =>
  Object.entries(groups).flatMap(([group, rules]: [string, object]) =>
    Object.keys(rules).map((field) => `${group}.${field}` as FieldName),
  );

/** The questions of the specification, in the order in which they are asked. */
export const countedNames = namesOf(questionnaireFields);

/** All questions. The optional ones come last, and do not count as questions in the progress. */
export const fieldNames = namesOf(fields);

/** The rule of a question by its name. */
export function ruleOf<Name extends FieldName>(name: Name): RuleOf<Name> {
  const [group = '', field = ''] = name.split('.');
  const groups: Record<string, Record<string, unknown>> = fields;
  return groups[group]?.[field] as RuleOf<Name>;
}

/** The paths of a question that the owner answers: of a percent group, the last share follows. */
export function pathsOf(name: FieldName): readonly string[] {
  const rule = ruleOf(name);
  if (rule.kind !== 'percentGroup') return [name];
  const { parts }: PercentGroupRule = rule;
  return Object.keys(parts)
    .slice(0, -1)
    .map((part) => `${name}.${part}`);
}
