import type { Trade } from './trade.js';

export const other: Trade = {
  kind: 'a business',
  ownerLed: 'orders, decisions and relationships come together in one person.',
  ledByOthers: 'leaders run the business day by day, and {{owner}} sets its direction.',
  systems:
    'Whatever the trade, a system proves itself on the day when the person who knows best is not there.',
  leadership: 'Leading can be learned only by those who are allowed to try.',
  market: 'Revenue that is known early gives time for everything else.',
};
