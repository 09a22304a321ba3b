/** How an area or an answer stands, the lowest first; the limits are judgement. */
export const levels = ['weak', 'making', 'sound', 'strong'] as const;
export type Level = (typeof levels)[number];

/** From which score out of 10 each level begins, the lowest first. */
const levelStarts: Readonly<Record<Level, number>> = {
  weak: 0,
  making: 4,
  sound: 6,
  strong: 7.5,
};

/** The levels with where each begins and ends, out of 10, the lowest first. */
export const levelRanges: readonly {
  readonly level: Level;
  readonly from: number;
  readonly to: number;
}[] = (Object.entries(levelStarts) as [Level, number][]).map(([level, from], index, all) => ({
  level,
  from,
  to: all[index + 1]?.[1] ?? 10,
}));

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
