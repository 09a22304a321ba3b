import type { Fault } from '../checks/fault.js';
import { isGrave } from '../checks/prose/forbidden.check.js';
import { placeholdersOf } from '../words/placeholders.js';
import {
  type areaLists,
  claimLists,
  counselPassages,
  type CounselWords,
  type WordedStep,
} from './counsel-words.js';
import { minSteps } from './step-faults.js';

/** The fewest actions that a step keeps when faulty ones are left out. */
const minActionsLeft = 3;

/** A part that a step can do without. */
const isPartOfStep = (place: string): boolean => /^steps \d+ (?:action \d+|reason)$/.test(place);

/** `steps 2` of `steps 2 action 1`; `heart` is an item by itself. */
const itemOf = (place: string): string => place.split(' ').slice(0, 2).join(' ');

/** A step without its faulty actions and reason; null if too few actions are left. */
function withoutFaultyActions(step: WordedStep, place: string, faulty: ReadonlySet<string>) {
  const actions = step.actions.filter((_, index) => !faulty.has(`${place} action ${index + 1}`));
  if (actions.length < Math.min(minActionsLeft, step.actions.length)) return null;
  return { ...step, actions, why: faulty.has(`${place} reason`) ? '' : step.why };
}

/** The counsel without what these faults name; null if the rest is not a usable counsel. */
export function withoutFaulty(all: CounselWords, faults: readonly Fault[]): CounselWords | null {
  const places = new Set(faults.map(({ place }) => place));
  const isGone = (id: string): boolean => places.has(`sums ${id}`);
  for (const { place, text } of counselPassages(all))
    if (placeholdersOf(text).some(isGone)) places.add(place);
  const mended = all.steps.map((step, index) =>
    withoutFaultyActions(step, `steps ${index + 1}`, places),
  );
  const words: CounselWords = {
    ...all,
    steps: mended.map((step, index) => step ?? all.steps[index]!),
  };
  const faulty = new Set([...places].filter((place) => !isPartOfStep(place)).map(itemOf));
  for (const [index, step] of mended.entries()) if (step === null) faulty.add(`steps ${index + 1}`);
  if (faults.some(isGrave) || faulty.has('heart') || faulty.has('lead')) return null;
  const kept = <Item>(list: string, items: readonly Item[]): readonly Item[] =>
    items.filter((_, index) => !faulty.has(`${list} ${index + 1}`));
  const steps = kept('steps', words.steps);
  if (steps.length < minSteps) return null;
  const unless = <Told>(place: string, told: Told): Told | null =>
    faulty.has(place) ? null : told;
  const perArea = (list: (typeof areaLists)[number]) => ({
    systems: unless(`${list} systems`, words[list].systems),
    leadership: unless(`${list} leadership`, words[list].leadership),
    market: unless(`${list} market`, words[list].market),
  });
  const isNotNowFaulty = faulty.has('notNow title') || faulty.has('notNow why');
  return {
    ...words,
    ...Object.fromEntries(claimLists.map((list) => [list, kept(list, words[list])])),
    denied: kept('denied', words.denied),
    later: kept('later', words.later),
    steps,
    order: unless('order', words.order),
    readiness: unless('readiness', words.readiness),
    areas: perArea('areas'),
    effects: perArea('effects'),
    notNow: isNotNowFaulty ? null : words.notNow,
  };
}
