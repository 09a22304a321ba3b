/** How an area or an answer stands; the limits are judgement. */
export type Level = 'strong' | 'sound' | 'making' | 'weak';

/** From which score out of 10 each level begins, the lowest first. */
export const levelStarts: Readonly<Record<Level, number>> = {
  weak: 0,
  making: 4,
  sound: 6,
  strong: 7.5,
};

/** The level as it stands behind "is". */
export const levelNames: Readonly<Record<Level, string>> = {
  weak: 'weak',
  making: 'in the making',
  sound: 'sound',
  strong: 'strong',
};

/** The level of a score out of 10. */
export function levelOf(score: number): Level {
  if (score >= levelStarts.strong) return 'strong';
  if (score >= levelStarts.sound) return 'sound';
  return score >= levelStarts.making ? 'making' : 'weak';
}
