import type { Counsel, DeniedAnswer } from '@ellac/contracts';
import type { Diagnosis } from '@ellac/diagnosis/parts';
import type { Business } from '@ellac/report-text';

type Contradiction = Diagnosis['contradictions'][number];

/** The answer on the functions that run without the owner. */
export const functionsPath = 'owner_dependency.independent_functions';

/** Whether an answer says that one of these functions runs without the owner. */
export const isAboutFunctions = (path: string, runs: readonly string[]): boolean =>
  path === functionsPath ||
  (path === 'specialization.delivery_independence' && runs.includes('service_delivery'));

/** A contradiction as a denied answer; undefined where no sentence of a long answer is a side of it. */
export function denialOf(
  { text, evidence: [path, ...ids] }: Contradiction,
  { diagnosis }: Business,
): DeniedAnswer | undefined {
  const sentence = diagnosis.facts.find(({ id }) => ids.includes(id))?.sentence;
  return path === undefined || sentence === undefined
    ? undefined
    : { path, text, evidence: [`You write: “${sentence}”`] };
}

/** The answers that the long answers deny: those of the counsel, then others that the rules found. */
export function deniedOf({ denied = [] }: Counsel, business: Business): DeniedAnswer[] {
  const known = new Set(denied.map(({ path }) => path));
  const found = business.diagnosis.contradictions.flatMap((each) => denialOf(each, business) ?? []);
  return [...denied, ...found.filter(({ path }) => !known.has(path))];
}
