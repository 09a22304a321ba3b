import {
  type ActionPlan,
  type Area,
  areas,
  type Counsel,
  type CounselStep,
  formatPlainDate,
  formatScore,
  type Recommendation,
  type ReportContent,
  type RuleEvidence,
} from '@ellac/contracts';
import { addDays, joined } from '@ellac/diagnosis/parts';
import {
  areaNames,
  type Business,
  evidenceOfRule,
  phasesByTime,
  weeksInWords,
} from '@ellac/report-text';

/** A step of a counsel that this version made. */
type Step = CounselStep & { readonly stepId: string; readonly area: Area };

const maxMilestones = 5;
const firstCount = 3;
const daysOfWeek = 7;

const actionsOf = ({ implementationPhases }: ActionPlan) =>
  implementationPhases.flatMap(({ actions }) => actions);

const isStep = (step: CounselStep): step is Step =>
  step.stepId !== undefined && step.area !== undefined;

/** One of the first steps is high, another one medium; a step of a critical rule is one higher. */
function priorityOf(
  { stepId, isFirst }: Step,
  { diagnosis }: Business,
): Recommendation['priority'] {
  const isCritical = diagnosis.gaps.some(
    ({ id, priority }) => id === stepId && priority === 'critical',
  );
  if (isFirst === true) return isCritical ? 'critical' : 'high';
  return isCritical ? 'high' : 'medium';
}

const perArea = <Told>(tell: (area: Area) => Told): Record<Area, Told> => ({
  systems: tell('systems'),
  leadership: tell('leadership'),
  market: tell('market'),
});

/** Which steps work on an area, by their numbers. */
function implicationOf(area: Area, steps: readonly Step[]): string {
  const numbers = steps.flatMap((step, index) => (step.area === area ? [`${index + 1}`] : []));
  if (numbers.length === 0) return `No step of the plan works on ${areaNames[area]} alone.`;
  const named = numbers.length === 1 ? 'Step' : 'Steps';
  return `${named} ${joined(numbers)} of “How to go about it” ${numbers.length === 1 ? 'works' : 'work'} on ${areaNames[area]}.`;
}

/** The critical gaps of an area: no counsel may leave them out. */
const criticalGapsOf = (area: Area, { diagnosis }: Business) =>
  diagnosis.gaps.filter((gap) => gap.area === area && gap.priority === 'critical');

/** Days on which nobody begins anything, in every country of the form; month and day. */
const holidays = ['12-25', '12-26', '01-01'];

/** The day itself, or the next one that is neither a Sunday nor a holiday. */
function nextWorkday(day: string): string {
  const isFree = new Date(`${day}T00:00:00Z`).getUTCDay() === 0 || holidays.includes(day.slice(5));
  return isFree ? nextWorkday(addDays(day, 1)) : day;
}

function planOf(
  steps: readonly Step[],
  { notNow }: Counsel,
  rules: ActionPlan,
  business: Business,
): ActionPlan {
  const { submittedOn } = business;
  const planned = new Map(actionsOf(rules).map((action) => [action.stepId, action]));
  const beginOf = ({ by, weeks = 1 }: Step): string => {
    const begin = addDays(by, -daysOfWeek * weeks);
    const day = nextWorkday(begin < submittedOn ? submittedOn : begin);
    return day < by ? day : by;
  };
  /** The steps of the counsel that end before this one begins and that it needs by the rules. */
  const needsOf = (step: Step): string[] =>
    (planned.get(step.stepId)?.dependencies ?? []).flatMap((name) => {
      const needed = steps.find(({ stepId }) => planned.get(stepId)?.description === name);
      return needed !== undefined && needed.by <= beginOf(step) ? [needed.title] : [];
    });
  const actions = steps.map((step) => {
    const { stepId, title, by, measure, weeks = 1 } = step;
    const { ownerHoursPerWeek, resources = [] } = planned.get(stepId) ?? {};
    return {
      stepId,
      description: title,
      duration: weeksInWords(weeks),
      priority: priorityOf(step, business),
      dependencies: needsOf(step),
      successMetrics: [measure],
      resources: [...resources],
      from: beginOf(step),
      to: by,
      ...(ownerHoursPerWeek !== undefined && { ownerHoursPerWeek }),
    };
  });
  const { later: _, ...plan } = rules;
  return {
    ...plan,
    criticalPath: {
      description:
        'The plan is that of “How to go about it”, by time. Each date is the day by which a step is done.',
      keyMilestones: steps.slice(0, maxMilestones).map((step) => ({
        stepId: step.stepId,
        milestone: step.title,
        targetDate: step.by,
        dependencies: needsOf(step),
      })),
    },
    implementationPhases: phasesByTime(actions, submittedOn),
    firstSteps: firstOf(steps).map(({ title }) => title),
    ...(notNow !== undefined && { notNow: [{ text: notNow.what, why: notNow.why.text }] }),
  };
}

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

