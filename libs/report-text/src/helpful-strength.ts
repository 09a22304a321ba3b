import type { Area, SituationId } from '@ellac/contracts';
import type { Diagnosis, FiredStrength } from '@ellac/diagnosis/parts';

/** The areas in the order in which their strengths help, for each situation; judgement. */
const areasFirst: Readonly<Record<SituationId, readonly Area[]>> = {
  'too-little': [],
  survive: ['market', 'systems', 'leadership'],
  'exit-short': ['leadership', 'systems', 'market'],
  'thin-margin': ['market', 'systems', 'leadership'],
  'few-clients': ['market', 'leadership', 'systems'],
  'exit-long': ['leadership', 'market', 'systems'],
  leaking: ['market', 'systems', 'leadership'],
  'owner-bound': ['leadership', 'systems', 'market'],
  'stay-small': ['market', 'systems', 'leadership'],
  grow: ['leadership', 'market', 'systems'],
  build: ['leadership', 'systems', 'market'],
};

/**
 * The strengths of a report, those that help most in this situation first. A strength that rests on
 * the same answer as a critical finding is left out, unless there is no other.
 */
export function toldStrengthsOf({
  gaps,
  situation,
  strengths,
}: Diagnosis): readonly FiredStrength[] {
  const warned = new Set(
    gaps.filter(({ priority }) => priority === 'critical').flatMap(({ evidence }) => evidence),
  );
  const inOrder = areasFirst[situation.id].flatMap((area) =>
    strengths.filter((strength) => strength.area === area),
  );
  const unwarned = inOrder.filter(({ evidence }) => !evidence.some((path) => warned.has(path)));
  return unwarned.length === 0 ? inOrder.slice(0, 1) : unwarned;
}

/** The strength that helps most now; undefined where none shows. */
export const helpfulStrengthOf = (diagnosis: Diagnosis): FiredStrength | undefined =>
  toldStrengthsOf(diagnosis)[0];
