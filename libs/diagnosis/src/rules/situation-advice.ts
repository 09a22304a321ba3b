import type { SituationId } from '@ellac/contracts';
import type { Situation } from '../situation/situation.js';
import type { StepRuleId, StrengthRuleId } from './rule-ids.js';

/** A first step, or candidates: the first one whose rule fired is taken. */
type FirstStep = StepRuleId | readonly StepRuleId[];

/** How a situation changes the rules; judgement. */
export interface Advice {
  /** Rules whose priority is raised by one level. */
  readonly raises: readonly StepRuleId[];
  /** Rules that are suppressed; `all` suppresses every rule that is not raised. */
  readonly off: readonly (StepRuleId | StrengthRuleId)[] | 'all';
  /** The steps to begin with, in this order; those whose rules do not hold are skipped. */
  readonly firstSteps: readonly FirstStep[];
  /** Steps for the second half of the year, where the plan would have none there. */
  readonly secondHalf: readonly StepRuleId[];
}

const adviceOf: Readonly<Record<Exclude<SituationId, 'exit-long' | 'owner-bound'>, Advice>> = {
  'too-little': { raises: ['R-25'], off: 'all', firstSteps: ['R-25'], secondHalf: [] },
  survive: {
    raises: ['R-01', 'R-02', 'R-03', 'R-30', 'S-15'],
    // Whatever does not bring cash waits until the thirteen weeks are over.
    // oxfmt-ignore
    off: [
      'S-04', 'S-08', 'S-09', 'S-10', 'S-11', 'S-12', 'S-13', 'S-16',
      'L-02', 'L-03', 'L-04', 'L-05', 'L-08', 'L-09', 'L-11', 'L-12', 'L-18', 'L-19',
      'M-06', 'M-12', 'M-13', 'M-14',
    ],
    firstSteps: ['R-01', 'R-02', 'R-26', 'R-03', 'R-30', 'R-28', 'S-15', 'R-14', 'R-17'],
    secondHalf: ['S-15', 'L-20', 'M-02'],
  },
  'exit-short': {
    raises: ['R-09', 'R-10', 'R-11', 'R-12', 'R-13', 'R-15', 'R-18', 'L-21'],
    off: ['S-09', 'M-02', 'M-06', 'M-14', 'M-19', 'L-03', 'L-10', 'L-18', 'L-22'],
    firstSteps: ['R-19', 'R-10', 'R-18', ['R-15', 'R-12'], ['R-13', 'R-11'], 'R-09'],
    secondHalf: ['R-11', 'R-13'],
  },
  'thin-margin': {
    raises: ['R-04', 'R-05', 'R-06'],
    off: ['P-07', 'P-09', 'S-09', 'M-14'],
    firstSteps: ['S-15', 'R-28', 'R-04', 'R-05', ['R-15', 'R-16', 'R-27'], 'R-06'],
    secondHalf: ['R-22', 'L-02'],
  },
  'few-clients': {
    raises: ['R-14', 'R-17', 'M-01', 'M-21', 'L-15'],
    off: ['M-10', 'S-09'],
    firstSteps: ['R-14', 'R-17', 'M-21', ['M-01', 'M-02'], 'R-18'],
    secondHalf: ['M-02', 'L-15'],
  },
  leaking: {
    raises: ['R-20', 'M-04'],
    off: ['M-02', 'M-11', 'M-12'],
    firstSteps: [['R-20', 'M-04'], 'R-18', 'S-03', 'L-15'],
    secondHalf: ['M-05', 'R-23'],
  },
  'stay-small': {
    raises: ['R-07', 'R-17', 'R-21', 'L-23'],
    off: ['L-07', 'L-19', 'L-22', 'M-12', 'M-14', 'M-18', 'M-19', 'S-09', 'S-16'],
    firstSteps: ['R-21', 'R-17', 'R-07', 'L-23'],
    secondHalf: ['M-10', 'L-23'],
  },
  grow: {
    raises: ['R-06', 'R-22', 'R-23', 'M-18'],
    off: ['M-19'],
    firstSteps: ['R-27', 'R-22', 'R-31', ['R-06', 'L-03', 'L-02'], 'R-23'],
    secondHalf: ['L-03', 'S-17'],
  },
  build: { raises: [], off: [], firstSteps: [], secondHalf: [] },
};

const exitLongFirst = {
  partner: ['L-21', 'R-10', ['R-12', 'R-13']],
  value: ['R-23', 'R-10', 'R-11'],
  plain: ['R-09', 'R-10', ['R-12', 'R-13']],
} as const satisfies Readonly<Record<string, readonly FirstStep[]>>;

const ownerBoundFirst = {
  person: ['R-15', 'R-16', 'S-01', ['L-05', 'L-04']],
  one: [['R-19', 'L-20'], 'R-16', 'L-01'],
  plain: ['R-32', 'R-33', ['R-19', 'L-20'], 'L-01', ['R-16', 'L-11'], ['R-24', 'L-04']],
} as const satisfies Readonly<Record<string, readonly FirstStep[]>>;

/** How each situation changes the rules. */
export function adviceFor(situation: Situation): Advice {
  if (situation.id === 'exit-long') {
    return {
      raises: ['L-21', 'R-07', 'R-10', 'R-12', 'R-13'],
      off: ['M-19', 'L-10', 'L-22'],
      firstSteps: exitLongFirst[situation.variant ?? 'plain'],
      secondHalf: ['R-11', 'R-13', 'L-03'],
    };
  }
  if (situation.id === 'owner-bound') {
    return {
      raises: ['R-15', 'R-16', 'R-19', 'L-01', 'L-11', 'L-20'],
      off: ['M-14', 'S-09', 'L-03'],
      firstSteps: ownerBoundFirst[situation.variant ?? 'plain'],
      secondHalf: ['L-11', 'L-12', 'L-02', 'L-19'],
    };
  }
  return adviceOf[situation.id];
}