/**
 * The report with a counsel in it. Its fields tell the counsel's steps, dates and verdict, so that no
 * two parts of a report give different advice; scores, readiness and gaps stay those of the rules.
 *
 * @param content as the rules found it, in whatever words
 */
export function withCounsel(
  content: ReportContent,
  counsel: Counsel,
  business: Business,
): ReportContent {
  const { lead, numbers = [], strengths = [], weaknesses = [], order, notNow } = counsel;
  const steps = counsel.steps.filter(isStep);
  const { summary, findings, conclusions, page } = content;
  if (lead === undefined) return { ...content, counsel };

  const gaps = perArea((area) => criticalGapsOf(area, business));
  const findingsOf = (area: Area, told: ReportContent['findings']['systemsAnalysis']) => ({
    currentState: counsel.areas?.[area]?.text ?? told.currentState,
    keyGaps: gaps[area].map(({ words }) => words.finding),
  });
  const inArea = (area: Area) => steps.filter((step) => step.area === area);
  return {
    ...content,
    counsel,
    ...(page !== undefined && {
      page: {
        ...page,
        situation: { ...page.situation, sentences: [lead.text] },
        ...(numbers.length > 0 && {
          numbers: numbers.map(({ text, evidence: lines }, index) => ({
            id: `counsel-${index + 1}`,
            text,
            formula: lines.join('; '),
          })),
        }),
        steps: firstOf(steps).map(({ stepId, title, by, measure }) => ({
          id: stepId,
          step: title,
          by,
          why: measure,
        })),
        ...(notNow !== undefined && { notNow: { text: notNow.what, why: notNow.why.text } }),
      },
    }),
    summary: {
      ...summary,
      executiveSummary: {
        ...summary.executiveSummary,
        overview: lead.text,
        ...(numbers.length > 0 && { keyHighlights: numbers.map(({ text }) => text) }),
        criticalConsiderations:
          weaknesses.length > 0
            ? weaknesses.map(({ text }) => text)
            : summary.executiveSummary.criticalConsiderations,
        transitionReadiness: `The scores and the limits of the method put ${business.company} here: ${content.readiness.label}, ${formatScore(content.overallScore)} of 10 overall.`,
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
        overallConclusion: order?.text ?? conclusions.strategicConclusions.overallConclusion,
        systemsImplications: implicationOf('systems', steps),
        leadershipImplications: implicationOf('leadership', steps),
        marketImplications: implicationOf('market', steps),
      },
      recommendations: perArea((area) =>
        inArea(area).map((step) => ({
          stepId: step.stepId,
          action: step.title,
          expectedOutcome: step.measure,
          priority: priorityOf(step, business),
          timeline: `by ${formatPlainDate(step.by)}`,
        })),
      ),
    },
    actionPlan: planOf(steps, counsel, content.actionPlan, business),
    evidence: {
      keyGaps: perArea((area) => gaps[area].map(evidenceOfRule)),
      recommendations: perArea((area) => inArea(area).map((step) => evidenceOf(step, content))),
      keyStrengths: [],
      keyWeaknesses: [],
    },
  };
}
