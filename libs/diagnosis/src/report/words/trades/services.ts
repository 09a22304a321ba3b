import type { Trade } from './trade.js';

export const services: Trade = {
  kind: 'a service business',
  ownerLed:
    'customers ask for one person by name, and that person’s calendar is the real limit of the business.',
  ledByOthers:
    'customers trust a standard and several names, others fill the calendar, and {{owner}} looks after direction and a few relationships.',
  systems:
    'In services, customers notice at once whether the same care comes from someone else, so the standard has to be plain.',
  leadership:
    'Customers of a service business often ask for a person by name, so a second name has to be introduced early.',
  market:
    'A service cannot be stored, so every open week in the calendar is lost, and agreements keep it filled.',
};
