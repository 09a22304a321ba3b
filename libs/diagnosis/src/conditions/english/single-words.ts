import {
  countryChoices,
  industryChoices,
  labelOf,
  revenueConcentrationChoices,
} from '@ellac/contracts';
import type { AliasOf } from '../../model/answers.js';
import { lowered } from '../../text/capital.js';
import { joined } from '../../text/joined.js';
import type { SingleAlias } from '../condition.js';

type Value = string | number | boolean;

/** A clause that says whether an answer is one of these values. */
type SingleClause = (values: readonly Value[], isSo: boolean) => string;

const document =
  (what: string, verb: 'is' | 'are'): SingleClause =>
  ([isAvailable], isSo) =>
    `${what} ${verb} ${isAvailable === isSo ? '' : 'not '}marked as available`;

const choice =
  (
    [subject, verb, negated]: readonly [subject: string, verb: string, negated: string],
    label: (value: string) => string,
    rest = '',
  ): SingleClause =>
  (values, isSo) => {
    const labels = values.map((value) => label(String(value)));
    return `${subject} ${isSo ? verb : negated} ${joined(labels, 'or')}${rest}`;
  };

const choiceOrDocument: Readonly<Record<Exclude<SingleAlias, AliasOf<number>>, SingleClause>> = {
  core: choice(
    ['the main offer', 'brings', 'does not bring'],
    (value) => lowered(labelOf(revenueConcentrationChoices, value)),
    ' of revenue',
  ),
  industry: choice(['the industry', 'is', 'is not'], (value) =>
    lowered(labelOf(industryChoices, value)),
  ),
  country: choice(['the country', 'is', 'is not'], (value) => labelOf(countryChoices, value)),
  bp: document('a business plan', 'is'),
  fs: document('financial statements of the last two years', 'are'),
  oc: document('an organisation chart', 'is'),
  ma: document('a market analysis', 'is'),
  pd: document('process documents', 'are'),
};

/** A clause that says whether a choice or a document is one of these values. */
export const singleClause = (
  alias: keyof typeof choiceOrDocument,
  values: readonly Value[],
  isSo: boolean,
): string => choiceOrDocument[alias](values, isSo);
