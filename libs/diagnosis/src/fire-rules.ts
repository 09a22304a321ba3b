import { type AnswerPath, priorities, type Priority, type ScoredItem } from '@ellac/contracts';
import { answerPathOf, type Alias } from './model/answers.js';
import type { FactCondition, FactGround } from './conditions/facts/fact-condition.js';
import { holds as holdsOnFacts } from './conditions/facts/fact-holds.js';
import { inEnglish } from './conditions/facts/fact-in-english.js';
import { reasonOf } from './conditions/facts/fact-reason.js';
import { inputsOf as inputsOfFacts } from './conditions/facts/fact-inputs-of.js';
import type { FiredGap, FiredStrength } from './diagnosis.js';
import type { Ground } from './situation/ground.js';
import { isModest, withoutHaste } from './modest-gaps.js';
import { priorityOf } from './rules/by-facts/placed-fact-rule.js';
import { fires } from './rules/fires.js';
import { factGaps, gaps, strengths } from './rules/model.js';
import type { AdvisingRule, GapRule, Help } from './rules/rule.js';
import type { StepRuleId } from './rules/rule-ids.js';
import { scoredItems } from './model/scored-items.js';
import { adviceFor } from './rules/situation-advice.js';
import { isOverrated } from './strengths-guard.js';
import type { Voice } from './voice/voice.js';

const helpOf = ({ staff, outside }: Help = {}, { isTiny }: Voice): readonly string[] =>
  [isTiny ? undefined : staff, outside].filter((who) => who !== undefined);

function urgencyOf(inputs: readonly Alias[], breakdown: readonly ScoredItem[]): number {
  const touched = scoredItems.flatMap((item, index) =>
    item.answers.some((alias) => inputs.includes(alias)) ? [breakdown[index]!] : [],
  );
  return touched.reduce((sum, { weight, points }) => sum + weight * (10 - points), 0);
}

const pathsOf = (inputs: readonly Alias[]): readonly AnswerPath[] =>
  inputs.map((alias) => answerPathOf[alias]);

const raised = (priority: Priority): Priority =>
  priorities[Math.max(0, priorities.indexOf(priority) - 1)]!;

const factGroundOf = (ground: Ground): FactGround => ({ ...ground, flags: ground.trade.flags });

/** What all rules that advise have in common. */
const adviceOf = (rule: AdvisingRule<StepRuleId>, { money }: Ground, voice: Voice) => {
  const figure = money.find(({ id }) => id === rule.money);
  return {
    words: rule.words(voice),
    help: helpOf(rule.help, voice),
    ownerHours: rule.ownerHours,
    needs: rule.needs,
    sources: rule.sources,
    ...(figure && { money: figure }),
  };
};

const isSilenced = (where: FactCondition | undefined, ground: Ground): boolean =>
  where !== undefined && holdsOnFacts(where, factGroundOf(ground));

function ownPriority({ priority }: GapRule, ground: Ground): Priority {
  if (typeof priority === 'string') return priority;
  if ('critical' in priority)
    return holdsOnFacts(priority.critical, factGroundOf(ground)) ? 'critical' : priority.else;
  return fires(priority.high, [], ground.answers, ground.notKnown) ? 'high' : priority.else;
}

/**
 * The rules on answers that hold, before the situation and rules on facts suppress some of them.
 */
const onAnswers = (ground: Ground, voice: Voice): readonly FiredGap[] =>
  gaps.flatMap(({ id, area, rule, inputs, condition }) => {
    const { answers, notKnown, scoring } = ground;
    if (!fires(rule.when, inputs, answers, notKnown)) return [];
    if (isSilenced(rule.silentWhere, ground)) return [];
    const priority = ownPriority(rule, ground);
    const isByModesty = isModest(area, inputs, ground);
    return [
      {
        id,
        area,
        priority: isByModesty ? withoutHaste(priority) : priority,
        condition,
        published: rule.published ?? [],
        evidence: pathsOf(inputs),
        ...adviceOf(rule, ground, voice),
        isByFact: false,
        isNeverAmongFirst: rule.isNeverAmongFirst === true || isByModesty,
        urgency: urgencyOf(inputs, scoring.breakdown),
      },
    ];
  });

/** The rules on facts that hold, each with the rules on answers that it replaces. */
function onFacts(ground: Ground, voice: Voice) {
  const factGround = factGroundOf(ground);
  return factGaps
    .filter(({ when }) => holdsOnFacts(when, factGround))
    .map((rule) => {
      const inputs = inputsOfFacts(rule.when);
      const told = ground.facts.filter(({ kind }) => inputs.facts.includes(kind));
      const evidence = [...pathsOf(inputs.answers), ...told.flatMap(({ path }) => path ?? [])];
      const gap: FiredGap = {
        id: rule.id,
        area: rule.area,
        priority: priorityOf(rule, factGround),
        condition: inEnglish(reasonOf(rule.when, factGround) ?? rule.when),
        published: [],
        evidence: [...new Set(evidence)],
        ...adviceOf(rule, ground, voice),
        isByFact: true,
        isNeverAmongFirst: false,
        urgency: urgencyOf(inputs.answers, ground.scoring.breakdown),
      };
      return { gap, replaces: rule.replaces ?? [] };
    });
}

/**
 * The rules that point to a gap and hold, in the order of the model, those on facts last. A rule is
 * left out if the owner marked an answer that its condition reads as not known, and if the
 * situation or a rule on facts suppresses it.
 */
export function firedGapsOf(ground: Ground, voice: Voice): readonly FiredGap[] {
  const { raises, off } = adviceFor(ground.situation);
  const byFacts = onFacts(ground, voice);
  const replaced = new Set<StepRuleId>(byFacts.flatMap(({ replaces }) => replaces));
  const isOff = (id: StepRuleId) => (off === 'all' ? !raises.includes(id) : off.includes(id));
  return [
    ...onAnswers(ground, voice).filter(({ id }) => !replaced.has(id)),
    ...byFacts.map(({ gap }) => gap),
  ]
    .filter(({ id }) => !isOff(id))
    .map((gap) => (raises.includes(gap.id) ? { ...gap, priority: raised(gap.priority) } : gap));
}

/** The rules that point to a strength and hold, in the order of the model. */
export function firedStrengthsOf(ground: Ground, voice: Voice): readonly FiredStrength[] {
  const { answers, notKnown } = ground;
  const { off } = adviceFor(ground.situation);
  return strengths.flatMap(({ id, area, rule, inputs, condition }) => {
    const isSilent =
      off === 'all' ||
      off.includes(id) ||
      isSilenced(rule.silentWhere, ground) ||
      isOverrated(rule, area, ground) ||
      !fires(rule.when, inputs, answers, notKnown);
    if (isSilent) return [];
    return [
      {
        id,
        area,
        condition,
        published: rule.published ?? [],
        evidence: pathsOf(inputs),
        sources: rule.sources,
        words: rule.words(voice),
      },
    ];
  });
}
