import type { Trade } from './trade.js';

export const technology: Trade = {
  kind: 'a technology business',
  ownerLed:
    'the founder is architect, first seller and last support line, and releases wait for one pair of eyes.',
  ledByOthers:
    'others own the product, the customers and the support queue, and {{owner}} decides where the product goes.',
  systems:
    'In technology, the test is whether a colleague can carry on a customer’s project from what is written down.',
  leadership:
    'Technical founders are often asked about everything, so the first thing to share is the final say.',
  market:
    'Yesterday’s advantage ages quickly in technology, so revenue that renews tells more than a full pipeline.',
};
