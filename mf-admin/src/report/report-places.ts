/** The window width from which the side rail stands beside a report of 800 pixels. */
export const besideReport = '@media (min-width: 1240px)';
/** The same for `matchMedia`. */
export const roomBesideReport = '(min-width: 1240px)';

/** A window so low that nothing may stay at its top. */
export const lowDesk = '@media (max-height: 479px)';

/** Pixels: the head of the report, and the tabs that stand for the rail in a narrow window. */
export const headHeight = 80;
export const tabsHeight = 44;
