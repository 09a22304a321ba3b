import type { Area, SituationId } from '@ellac/contracts';
import type { Diagnosis, FiredStrength } from '@ellac/diagnosis/parts';

/** Which side of a business carries most in each situation; judgement. */
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

/** The strengths, those that help most in this situation first. */
export function strengthsInOrder({ situation, strengths }: Diagnosis): readonly FiredStrength[] {
  return areasFirst[situation.id].flatMap((area) =>
    strengths.filter((strength) => strength.area === area),
  );
}

/** The strength that helps most now; undefined where none shows. */
export const helpfulStrengthOf = (diagnosis: Diagnosis): FiredStrength | undefined =>
  strengthsInOrder(diagnosis)[0];
