import {
  type ActionPlan,
  type Area,
  areas,
  type Counsel,
  type CounselStep,
  formatPlainDate,
  independentFunctionChoices,
  numberedSteps,
  type Recommendation,
  type ReportContent,
  type RuleEvidence,
} from '@ellac/contracts';
import { addDays, counted, joined, lowered } from '@ellac/diagnosis/parts';
import {
  areaNames,
  type Business,
  evidenceOfRule,
  phasesByTime,
  weeksInWords,
} from '@ellac/report-text';
import { criticalGapsOf } from './critical-gaps.js';
import { denialOf, deniedOf, isAboutFunctions } from './denied-answers.js';

/** A step of a counsel that this version made. */
type Step = CounselStep & { readonly stepId: string; readonly area: Area };

const maxMilestones = 5;
const firstCount = 3;
const daysOfWeek = 7;

const actionsOf = ({ implementationPhases }: ActionPlan) =>
  implementationPhases.flatMap(({ actions }) => actions);

const isStep = (step: CounselStep): step is Step =>
  step.stepId !== undefined && step.area !== undefined;

/** Days within which a step is as urgent as the first ones, and within which it is high; judgement. */
const pressing = 14;
const near = 90;

/**
 * The first steps are equally urgent: critical where a rule says so of one of them, or where something
 * has just happened, else high. So is another one that ends soon. What ends within three months is
 * high: a counsel has few steps, and a lease that is signed in February is none of the lesser ones. The
 * others are medium.
 */
function prioritiesOf(
  steps: readonly Step[],
  { isUrgent = false }: Counsel,
  { diagnosis, submittedOn }: Business,
) {
  const critical = new Set<string>(
    diagnosis.gaps.filter(({ priority }) => priority === 'critical').map(({ id }) => id),
  );
  const first = firstOf(steps);
  const urgent = isUrgent || first.some(({ stepId }) => critical.has(stepId)) ? 'critical' : 'high';
  const [soon, later] = [pressing, near].map((days) => addDays(submittedOn, days));
  return (step: Step): Recommendation['priority'] => {
    if (first.includes(step) || step.by <= soon!) return urgent;
    return step.by <= later! ? 'high' : 'medium';
  };
}

const perArea = <Told>(tell: (area: Area) => Told): Record<Area, Told> => ({
  systems: tell('systems'),
  leadership: tell('leadership'),
  market: tell('market'),
});

const labelOf = ({ label }: (typeof independentFunctionChoices)[number]): string => lowered(label);

/** Whether their names take a verb in the singular, which operations do not. */
const isOne = ([first, ...others]: readonly (typeof independentFunctionChoices)[number][]) =>
  others.length === 0 && first?.value !== 'operations';

/** Which of the functions run without the owner by the ticks, and which are to follow. */
function phaseContextOf(
  { isUrgent, denied = [] }: Counsel,
  { answers, diagnosis }: Business,
): string {
  if (isUrgent === true) return 'The question of Phase 2 waits until what presses is settled.';
  const runs = independentFunctionChoices.filter(({ value }) => answers.funcs.includes(value));
  const waits = independentFunctionChoices.filter(({ value }) => !answers.funcs.includes(value));
  if (waits.length === 0)
    return denied.length === 0
      ? 'By your ticks, all six functions run without you.'
      : 'By your ticks, all six functions run without you; what you write of them stands on page one.';
  const now =
    runs.length === 0
      ? 'none of the six functions runs without you yet'
      : `${joined(runs.map(labelOf))} ${isOne(runs) ? 'runs' : 'run'} without you`;
  if (runs.length > 0 && denied.some(({ path }) => isAboutFunctions(path, answers.funcs)))
    return `By your ticks, ${now}; what you write of that stands on page one.`;
  // A business that stays as it is has no further phase to reach.
  if (diagnosis.situation.id === 'stay-small')
    return runs.length === 0
      ? 'You want to stay as you are, so what counts is who can step in for you; no further phase follows.'
      : `By your ticks, ${now}. You want to stay as you are, so no further phase follows.`;
  const next =
    runs.length === 0
      ? 'The way to Phase 2 begins with the first that does.'
      : `On the way to Phase 2, ${joined(waits.map(labelOf))} ${isOne(waits) ? 'follows' : 'follow'}.`;
  return `By your ticks, ${now}. ${next}`;
}

