import { formatNumber } from '@ellac/contracts';

const numerals =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  );

/** Small counts in words, larger ones in figures. */
export const counted = (count: number): string => numerals[count] ?? formatNumber(count);

/** Counts up to nine in words, as they stand in a sentence; larger and broken ones in figures. */
export const countedToNine = (count: number): string =>
  count < 10 ? counted(count) : formatNumber(count);
