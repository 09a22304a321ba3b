import { agreementChoices, labelOf } from '../../enumerations.js';
import { formatMoney, formatNumber, type Notation } from '../../formats.js';
import type { QuestionnaireDraft } from './defaults.js';
import { isNotKnown, notKnownText } from './may-be-unknown.js';
import { optionalAnswerText } from '../optional/optional-answer-text.js';
import { optionalFields, optionalNames } from '../optional/optional.js';
import { questionnaireFields } from '../fields.js';
import type { FieldRule, NumberRule, PercentGroupRule } from '../field-rules.js';
import type { StoredAnswers } from './stored-answers.js';
import { untouchedRatingsOf } from './untouched.js';
import { tabOfOptional, tabs, type TabId } from '../tabs.js';

/** A question and what the owner answered, both in words. */
export interface AnswerInWords {
  /** `sales.sales_distribution`; a percent group is one question. */
  readonly path: string;
  readonly label: string;
  readonly text: string;
}

/** The answers of one tab of the questionnaire. */
export interface AnswersOfTab {
  readonly tab: TabId;
  readonly label: string;
  readonly answers: readonly AnswerInWords[];
}

/**
 * All answers of a questionnaire, sent or still being filled in, in the order in which they were
 * asked, as a person reads them. Optional questions are there only where they were answered.
 *
 * @param isWanted whether the question with this path is to be there.
 * @param notation how numbers are written: as in English text, or as the reader does.
 */
export function answersInWords(
  questionnaire: StoredAnswers | QuestionnaireDraft,
  isWanted: (path: string) => boolean = () => true,
  notation: Notation = 'en-US',
): AnswersOfTab[] {
  const country = questionnaire.company_info?.country ?? '';
  const notKnown = questionnaire.meta?.notKnown ?? [];
  const untouched: readonly string[] =
    'entry' in questionnaire
      ? untouchedRatingsOf(questionnaire)
      : (questionnaire.meta?.untouched ?? []);
  return tabs.map(({ id, label, groups }) => {
    const asked = groups.flatMap((group) => {
      const values: Readonly<Record<string, unknown>> = questionnaire[group] ?? {};
      const rules: Readonly<Record<string, Rule>> = questionnaireFields[group];
      return Object.entries(rules).flatMap(([field, rule]) => {
        const path = `${group}.${field}`;
        if (!isWanted(path)) return [];
        const answer = untouched.includes(path) ? undefined : values[field];
        const text = isNotKnown(notKnown, path)
          ? notKnownText
          : answerText(rule, answer, { country, notation });
        return [{ path, label: rule.label, text }];
      });
    });
    const optional = optionalAnswers(id, questionnaire, notation).filter(({ path }) =>
      isWanted(path),
    );
    return { tab: id, label, answers: [...asked, ...optional] };
  });
}

function optionalAnswers(
  tab: TabId,
  { meta, company_info }: StoredAnswers | QuestionnaireDraft,
  notation: Notation,
): AnswerInWords[] {
  return optionalNames.flatMap((name) => {
    if (tabOfOptional[name] !== tab) return [];
    const text = optionalAnswerText(name, meta, company_info?.country ?? '', notation);
    return text === null ? [] : [{ path: `meta.${name}`, label: optionalFields[name].label, text }];
  });
}

type Rule = FieldRule | PercentGroupRule;

/** How figures are written: the currency's country, and the reader's notation. */
interface Writing {
  readonly country: string;
  readonly notation: Notation;
}

function answerText(rule: Rule, value: unknown, writing: Writing): string {
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) {
    return 'Not given';
  }
  switch (rule.kind) {
    case 'text':
    case 'email':
      return (value as string).trim();
    case 'choice':
      return labelOf(rule.choices, value as string);
    case 'number':
      return quantity(rule, Number(value), writing);
    case 'rating':
      return `${value as number} – ${labelOf(agreementChoices, `${value as number}`)}`;
    case 'list': {
      const labels = (value as string[]).map((each) => labelOf(rule.choices, each));
      return labels.length === 0 ? 'None' : labels.join(', ');
    }
    case 'flag':
      return value === true ? 'Yes' : 'No';
    case 'percentGroup':
      return Object.entries(rule.parts)
        .map(([part, { label }]) => {
          const share = (value as Record<string, number>)[part] ?? 0;
          return `${label} ${percent(share, writing)}`;
        })
        .join(', ');
  }
}

const percent = (value: number, { notation }: Writing): string =>
  `${formatNumber(value, notation)}%`;

function quantity({ unit }: NumberRule, value: number, writing: Writing): string {
  if (unit === 'money') return formatMoney(value, writing.country, writing.notation);
  if (unit === 'percent') return percent(value, writing);
  const number = formatNumber(value, writing.notation);
  return unit === 'days' ? `${number} ${value === 1 ? 'day' : 'days'}` : number;
}