/** What the report rests on. */
function significanceOf({ answers, diagnosis, submittedOn }: Business): string {
  const day = formatPlainDate(submittedOn, answers.country);
  const { completeness } = diagnosis.readiness;
  return [
    `It rests on your answers of ${day} alone: nobody has looked into your books and contracts, or asked your people.`,
    ...(completeness >= 100 ? [] : [`Of what is scored, ${100 - completeness}% was left open.`]),
  ].join(' ');
}

/** The days between the years, month and day, on which nobody begins anything; judgement. */
const isBetweenYears = (monthAndDay: string): boolean =>
  monthAndDay >= '12-24' || monthAndDay === '01-01';

/** The day itself, or the next one that is no weekend and no holiday. */
function nextWorkday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const isFree = weekday === 0 || weekday === 6 || isBetweenYears(day.slice(5));
  return isFree ? nextWorkday(addDays(day, 1)) : day;
}

const byDate = (steps: readonly Step[]): readonly Step[] =>
  steps.toSorted((one, other) => one.by.localeCompare(other.by));

/** From when to when the steps run, and how many hours they take in the busiest week. */
function timeOf(
  actions: readonly {
    readonly from: string;
    readonly to: string;
    readonly ownerHoursPerWeek?: number;
  }[],
  { answers: { country }, voice }: Business,
): string {
  const [first = ''] = actions.map(({ from }) => from).toSorted();
  const last =
    actions
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? '';
  const busiest = Math.max(
    0,
    ...actions.map(({ from: day }) =>
      actions
        .filter(({ from, to }) => from <= day && day <= to)
        .reduce((sum, { ownerHoursPerWeek = 0 }) => sum + ownerHoursPerWeek, 0),
    ),
  );
  const run = `The steps run from ${formatPlainDate(first, country)} to ${formatPlainDate(last, country)}.`;
  if (busiest === 0) return run;
  const hours = `${counted(busiest)} ${busiest === 1 ? 'hour' : 'hours'}`;
  return `${run} The busiest week takes ${hours} of ${voice.hasPartners ? 'the partners’ time together' : 'your own time'}.`;
}

function planOf(
  steps: readonly Step[],
  counsel: Counsel,
  rules: ActionPlan,
  business: Business,
): ActionPlan {
  const { isUrgent = false } = counsel;
  const { submittedOn } = business;
  const planned = new Map(actionsOf(rules).map((action) => [action.stepId, action]));
  const beginOf = ({ by, weeks = 1 }: Step): string => {
    const begin = addDays(by, -daysOfWeek * weeks);
    const earliest = begin < submittedOn ? submittedOn : begin;
    // An emergency does not wait for Monday.
    const day = isUrgent ? earliest : nextWorkday(earliest);
    return day < by ? day : by;
  };
  /** The steps of the counsel that end before this one begins and that it needs by the rules. */
  const needsOf = (step: Step): string[] =>
    (planned.get(step.stepId)?.dependencies ?? []).flatMap((name) => {
      const needed = steps.find(({ stepId }) => planned.get(stepId)?.description === name);
      return needed !== undefined && needed.by <= beginOf(step) ? [needed.title] : [];
    });
  const priorityOf = prioritiesOf(steps, counsel, business);
  const actions = steps.map((step) => {
    const { stepId, title, by, measure, weeks = 1, hours } = step;
    return {
      stepId,
      description: title,
      duration: weeksInWords(weeks),
      priority: priorityOf(step),
      dependencies: needsOf(step),
      successMetrics: [measure],
      // The resources of the rules belong to the actions of the rules, which the counsel replaces.
      resources: [],
      from: beginOf(step),
      to: by,
      ...(hours !== undefined && { ownerHoursPerWeek: hours }),
    };
  });
  // The counsel has no steps that wait, and says on page one what to leave alone first of all.
  const { later: _, notNow: __, ...plan } = rules;
  return {
    ...plan,
    criticalPath: {
      description: timeOf(actions, business),
      keyMilestones: byDate(steps)
        .slice(0, maxMilestones)
        .map((step) => ({
          stepId: step.stepId,
          milestone: step.title,
          targetDate: step.by,
          dependencies: needsOf(step),
        })),
    },
    implementationPhases: phasesByTime(actions, business),
    firstSteps: firstOf(steps).map(({ title }) => title),
  };
}

