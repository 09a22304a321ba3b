import { areas, type ReportContent, type TextFactKind } from '@ellac/contracts';
import {
  answerPathOf,
  factGaps,
  type FiredGap,
  type FiredStrength,
  gaps,
  inputsOf as inputsOfFacts,
  type StepRuleId,
  type StepWords,
  type StrengthRuleId,
  strengths,
  type Voice,
} from '@ellac/diagnosis/parts';
import type { Business } from '@ellac/report-text';
import { completenessId } from './figures/derived-facts.js';
import { namedIn } from './fact-ids.js';
import type { Fact, RuleFact } from './fact.js';
import { moneyFactId } from './figures/money-facts.js';
import { namedVoice } from './answers/named-voice.js';
import { ownTextHider } from './answers/names.js';
import { placedTexts } from './answers/placed-texts.js';
import { textFigures, type TextFigures } from './figures/text-figures.js';

const stepWords = new Map<StepRuleId, (voice: Voice) => StepWords>([
  ...gaps.map(({ id, rule }) => [id, rule.words] as const),
  ...factGaps.map(({ id, words }) => [id, words] as const),
]);
const strengthWords = new Map(strengths.map(({ id, rule }) => [id, rule.words] as const));

/** The other inputs of a rule on facts: kinds of text facts and money facts. */
function factInputsOf(id: StepRuleId, { diagnosis }: Business): readonly string[] {
  const rule = factGaps.find((each) => each.id === id);
  if (rule === undefined) return [];
  const { facts, money, situation } = inputsOfFacts(rule.when);
  const kinds: readonly TextFactKind[] = facts;
  return [
    ...diagnosis.facts.filter(({ kind }) => kinds.includes(kind)).map((fact) => fact.id),
    ...money.map(moneyFactId),
    ...(situation ? diagnosis.situation.because : []),
  ];
}

/** The facts that stand at these paths or have one of these ids, and what the texts name. */
function inputsOf(
  paths: readonly string[],
  texts: readonly string[],
  facts: readonly Fact[],
): readonly string[] {
  const at: ReadonlySet<string> = new Set(paths);
  const isRead = ({ id, paths: own }: Fact) =>
    at.has(id) ||
    at.has(id.split('.')[0]!) ||
    (own.length > 0 && own.every((path) => at.has(path)));
  const read = facts.filter(isRead).map(({ id }) => id);
  const named = namedIn(texts.join(' '));
  const ids = [...new Set([...read, ...named])];
  // A step that asks for missing answers is about how many are missing.
  return ids.length === 0 ? [completenessId] : ids;
}

type Texts = Pick<
  RuleFact,
  'action' | 'expectedOutcome' | 'finding' | 'meaning' | 'stake' | 'step'
>;

const taken = (id: string, texts: Texts, figures: TextFigures): Texts => ({
  finding: figures.take(id, texts.finding),
  meaning: figures.take(id, texts.meaning),
  action: figures.take(id, texts.action),
  expectedOutcome: figures.take(id, texts.expectedOutcome),
  step: figures.take(id, texts.step),
  stake: figures.take(id, texts.stake),
});

const onlyTold = { action: '', expectedOutcome: '', step: '', stake: '' } as const;

/**
 * Every rule of the report in its order, then its other texts that may be worded, then the rules of
 * steps that only the plan has; and the figures that occur only in these texts.
 */
export function ruleFacts(
  business: Business,
  report: ReportContent,
  facts: readonly Fact[],
): { readonly rules: readonly RuleFact[]; readonly figures: readonly Fact[] } {
  const { diagnosis } = business;
  const voice = namedVoice(business, facts);
  const hidden = ownTextHider(business, facts);
  const figures = textFigures();

  const gapFact = ({ id, area, priority, evidence, words }: FiredGap): RuleFact => {
    const told = stepWords.get(id)!(voice);
    const texts = taken(
      id,
      {
        finding: told.finding,
        meaning: told.meaning,
        action: told.action,
        expectedOutcome: told.outcome,
        stake: told.stake,
        // The name must be the same as in the plan.
        step: hidden(words.step),
      },
      figures,
    );
    const paths = [
      ...evidence.filter((path) => answerPaths.has(path)),
      ...factInputsOf(id, business),
    ];
    return { id, area, priority, inputs: inputsOf(paths, Object.values(texts), facts), ...texts };
  };

  const strengthFact = ({ id, area, evidence }: FiredStrength): RuleFact => {
    const { finding, worth } = strengthWords.get(id)!(voice);
    const texts = taken(id, { finding, meaning: worth, ...onlyTold }, figures);
    return {
      id,
      area,
      priority: 'low',
      inputs: inputsOf(evidence, Object.values(texts), facts),
      ...texts,
    };
  };

  const placed = placedTexts(business, report, facts, hidden).map((each): RuleFact => {
    const texts = taken(each.id, { finding: each.text, meaning: '', ...onlyTold }, figures);
    const inputs = inputsOf(each.reads, [texts.finding], facts);
    return { id: each.id, priority: each.priority, inputs, ...texts };
  });

  const { evidence } = report;
  const gapIds = new Set<string>([
    ...areas.flatMap((area) => evidence.recommendations[area].map(({ ruleId }) => ruleId)),
    ...areas.flatMap((area) => evidence.keyGaps[area].map(({ ruleId }) => ruleId)),
    ...(report.page?.steps ?? []).map(({ id }) => id),
  ]);
  // Only the counsel uses these. They come last, so that they do not change the ids of the others'
  // figures.
  const onlyPlanned = new Set<string>(
    report.actionPlan.implementationPhases.flatMap(({ actions }) =>
      actions.flatMap(({ stepId }) => (stepId === undefined || gapIds.has(stepId) ? [] : [stepId])),
    ),
  );
  const strengthIds = new Set<string>(evidence.keyStrengths.map(({ ruleId }) => ruleId));
  return {
    rules: [
      ...diagnosis.gaps.filter(({ id }) => gapIds.has(id)).map(gapFact),
      ...diagnosis.strengths
        .filter(({ id }: { readonly id: StrengthRuleId }) => strengthIds.has(id))
        .map(strengthFact),
      ...placed,
      ...diagnosis.gaps.filter(({ id }) => onlyPlanned.has(id)).map(gapFact),
    ],
    figures: figures.facts(),
  };
}

const answerPaths: ReadonlySet<string> = new Set(Object.values(answerPathOf));
