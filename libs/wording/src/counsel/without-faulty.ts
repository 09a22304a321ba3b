import type { Fault } from '../checks/fault.js';
import { isGrave, isOfName } from '../checks/prose/forbidden.check.js';
import { placeholdersOf } from '../words/placeholders.js';
import {
  type areaLists,
  claimLists,
  counselPassages,
  type CounselWords,
  isLeading,
  type LetterParagraph,
  type LetterSection,
} from './counsel-words.js';
import { minSteps } from './step-faults.js';

/** The fewest sections of a usable letter. */
const minSections = 2;

/** Texts with a strange name from which on a counsel is taken for that of an attacker. */
const manyNames = 3;

/**
 * Whether the faults are signs of prompt injection. A single strange name is often that of a law or
 * an authority that we do not know, and only its text is left out.
 */
function isTakenOver(faults: readonly Fault[]): boolean {
  const grave = faults.filter(isGrave);
  const names = grave.filter(isOfName);
  return names.length < grave.length || new Set(names.map(({ place }) => place)).size >= manyNames;
}

/** A part that a step can do without. */
const isPartOfStep = (place: string): boolean => /^steps \d+ reason$/.test(place);

/** `steps 2` of `steps 2 title`; `lead` is an item by itself. */
const itemOf = (place: string): string => place.split(' ').slice(0, 2).join(' ');

/** A paragraph without its faulty points. Figures side by side mislead where one of them is missing. */
function paragraphsLeft(
  { text, points, heads, figures, evidence }: LetterParagraph,
  section: number,
  paragraph: number,
  isFaulty: (place: string) => boolean,
): readonly LetterParagraph[] {
  const at = (part: string, index: number): string =>
    `letter ${section} ${part} ${paragraph}.${index + 1}`;
  if (isFaulty(`letter ${section} paragraph ${paragraph}`)) return [];
  // The names of the columns stand before the first row.
  const isTableFaulty = [heads, ...figures].some((_, row) => isFaulty(at('figure', row - 1)));
  const left = {
    text,
    points: points.filter((_, index) => !isFaulty(at('point', index))),
    heads: isTableFaulty ? [] : heads,
    figures: isTableFaulty ? [] : figures,
    evidence,
  };
  return [left];
}

/** Whether a paragraph announces what follows, and nothing does. */
const announcesNothing = (paragraph: LetterParagraph, next: LetterParagraph | undefined): boolean =>
  paragraph.text.trimEnd().endsWith(':') && !isLeading(paragraph, next);

/** A section without what is faulty; null where nothing is left of it. */
function sectionLeft(
  { paragraphs, ...others }: LetterSection,
  section: number,
  isFaulty: (place: string) => boolean,
): LetterSection | null {
  const left = paragraphs
    .flatMap((paragraph, index) => paragraphsLeft(paragraph, section, index + 1, isFaulty))
    .filter((paragraph, index, all) => !announcesNothing(paragraph, all[index + 1]));
  return left.length === 0 || isFaulty(`letter ${section} title`)
    ? null
    : { ...others, paragraphs: left };
}

/** The counsel without what these faults name; null if the rest is not a usable counsel. */
export function withoutFaulty(all: CounselWords, faults: readonly Fault[]): CounselWords | null {
  const places = new Set(faults.map(({ place }) => place));
  const isGone = (id: string): boolean => places.has(`sums ${id}`);
  for (const { place, text } of counselPassages(all))
    if (placeholdersOf(text).some(isGone)) places.add(place);
  const sections = all.letter.map((section, index) =>
    sectionLeft(section, index + 1, (place) => places.has(place)),
  );
  const letter = sections.filter((section) => section !== null);
  const faulty = new Set([...places].filter((place) => !isPartOfStep(place)).map(itemOf));
  const kept = <Item>(list: string, items: readonly Item[]): readonly Item[] =>
    items.filter((_, index) => !faulty.has(`${list} ${index + 1}`));
  const steps = kept(
    'steps',
    all.steps.map((step, index) => {
      const told = sections[step.section - 1];
      return {
        ...step,
        section: told === null || told === undefined ? 0 : letter.indexOf(told) + 1,
        why: places.has(`steps ${index + 1} reason`) ? '' : step.why,
      };
    }),
  );
  if (isTakenOver(faults) || faulty.has('lead')) return null;
  if (letter.length < minSections || steps.length < minSteps) return null;
  const unless = <Told>(place: string, told: Told): Told | null =>
    faulty.has(place) ? null : told;
  const perArea = (list: (typeof areaLists)[number]) => ({
    systems: unless(`${list} systems`, all[list].systems),
    leadership: unless(`${list} leadership`, all[list].leadership),
    market: unless(`${list} market`, all[list].market),
  });
  const isNotNowFaulty = faulty.has('notNow title') || faulty.has('notNow why');
  return {
    ...all,
    ...Object.fromEntries(claimLists.map((list) => [list, kept(list, all[list])])),
    denied: kept('denied', all.denied),
    letter,
    steps,
    begin: unless('begin', all.begin),
    conclusion: unless('conclusion', all.conclusion),
    readiness: unless('readiness', all.readiness),
    areas: perArea('areas'),
    effects: perArea('effects'),
    notNow: isNotNowFaulty ? null : all.notNow,
  };
}