/** The steps that the counsel chose as the first, or the earliest where it chose none. */
const firstOf = (steps: readonly Step[]): readonly Step[] => {
  const chosen = steps.filter(({ isFirst }) => isFirst);
  return chosen.length > 0 ? chosen : steps.slice(0, firstCount);
};

/** Why the rules have a step, where it is one of theirs. */
function evidenceOf({ stepId }: Step, { evidence }: ReportContent): RuleEvidence {
  const known = areas.flatMap((area) => [
    ...evidence.recommendations[area],
    ...evidence.keyGaps[area],
  ]);
  return (
    known.find(({ ruleId }) => ruleId === stepId) ?? { ruleId: stepId, evidence: [], sources: [] }
  );
}

/** How the figure that a sentence comes to was worked out. */
const reckoningOf = ({ figures }: Counsel, figure: string | undefined): readonly string[] =>
  figures
    .filter(({ value }) => value === figure)
    .slice(0, 1)
    .map(({ label, formula }) => `${label}: ${formula}`);

/** The sentence without the figure with which it begins, as it stands below the large figure. */
function captionOf(text: string, figure: string): { readonly caption?: string } {
  const begins = text.toLowerCase().startsWith(`${figure.toLowerCase()} `);
  const rest = begins ? text.slice(figure.length + 1) : '';
  // A range, a comparison, or a pronoun makes no sense without the figure before it.
  return /^(?!(?:and|or|to|than)\b|(?:of|in|on|for|at) (?:it|them|this|that|these|those)\b)\p{L}/u.test(
    rest,
  )
    ? { caption: rest }
    : {};
}

/**
 * The report with a counsel in it. Its fields tell the counsel's steps, dates and verdict, so that no
 * two parts of a report give different advice; scores, readiness and gaps stay those of the rules.
 *
 * @param content as the rules wrote it
 */
