import {
  numberedSteps,
  areas,
  priorities,
  type Analysis,
  type Area,
  type PhaseAction,
  type Recommendation,
  type RuleEvidence,
} from '@ellac/contracts';
import { byDate } from './plan-words.js';
import { regionOf } from '../region-of.js';
import { placeInCounsel, type PlacedCounselStep } from '../../reading-place/counsel-place.js';

/** A recommendation with what a reader needs to find it again in the plan. */
export interface ShownRecommendation {
  readonly area: Area;
  readonly recommendation: Recommendation;
  readonly evidence: RuleEvidence | undefined;
  /** The step of the plan that it is; null where it is none. */
  readonly number: number | null;
  /** The same step in the plan; null where it is none. */
  readonly planned: PhaseAction | null;
  readonly title: string;
  /** Until when; of a long step, until when it shows a first result. */
  readonly when: string;
  /** What is done, without what the title says. */
  readonly text: string;
  /** Where a counsel tells it in its own words. */
  readonly place: PlacedCounselStep | null;
  /** The address of its title in the page. */
  readonly id: string;
}

const firstSentence = /^(?<first>.+?[.!?])(?:\s+(?<rest>.*))?$/su;

/** All recommendations: those that are steps of the plan by their numbers, then the most urgent first. */
export function shownRecommendations(analysis: Analysis): readonly ShownRecommendation[] {
  const steps = numberedSteps(analysis);
  const shown = areas.flatMap((area) =>
    analysis.conclusions.recommendations[area].map((recommendation, index) => {
      const { stepId, action } = recommendation;
      const step = steps.find((each) => stepId !== undefined && each.action.stepId === stepId);
      const long = analysis.page?.steps.find(
        ({ id, isFirstResult }) => id === stepId && isFirstResult === true,
      );
      const place = placeInCounsel(analysis.counsel, stepId);
      const { first = action, rest = '' } = firstSentence.exec(action)?.groups ?? {};
      const title = place?.title ?? step?.action.description;
      return {
        area,
        recommendation,
        evidence: analysis.evidence.recommendations[area][index],
        number: step?.number ?? null,
        planned: step?.action ?? null,
        when: long === undefined ? recommendation.timeline : byDate(long, regionOf(analysis)),
        title: title ?? first.replace(/\.$/u, ''),
        text: title === undefined ? rest : title === action ? '' : action,
        place,
        id: place?.id ?? recommendationId(stepId, area, index),
      };
    }),
  );
  const rank = ({ number, recommendation }: ShownRecommendation): number =>
    number ?? steps.length + 1 + priorities.indexOf(recommendation.priority);
  return shown.sort((one, other) => rank(one) - rank(other));
}

const recommendationId = (stepId: string | undefined, area: Area, index: number): string =>
  stepId === undefined ? `advice-${area}-${index}` : `advice-${stepId}`;
