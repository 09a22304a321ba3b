import {
  areas,
  numberedSteps,
  type Analysis,
  type CounselText,
  type NumberedStep,
  type RuleEvidence,
} from '@ellac/contracts';
import { answersBehind, isOfRule } from './answers-behind.js';
import { letterEvidence } from './letter-evidence.js';
import { areaNames } from '../scores/area-names.js';
import { deniedTitle } from '../scores/denied-answers.js';
import { heartTitle, openTitle, turnsTitle } from '../counsel-headings.js';
import { beginTitle } from '../page-one-words.js';
import { placeInCounsel } from '../../reading-place/counsel-place.js';

/** A text of the report and what it rests on. */
interface RestsOnEntry {
  /** The text, or its title; without the full stop at its end. */
  readonly of: string;
  readonly evidence: readonly string[];
}

/** What each text of the report rests on, in the report's order: its own evidence, then the rules. */
export function allEvidence(analysis: Analysis): readonly RestsOnEntry[] {
  const evidence = new Map<string, readonly string[]>();
  for (const entry of [...counselEvidence(analysis), ...ruleEvidence(analysis)]) {
    if (entry.evidence.length === 0) continue;
    const of = entry.of.replace(/\.$/, '');
    evidence.set(of, [...(evidence.get(of) ?? []), ...entry.evidence]);
  }
  return [...evidence].map(([of, lines]) => ({ of, evidence: lines }));
}

const entryOf = (of: string, text: CounselText | undefined): RestsOnEntry => ({
  of,
  evidence: text?.evidence ?? [],
});

function counselEvidence({ counsel, ...analysis }: Analysis): readonly RestsOnEntry[] {
  if (counsel === undefined) return [];
  const steps = numberedSteps({ ...analysis, counsel });
  const ofText = (text: CounselText): RestsOnEntry => entryOf(text.text, text);
  return [
    entryOf('The verdict', counsel.lead),
    { of: deniedTitle, evidence: counsel.denied?.flatMap(({ evidence }) => evidence) ?? [] },
    entryOf(beginTitle, counsel.begin),
    ...(counsel.numbers ?? []).map(ofText),
    ...(counsel.letter?.map((section) => ({
      of: section.title,
      evidence: letterEvidence(section),
    })) ?? [entryOf(heartTitle, counsel.heart)]),
    ...(counsel.strengths ?? []).map(ofText),
    ...(counsel.weaknesses ?? []).map(ofText),
    entryOf('Transition Readiness', counsel.readiness),
    ...areas.map((area) => entryOf(areaNames[area], counsel.areas?.[area])),
    entryOf('Overall Conclusion', counsel.conclusion ?? counsel.order),
    ...areas.map((area) => entryOf(`Implications: ${areaNames[area]}`, counsel.effects?.[area])),
    ...counsel.steps.map(({ stepId, title, evidence = [], how }) => ({
      of: titleOf(
        steps.find(({ action }) => stepId !== undefined && action.stepId === stepId),
        title,
      ),
      evidence: [...new Set([...evidence, ...(how?.evidence ?? [])])],
    })),
    ...[counsel.notNow ?? [], counsel.later ?? []]
      .flat()
      .map(({ what, why }) => entryOf(`Not now: ${what}`, why)),
    ...counsel.turns.map((text) => entryOf(`${turnsTitle}: ${text.text}`, text)),
    ...counsel.open.map((text) => entryOf(`${openTitle}: ${text.text}`, text)),
  ];
}

const titleOf = (step: NumberedStep | undefined, title: string): string =>
  step === undefined ? title : `Step ${String(step.number)}: ${title}`;

/** The rules that speak in the report, each once, with the answers that they read. */
function ruleEvidence(analysis: Analysis): readonly RestsOnEntry[] {
  const { evidence, conclusions, findings } = analysis;
  const steps = numberedSteps(analysis);
  const gaps = {
    systems: findings.systemsAnalysis,
    leadership: findings.leadershipAnalysis,
    market: findings.marketAnalysis,
  };
  const speaking = [
    ...areas.flatMap((area) =>
      conclusions.recommendations[area].map(({ stepId, action }, index) => {
        const told = placeInCounsel(analysis.counsel, stepId);
        const step = steps.find(({ action: { stepId: id } }) => id !== undefined && id === stepId);
        return {
          number: step?.number ?? Number.MAX_SAFE_INTEGER,
          of: titleOf(step, told?.title ?? step?.action.description ?? action),
          rule: evidence.recommendations[area][index],
        };
      }),
    ),
    ...areas.flatMap((area) =>
      gaps[area].keyGaps.map((gap, index) => ({
        number: Number.MAX_SAFE_INTEGER,
        of: gap,
        rule: evidence.keyGaps[area][index],
      })),
    ),
  ].sort((one, other) => one.number - other.number);
  const seen = new Set<string>();
  return speaking.flatMap(({ of, rule }) => {
    if (rule === undefined || !isOfRule(rule) || seen.has(rule.ruleId)) return [];
    seen.add(rule.ruleId);
    const answers = answersBehind(rule, analysis.scoreBreakdown, analysis.answers);
    return [
      {
        of,
        evidence: [ruleInWords(rule), ...answers.map(({ label, answer }) => `${label}: ${answer}`)],
      },
    ];
  });
}

const ruleInWords = ({ ruleId, condition }: RuleEvidence): string =>
  condition === undefined ? `Rule ${ruleId}` : `${condition.replace(/\.$/, '')} (rule ${ruleId})`;

/** The sources of all rules that speak in the report, each once. */
export function allSources({ evidence }: Analysis): readonly string[] {
  const { keyGaps, recommendations, keyStrengths, keyWeaknesses = [] } = evidence;
  const rules = [
    ...Object.values(recommendations).flat(),
    ...Object.values(keyGaps).flat(),
    ...keyStrengths,
    ...keyWeaknesses,
  ];
  return [...new Set(rules.flatMap(({ sources }) => sources))];
}
