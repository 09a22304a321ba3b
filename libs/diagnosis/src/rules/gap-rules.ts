import { absenceRules } from './leadership/absence.js';
import { directionRules } from './leadership/direction.js';
import { functionsRules } from './leadership/functions.js';
import { handoverRules } from './leadership/handover.js';
import { relationshipsRules } from './leadership/relationships.js';
import { salesRules } from './leadership/owner-sells.js';
import { clientsRules } from './market/concentration.js';
import { forecastRules } from './market/forecast.js';
import { growthRules } from './market/projected-growth.js';
import { positionRules } from './market/position.js';
import { retentionRules } from './market/retention.js';
import { returningCustomersRules } from './market/returning-customers.js';
import { documentationRules } from './systems/documentation.js';
import { offerRules } from './systems/offer.js';
import { organisationRules } from './systems/organisation.js';
import { processesRules } from './systems/processes.js';
import { sellingRules } from './systems/selling.js';

/** The rules that point to a gap, by area and topic: business systems, leadership and market context. */
export const gapRules = {
  systems: [documentationRules, processesRules, offerRules, sellingRules, organisationRules],
  leadership: [
    absenceRules,
    salesRules,
    directionRules,
    functionsRules,
    relationshipsRules,
    handoverRules,
  ],
  market: [
    clientsRules,
    retentionRules,
    returningCustomersRules,
    forecastRules,
    positionRules,
    growthRules,
  ],
} as const;