export function withCounsel(
  content: ReportContent,
  counsel: Counsel,
  business: Business,
): ReportContent {
  const { lead, letter = [], numbers = [], strengths = [], weaknesses = [] } = counsel;
  const { notNow, readiness } = counsel;
  const steps = counsel.steps.filter(isStep);
  const { summary, findings, page } = content;
  if (lead === undefined) return { ...content, counsel };

  const denied = deniedOf(counsel, business);
  const gaps = perArea((area) => criticalGapsOf(area, denied, business));
  const findingsOf = (area: Area, told: ReportContent['findings']['systemsAnalysis']) => ({
    currentState: counsel.areas?.[area]?.text ?? told.currentState,
    keyGaps: gaps[area].map(({ words }) => words.finding),
  });
  const actionPlan = planOf(steps, counsel, content.actionPlan, business);
  const numbered = numberedSteps({ counsel, actionPlan });
  /** What has to change there; without that, which steps are about it, by their numbers. */
  const implicationsOf = (area: Area): string => {
    const told = counsel.effects?.[area]?.text;
    if (told !== undefined) return told;
    const ids = inArea(area).map(({ stepId }) => stepId);
    const numbers = numbered.flatMap(({ number, action: { stepId = '' } }) =>
      ids.includes(stepId) ? [String(number)] : [],
    );
    if (numbers.length === 0) return `No step of the plan is about ${areaNames[area]} alone.`;
    return numbers.length === 1
      ? `Step ${joined(numbers)} of the plan is about ${areaNames[area]}.`
      : `Steps ${joined(numbers)} of the plan are about ${areaNames[area]}.`;
  };
  const priorityOf = prioritiesOf(steps, counsel, business);
  const inArea = (area: Area) => steps.filter((step) => step.area === area);
  // The others are told on page one.
  const atOdds = business.diagnosis.contradictions.filter(
    (each) => denialOf(each, business) === undefined,
  );
  return {
    ...content,
    counsel: { ...counsel, ...(denied.length > 0 && { denied }) },
    ...(page !== undefined && {
      page: {
        // What the rules leave alone for now is about their steps.
        numbers: page.numbers,
        situation: { ...page.situation, sentences: [lead.text] },
        ...(numbers.length > 0 && {
          numbers: numbers.map(({ text, figure, evidence: lines }, index) => ({
            id: `counsel-${index + 1}`,
            text,
            ...(figure !== undefined && { figure, ...captionOf(text, figure) }),
            formula: [...reckoningOf(counsel, figure), ...lines].join('; '),
          })),
        }),
        steps: firstOf(steps).map(({ stepId, title, by, why, measure }) => ({
          id: stepId,
          step: title,
          by,
          why: why ?? measure,
        })),
        ...(notNow !== undefined && { notNow: { text: notNow.what, why: notNow.why.text } }),
      },
    }),
    summary: {
      introduction: {
        ...summary.introduction,
        ...(business.knows('funcs') && {
          phaseTransitionContext: phaseContextOf(counsel, business),
        }),
        analysisSignificance: significanceOf(business),
      },
      executiveSummary: {
        ...summary.executiveSummary,
        overview: lead.text,
        ...(numbers.length > 0 && { keyHighlights: numbers.map(({ text }) => text) }),
        criticalConsiderations:
          weaknesses.length > 0
            ? weaknesses.map(({ text }) => text)
            : summary.executiveSummary.criticalConsiderations,
        transitionReadiness:
          readiness === undefined
            ? summary.executiveSummary.transitionReadiness
            : // Answers that can hardly both be right are named whatever the counsel says.
              [readiness.text, ...atOdds.map(({ text }) => text)].join(' '),
      },
    },
    findings: {
      systemsAnalysis: findingsOf('systems', findings.systemsAnalysis),
      leadershipAnalysis: findingsOf('leadership', findings.leadershipAnalysis),
      marketAnalysis: findingsOf('market', findings.marketAnalysis),
      overallFindings: {
        keyStrengths: strengths.map(({ text }) => text),
        keyWeaknesses: weaknesses.map(({ text }) => text),
      },
    },
    conclusions: {
      strategicConclusions: {
        overallConclusion:
          counsel.conclusion?.text ?? letter.map(({ title }) => `${title}.`).join(' '),
        systemsImplications: implicationsOf('systems'),
        leadershipImplications: implicationsOf('leadership'),
        marketImplications: implicationsOf('market'),
      },
      recommendations: perArea((area) =>
        inArea(area).map((step) => ({
          stepId: step.stepId,
          action: step.title,
          expectedOutcome: step.measure,
          priority: priorityOf(step),
          timeline: `by ${formatPlainDate(step.by, business.answers.country)}`,
        })),
      ),
    },
    actionPlan,
    evidence: {
      keyGaps: perArea((area) => gaps[area].map(evidenceOfRule)),
      recommendations: perArea((area) => inArea(area).map((step) => evidenceOf(step, content))),
      keyStrengths: [],
      keyWeaknesses: [],
    },
  };
}
