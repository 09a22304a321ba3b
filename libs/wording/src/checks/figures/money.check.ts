import type { PartTask } from '../../tasks/part-task.js';
import type { PartWords } from '../../words/part-words.js';
import { passagesOf } from '../../words/passages.js';
import { placeholdersOf } from '../../words/placeholders.js';
import type { Fault } from '../fault.js';
import { itemOf } from '../items.js';

const moneyIn = (text: string): readonly string[] => [
  ...new Set(placeholdersOf(text).flatMap((name) => /^(A\d+)\./.exec(name)?.[1] ?? [])),
];

/**
 * V11: each money fact is stated only once, in the part or before it; elsewhere its short name is
 * used. A text whose own rule names the fact, such as a figure of page one, may repeat it.
 */
export function moneyFaults(words: PartWords, task: PartTask): readonly Fault[] {
  const ofRule = new Map(
    task.rules.map(({ id, finding, meaning, action, expectedOutcome, stake }) => [
      id,
      moneyIn([finding, meaning, action, expectedOutcome, stake].join(' ')),
    ]),
  );
  const isHome = (rules: readonly string[], money: string): boolean =>
    rules.some((id) => ofRule.get(id)?.includes(money));
  const passages = passagesOf(words);
  const saidAt = new Map<string, string>(
    task.told.flatMap(moneyIn).map((money) => [money, 'told']),
  );
  for (const { place, text, rules } of passages) {
    for (const money of moneyIn(text)) {
      if (!place.startsWith('sections.') && isHome(rules, money)) saidAt.set(money, itemOf(place));
    }
  }
  return passages.flatMap(({ place, text, rules }) =>
    moneyIn(text).flatMap((money): readonly Fault[] => {
      const first = saidAt.get(money);
      if (first === undefined) saidAt.set(money, itemOf(place));
      if (first === undefined || first === itemOf(place)) return [];
      if (!place.startsWith('sections.') && isHome(rules, money)) return [];
      return [{ check: 'V11', place, why: `states the money fact ${money} a second time` }];
    }),
  );
}
