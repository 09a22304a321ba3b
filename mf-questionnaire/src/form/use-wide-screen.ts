import { useMediaQuery } from '@ellac/web';

/**
 * Whether the tabs stand in a column beside the questions instead of in a strip above them: from
 * this width on, all eleven fit.
 */
export const useWideScreen = (): boolean => useMediaQuery('(min-width: 960px)');
