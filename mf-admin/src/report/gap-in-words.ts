import { formatNumber, type ReportRecord } from '@ellac/contracts';

/** From here on the gap is worth a word, in points of ten; the scoring model's own limits. */
const notable = { above: 3, below: -2 };

/** The rule that asks about ratings which are all equal. */
const equalRatings = 'C-10';

/** How the owner's ratings stand beside the facts, and what that means for a coach. */
export function gapInWords({ selfPerceptionGap: gap, questions, situation }: ReportRecord): string {
  // Older rules hid it where ratings were equal, and knew no situation.
  if (gap === null && situation === null)
    return 'Self-perception gap: not shown, because the ratings are all equal or too many answers are open.';
  if (gap === null) return 'Self-perception gap: not shown, because too little is known.';
  return `${sizeInWords(gap)}${
    questions.some(({ id }) => id === equalRatings)
      ? ' All ten ratings are equal, so it rests on a single value: ask which of them should differ.'
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
