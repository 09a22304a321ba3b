import type {
  GapRuleId,
  LeadershipRuleId,
  MarketRuleId,
  SystemsRuleId,
} from '../model/rule-ids.js';
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
import type { GapRule } from './rule.js';

const systemsRules: Readonly<Record<SystemsRuleId, GapRule>> = {
  ...documentationRules,
  ...processesRules,
  ...offerRules,
  ...sellingRules,
  ...organisationRules,
};

const leadershipRules: Readonly<Record<LeadershipRuleId, GapRule>> = {
  ...absenceRules,
  ...salesRules,
  ...directionRules,
  ...functionsRules,
  ...relationshipsRules,
  ...handoverRules,
};

const marketRules: Readonly<Record<MarketRuleId, GapRule>> = {
  ...clientsRules,
  ...retentionRules,
  ...returningCustomersRules,
  ...forecastRules,
  ...positionRules,
  ...growthRules,
};

/** The rules that point to a gap: business systems, leadership and market context. */
export const gapRules: Readonly<Record<GapRuleId, GapRule>> = {
  ...systemsRules,
  ...leadershipRules,
  ...marketRules,
};
