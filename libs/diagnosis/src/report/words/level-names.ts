import type { Level } from '../levels.js';

/** The level as it stands behind "is". */
export const levelNames: Readonly<Record<Level, string>> = {
  strong: 'strong',
  sound: 'sound',
  making: 'mixed',
  weak: 'weak',
};
