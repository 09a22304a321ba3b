import { areas } from '@ellac/contracts';
import { notKnownOf } from '../answers.js';
import { fireRules } from '../fire-rules.js';
import type { Business } from '../report/business.js';
import { planOf, strengthStep, type Step } from '../report/plan.js';
import { ruleFindingOf, weaknessOf, worthOf } from '../report/step-words.js';
import { completenessId } from './derived-facts.js';
import { namedIn } from './fact-ids.js';
import type { Fact, RuleFact } from './facts.js';
import { withFactIds } from './figures-by-name.js';
import { textFigures } from './text-figures.js';

/** The same business, told with placeholders in place of its names and figures. */
function withPlaceholders(business: Business): Business {
  const { questionnaire, answers, diagnosis } = business;
  const fired = fireRules(answers, notKnownOf(questionnaire), diagnosis.breakdown, withFactIds);
  return {
    ...business,
    diagnosis: { ...diagnosis, fired },
    owner: '{{OWNER}}',
    company: '{{COMPANY}}',
    figuresIn: withFactIds,
  };
}

/** The facts that a rule reads: its answers, what they alone lead to, and what its texts name. */
function inputsOf(paths: readonly string[], texts: string, facts: readonly Fact[]): string[] {
  const read = facts.filter(
    (fact) => fact.paths.length > 0 && fact.paths.every((path) => paths.includes(path)),
  );
  // An answer that is to be found out: what there is to say of it is that it is missing.
  const ids = read.length === 0 ? [completenessId] : read.map(({ id }) => id);
  return [...new Set([...ids, ...namedIn(texts)])];
}

type Texts = Pick<RuleFact, 'finding' | 'meaning'>;

/**
 * Every rule of the plan in the order of the report, then the other strengths; and the figures that
 * their texts name by themselves.
 */
export function ruleFacts(
  business: Business,
  facts: readonly Fact[],
): { readonly rules: readonly RuleFact[]; readonly figures: readonly Fact[] } {
  const told = withPlaceholders(business);
  const plan = planOf(told);
  const figures = textFigures();

  const textsOf = ({ id }: Step): Texts => {
    const rule = told.diagnosis.fired.find((fired) => fired.id === id);
    if (rule === undefined || rule.area === 'consistency') return { finding: '', meaning: '' };
    return {
      finding: ruleFindingOf(rule, told),
      meaning: rule.area === 'strength' ? worthOf(rule, told) : weaknessOf(rule, told),
    };
  };

  const ruleFact = (step: Step): RuleFact => {
    const take = (text: string) => figures.take(step.id, text);
    const { finding, meaning } = textsOf(step);
    const texts = {
      finding: take(finding),
      meaning: take(meaning),
      action: take(step.action),
      expectedOutcome: take(step.expectedOutcome),
      step: take(step.words.step),
      stake: take(step.words.stake),
    };
    return {
      id: step.id,
      area: step.area,
      priority: step.priority,
      inputs: inputsOf(step.evidence.evidence, Object.values(texts).join(' '), facts),
      ...texts,
    };
  };

  const steps = areas.flatMap((area) => plan.steps[area]);
  const others = plan.strengths
    .filter(({ id }) => !steps.some((step) => step.id === id))
    .map((rule) => strengthStep(rule, told));
  const rules = [...steps, ...others].map(ruleFact);
  return { rules, figures: figures.facts() };
}
