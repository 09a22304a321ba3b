const places =
  'clinic|kitchen|site|shop|store|branch|salon|restaurant|studio|workshop|location|practice|warehouse|depot|café|cafe|bakery|gym|school|garage|showroom|office|plant|team|crew';
const part = new RegExp(
  String.raw`\b(?:[Aa]|[Tt]he|[Oo]ur) (second|third|fourth|fifth|sixth|new) (${places})\b|\b([Aa]nother) (${places})\b`,
  'u',
);
const doubt = /\b(?:no|not|never|without|instead of|rather than|if|perhaps|maybe)\b|n't\b/i;

/** The new part that an owner plans, from the text on growth: `the third clinic`. */
export function growthPartIn(strategy: string): string {
  const sentence = strategy.split(/(?<=[.!?;])\s/).find((each) => part.test(each)) ?? '';
  const [, which = 'new', place, , otherPlace] = part.exec(sentence) ?? [];
  const noun = place ?? otherPlace;
  return noun === undefined || doubt.test(sentence) ? 'the new part' : `the ${which} ${noun}`;
}
