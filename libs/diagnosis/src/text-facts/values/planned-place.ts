const places =
  'clinic|kitchen|site|shop|store|branch|salon|restaurant|studio|workshop|location|practice|warehouse|depot|café|cafe|bakery|gym|school|garage|showroom|office|plant|lab|laboratory|team|crew';
const part = new RegExp(
  String.raw`(?:^|\b(?:[Aa]|[Tt]he|[Oo]ur) )([Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Ss]ixth|[Nn]ew) (${places})\b|\b([Aa]nother) (${places})\b`,
  'u',
);
const denied = /\b(?:no|not|never|without|instead of|rather than)\b|n't\b/i;
const doubted = /\b(?:if|perhaps|maybe)\b/i;

/** A place that a sentence plans to open, perhaps: `the third clinic`. */
export function plannedPlaceIn(sentence: string): string | undefined {
  const [, which = 'new', place, , otherPlace] = part.exec(sentence) ?? [];
  const noun = place ?? otherPlace;
  return noun === undefined || denied.test(sentence)
    ? undefined
    : `the ${which.toLowerCase()} ${noun}`;
}

/** The place that an owner plans to open for sure, from the text on growth. */
export function growthPartIn(strategy: string): string | undefined {
  const sentence = strategy.split(/(?<=[.!?;])\s/).find((each) => part.test(each)) ?? '';
  return doubted.test(sentence) ? undefined : plannedPlaceIn(sentence);
}
