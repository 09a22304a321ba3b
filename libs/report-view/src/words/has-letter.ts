import type { Analysis } from '@ellac/contracts';

/** Whether a letter tells what counts, so that the parts behind it are for looking things up. */
export const hasLetter = ({ counsel }: Analysis): boolean => counsel?.letter !== undefined;
