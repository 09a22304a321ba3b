import { changeThreshold, formatScore, type SideBySide } from '@ellac/contracts';

/** How far scores are apart; of the shown ones, so that a reader gets the same difference. */
export function spreadOf(scores: readonly number[]): number {
  const tenths = scores.map((score) => Math.round(Number(formatScore(score)) * 10));
  return tenths.length === 0 ? 0 : (Math.max(...tenths) - Math.min(...tenths)) / 10;
}

/** What is compared, parted into what differs and what does not. */
export interface Differences {
  readonly differing: Pick<SideBySide, 'items' | 'rules'>;
  readonly same: Pick<SideBySide, 'items' | 'rules'>;
}

/**
 * An answer differs where its points do by half a point or more; one that a report does not score is
 * compared in the others alone. A rule differs where it holds in some reports and not in all.
 */
export function differencesIn({ items, rules }: SideBySide): Differences {
  const differs = ({ answers }: SideBySide['items'][number]): boolean =>
    spreadOf(answers.flatMap((answer) => answer?.points ?? [])) >= changeThreshold;
  const holdsInAll = ({ holds }: SideBySide['rules'][number]): boolean => !holds.includes(false);
  return {
    differing: {
      items: items.filter(differs),
      rules: rules.filter((rule) => !holdsInAll(rule)),
    },
    same: { items: items.filter((item) => !differs(item)), rules: rules.filter(holdsInAll) },
  };
}
