import type { Trade } from './trade.js';

export const manufacturing: Trade = {
  kind: 'a manufacturing business',
  ownerLed:
    'quotes, machine settings and supplier calls meet at one desk, and the floor waits for an answer.',
  ledByOthers:
    'a foreman plans the shifts, somebody else prices the work, and {{owner}} decides on machines and markets.',
  systems:
    'In manufacturing, a system proves itself when the hundredth piece comes out like the first, whoever is at the bench.',
  leadership:
    'In a workshop or plant, the hardest thing to let go is usually the quote, because price and feasibility meet there.',
  market:
    'Machines and material tie up money early, so orders that are known ahead make every purchase easier to plan.',
};
