import type { Voice } from '../../voice/voice.js';

/** What the owner makes of sales: `all sales`, `70% of sales`. */
export const ownSales = ({ answers, figures }: Voice): string =>
  answers.ownerS === 100 ? 'all sales' : `${figures.ownerS} of sales`;
