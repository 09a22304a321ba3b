import type { AnswerPath } from './answer-paths.js';
import type { Circumstance } from '../optional/circumstances.js';
import { type GroupName, questionnaireFields } from '../fields.js';
import type { optionalFields } from '../optional/optional.js';
import type {
  ChoiceRule,
  EmailRule,
  FieldRule,
  FlagRule,
  ListRule,
  NumberRule,
  PercentGroupRule,
  RatingRule,
  TextRule,
} from '../field-rules.js';

/** The value of a question while the form is filled in; an open choice is the empty string. */
type OpenAnswer<Rule> = Rule extends TextRule | EmailRule
  ? string
  : Rule extends ChoiceRule<infer Value>
    ? Value | ''
    : Rule extends NumberRule | RatingRule
      ? number
      : Rule extends ListRule<infer Value>
        ? Value[]
        : Rule extends FlagRule
          ? boolean
          : Rule extends PercentGroupRule<infer Key>
            ? { [Part in Key]: number }
            : never;

type OpenGroup<Fields> = { -readonly [Name in keyof Fields]: OpenAnswer<Fields[Name]> };

type OpenGroups = { [Group in GroupName]: OpenGroup<(typeof questionnaireFields)[Group]> };

/** Amounts while they are filled in; null where none is entered. */
type OpenAmounts<Name extends 'ownerPay' | 'premises'> = {
  readonly [Part in keyof (typeof optionalFields)[Name]['parts']]: number | null;
};

/** The form while it is filled in. */
export type QuestionnaireDraft = OpenGroups & {
  /** What the owner marked and added; `notKnown` in the order of the questions. */
  meta: {
    notKnown: readonly AnswerPath[];
    useAi: boolean;
    trade: string;
    ownerPay: OpenAmounts<'ownerPay'>;
    premises: OpenAmounts<'premises'>;
    circumstances: readonly Circumstance[];
  };
  /** How the answers were entered; it is kept with a draft and never sent. */
  entry: {
    /** The answers that the owner gave, parts of a group by their own paths, the latest last. */
    touched: readonly string[];
    /** Texts in number fields that are not understood, by the path of the number. */
    unread: Readonly<Record<string, string>>;
  };
};

function initialOf(rule: FieldRule | PercentGroupRule): unknown {
  switch (rule.kind) {
    case 'text':
    case 'email':
    case 'choice':
      return '';
    case 'number':
      return rule.initial ?? 0;
    case 'rating':
      return 3;
    case 'list':
      return [];
    case 'flag':
      return false;
    case 'percentGroup':
      return { ...rule.initial };
  }
}

const initialGroup = (fields: Readonly<Record<string, FieldRule | PercentGroupRule>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, initialOf(rule)]));

/** What a new form holds (specification, section 3). */
export const questionnaireDefaults: QuestionnaireDraft = {
  ...(Object.fromEntries(
    Object.entries(questionnaireFields).map(([group, fields]) => [group, initialGroup(fields)]),
  ) as OpenGroups),
  meta: {
    notKnown: [],
    useAi: true,
    trade: '',
    ownerPay: { taken: null, fair: null },
    premises: { paid: null, fair: null },
    circumstances: [],
  },
  entry: { touched: [], unread: {} },
};
