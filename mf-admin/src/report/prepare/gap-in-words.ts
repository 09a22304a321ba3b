import { formatNumber, type ReportRecord } from '@ellac/contracts';

/** The limits of the scoring model, in points of ten, beyond which the gap is notable. */
const notable = { above: 3, below: -2 };

/** The rule that asks about ratings which are all equal. */
const equalRatings = 'C-10';

/** Describes how the owner's ratings differ from the facts, and what that means for a coach. */
export function gapInWords({ selfPerceptionGap: gap, questions, situation }: ReportRecord): string {
  // Older rules omitted the gap for equal ratings, and had no situation.
  if (gap === null && situation === null)
    return 'Self-perception gap: not shown, because the ratings are all equal or too many answers are open.';
  if (gap === null) return 'Self-perception gap: not shown, because too little is known.';
  return `${sizeInWords(gap)}${
    questions.some(({ id }) => id === equalRatings)
      ? ' All ratings are equal, so it rests on a single value: ask which of them should differ.'
      : ''
  }`;
}

function sizeInWords(gap: number): string {
  if (gap === 0) return 'Self-perception gap: none. The ratings are as good as the facts.';
  const side = gap > 0 ? 'above' : 'below';
  const meaning =
    gap > notable.above
      ? 'The owner rates the business far above what its facts show: talk about this first.'
      : gap < notable.below
        ? 'The owner is modest: look for hidden strengths.'
        : gap > 0
          ? 'One or two points above are usual.'
          : 'That is close to them.';
  return `Self-perception gap: the ratings stand ${formatNumber(Math.abs(gap))} points of ten ${side} what the facts earn. ${meaning}`;
}
