import type {
  DocumentedElement,
  InstitutionalizedRelationship,
  RevenueConcentration,
} from '@ellac/contracts';

/** Corners `[value, points]` by rising value; straight lines between, flat beyond both ends. */
export type Curve = readonly (readonly [value: number, points: number])[];

/** The points (0–10) of a value on a curve. */
export function pointsOn(curve: Curve, value: number): number {
  const above = curve.findIndex(([corner]) => value <= corner);
  const [endValue, endPoints] = curve.at(above)!;
  if (above <= 0) return endPoints;
  const [startValue, startPoints] = curve[above - 1]!;
  return startPoints + ((value - startValue) / (endValue - startValue)) * (endPoints - startPoints);
}

/**
 * The curves of the scoring model. Capitals name the source of a corner (sources.ts); what has
 * none is judgement.
 */
export const curves = {
  /** A rating on the agreement scale, 1–5. */
  rating: [
    [1, 0],
    [5, 10],
  ],
  /** Standard share of the work, %: teachable and repeatable offers (TVR, BTS); judgement. */
  standardShare: [
    [0, 2],
    [25, 4],
    [50, 6],
    [75, 9],
    [90, 10],
  ],
  /** Functions that run without the owner, of 6: hub and spoke (VB); linear. */
  independentFunctions: [
    [0, 0],
    [6, 10],
  ],
  /** Owner's share of sales, %: 30 is called high (OC), salespeople are plural (BTS). */
  ownerSales: [
    [0, 10],
    [20, 8],
    [30, 6],
    [50, 4],
    [75, 1.5],
    [100, 0],
  ],
  /** Days the owner can be away: 30-day test (VAC), three months (F90, VB8); 7 and 14 judgement. */
  absence: [
    [0, 0],
    [7, 2],
    [14, 4],
    [30, 7],
    [60, 9],
    [90, 10],
  ],
  /** People in the sales team: at least two sellers (BTS). */
  salesTeam: [
    [0, 0],
    [1, 4],
    [2, 8],
    [3, 10],
  ],
  /**
   * Three largest clients, % of revenue: at most 10 is best and above 15–20 a concern (CC2), 20 (CC4,
   * SWI), 30 in two or three clients (CC3), 50 for the top three (CC1); 10 is a disclosure line (CC5).
   */
  topClients: [
    [0, 10],
    [10, 10],
    [20, 8.5],
    [30, 6.5],
    [50, 3],
    [75, 1],
    [100, 0],
  ],
  /** Retention minus the industry's value, percentage points (RET1–RET4). */
  retentionGap: [
    [-25, 0],
    [-10, 3],
    [0, 6],
    [12, 10],
  ],
  /** Revenue quality, 0–100: 30–50 % and 70 % recurring (RR1), contracted against repeat (RR2). */
  revenueQuality: [
    [0, 1],
    [15, 3],
    [30, 5],
    [50, 7.5],
    [70, 10],
  ],
  /** Predictability, 0–100: the idea is RV's; no published threshold was found, so judgement. */
  predictability: [
    [0, 0],
    [25, 3],
    [50, 6],
    [75, 9],
    [85, 10],
  ],
  /**
   * Projected growth, %: above 20 a year is called high growth (OECD). That is growth achieved and
   * this is growth planned, so more than 20 earns nothing more and costs nothing.
   */
  growth: [
    [-20, 0],
    [0, 4],
    [5, 6],
    [10, 8],
    [20, 10],
  ],
  /** Net margin divided by what is good in the industry: 5 low, 10 healthy, 20 high (MAR2, MAR1). */
  netRatio: [
    [0, 0],
    [0.5, 4],
    [1, 7],
    [1.5, 9],
    [2, 10],
  ],
  /** Gross margin minus the industry's value, percentage points (MAR1, MAR3). */
  grossGap: [
    [-30, 0],
    [-15, 4],
    [0, 7],
    [15, 10],
  ],
} as const satisfies Record<string, Curve>;

/**
 * Points for the main offer's share of revenue: focus (TVR) against standing on one leg (CVD). The
 * only item with a peak, because the answers have no agreed better end.
 */
export const mainOfferPoints: Readonly<Record<RevenueConcentration, number>> = {
  'less-25': 4,
  '25-50': 6,
  '51-75': 9,
  '76-90': 10,
  'more-90': 8,
};

/** Points that each written part of selling adds: formal sales process (SP, CSO); split judgement. */
export const documentedElementPoints: Readonly<Record<DocumentedElement, number>> = {
  process: 3,
  commission: 1.4,
  leads: 1.4,
  scripts: 1.4,
  proposals: 1.4,
  follow_up: 1.4,
};

/** Points that each relationship held by the company adds (TA, CC1); split judgement. */
export const relationshipPoints: Readonly<Record<InstitutionalizedRelationship, number>> = {
  key_clients: 4,
  vendors: 1.5,
  banking: 1.5,
  strategic_partnerships: 1.5,
  industry_networks: 1.5,
};
