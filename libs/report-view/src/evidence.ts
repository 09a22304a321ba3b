import { questionnaireFields, type RuleEvidence, type ScoredItem } from '@ellac/contracts';

/** An answer that a sentence rests on: what was asked, and what was answered where it is known. */
export interface Answer {
  readonly label: string;
  readonly answer: string | null;
}

interface Labelled {
  readonly label: string;
}
const hasLabel = (value: unknown): value is Labelled =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  typeof value.label === 'string';

/** The question at a path, in the form's own words; null where the form has no such question. */
function questionAt(path: string): string | null {
  let place: unknown = questionnaireFields;
  for (const key of path.split('.')) {
    if (typeof place !== 'object' || place === null) return null;
    const parts: unknown = 'parts' in place ? place.parts : place;
    place = (parts as Readonly<Record<string, unknown>>)[key];
  }
  return hasLabel(place) ? place.label : null;
}

/** The question that a path belongs to; the shares of a percent group are one question. */
const questionOf = (path: string | undefined): string | undefined =>
  path?.split('.').slice(0, 2).join('.');

/** The answers behind a sentence, each once. */
export function answersBehind(
  evidence: RuleEvidence,
  breakdown: readonly ScoredItem[],
): readonly Answer[] {
  const answers = evidence.evidence.flatMap((path): Answer[] => {
    const item = breakdown.find(
      ({ paths }) => paths.includes(path) && questionOf(paths[0]) === questionOf(path),
    );
    if (item !== undefined) return [{ label: item.label, answer: item.answer }];
    const label = questionAt(path);
    return label === null ? [] : [{ label, answer: null }];
  });
  return [...new Map(answers.map((answer) => [answer.label, answer])).values()];
}
