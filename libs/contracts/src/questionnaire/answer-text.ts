import { agreementChoices, labelOf } from '../enumerations.js';
import { formatMoney, formatNumber } from '../formats.js';
import type { Questionnaire } from './questionnaire.js';
import { questionnaireFields } from './questionnaire.js';
import type { FieldRule, NumberRule, PercentGroupRule } from './rules.js';
import { tabs } from './tabs.js';

/** A question and what the owner answered, both in words. */
export interface AnswerInWords {
  /** `sales.sales_distribution`; a percent group is one question. */
  readonly path: string;
  readonly label: string;
  readonly text: string;
}

/** The answers of one tab of the questionnaire. */
export interface AnswersOfTab {
  readonly label: string;
  readonly answers: readonly AnswerInWords[];
}

/** All answers of a questionnaire in the order in which they were asked, as a person reads them. */
export function answersInWords(questionnaire: Questionnaire): AnswersOfTab[] {
  const { country } = questionnaire.company_info;
  const notKnown: readonly string[] = questionnaire.meta?.notKnown ?? [];
  return tabs.map(({ label, groups }) => ({
    label,
    answers: groups.flatMap((group) => {
      const values: Readonly<Record<string, unknown>> = questionnaire[group];
      const rules: Readonly<Record<string, Rule>> = questionnaireFields[group];
      return Object.entries(rules).map(([field, rule]) => {
        const path = `${group}.${field}`;
        const isOpen = notKnown.some((open) => open === path || open.startsWith(`${path}.`));
        const text = isOpen ? 'Not known' : answerText(rule, values[field], country);
        return { path, label: rule.label, text };
      });
    }),
  }));
}

type Rule = FieldRule | PercentGroupRule;

function answerText(rule: Rule, value: unknown, country: string): string {
  if (value === undefined || value === '') return 'Not given';
  switch (rule.kind) {
    case 'text':
    case 'email':
      return value as string;
    case 'choice':
      return labelOf(rule.choices, value as string);
    case 'number':
      return quantity(rule, Number(value), country);
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
        .map(([part, { label }]) => `${label} ${percent((value as Record<string, number>)[part])}`)
        .join(', ');
  }
}

const percent = (value = 0): string => `${formatNumber(value)}%`;

function quantity({ unit }: NumberRule, value: number, country: string): string {
  if (unit === 'money') return formatMoney(value, country);
  if (unit === 'percent') return percent(value);
  return unit === 'days' ? `${formatNumber(value)} days` : formatNumber(value);
}
