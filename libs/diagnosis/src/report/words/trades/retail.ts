import type { Trade } from './trade.js';

export const retail: Trade = {
  kind: 'a retail business',
  ownerLed:
    'buying, prices and the till keys belong to one person, and the shop feels different on a day off.',
  ledByOthers:
    'store managers order, staff and price within limits, and {{owner}} decides on range, sites and brands.',
  systems:
    'In retail, the test is an ordinary Tuesday: does the shop run the same when nobody from the top is in?',
  leadership:
    'Buying and prices are often the last things a shop owner hands over, and both can be learned with limits.',
  market:
    'Retail lives on many small purchases, so customers who return replace the contracts that others have.',
};
