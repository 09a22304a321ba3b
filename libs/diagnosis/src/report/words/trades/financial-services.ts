import type { Trade } from './trade.js';

export const financialServices: Trade = {
  kind: 'a financial services business',
  ownerLed:
    'the clients, their files and the advice live in one head, and each renewal lands on one desk.',
  ledByOthers:
    'each client knows two advisers, files can be read by both, and {{owner}} decides on products and partners.',
  systems:
    'In financial services, what was advised and why has to be found years later, so records are part of the product.',
  leadership:
    'Clients in financial services trust a person with their money, and two people who know each file are the plain answer.',
  market:
    'In financial services, income that returns each year carries the business through quiet markets.',
};
