import { describe, expect, it } from '@jest/globals';
import {
  areas,
  independentFunctionChoices,
  reportContentSchema,
  type Counsel,
} from '@ellac/contracts';
import { type FiredGap, restsOnReading } from '@ellac/diagnosis/parts';
import { goldSubmittedOn } from '@ellac/diagnosis/testing';
import {
  aCounsel,
  clinics,
  clinicsBusiness,
  clinicsReport,
  clinicsTask,
} from '../testing/a-counsel.js';
import { filledCounsel } from './filled-counsel.js';
import { withCounsel } from './with-counsel.js';

const business = clinicsBusiness;
const rules = clinicsReport;
const { diagnosis } = business;
const counsel = filledCounsel(aCounsel(), clinicsTask, clinics);
const report = withCounsel(rules, counsel, business);

const actions = report.actionPlan.implementationPhases.flatMap((phase) => phase.actions);
const told = counsel.steps
  .map(({ title, by }) => [title, by])
  .toSorted(([, one], [, other]) => one!.localeCompare(other!));

describe('a report with a counsel', () => {
  it('is complete', () => expect(reportContentSchema.parse(report)).toEqual(report));

  it('keeps scores, readiness and situation', () =>
    expect(report).toMatchObject({
      overallScore: rules.overallScore,
      readiness: rules.readiness,
      situation: rules.situation,
      scoreBreakdown: rules.scoreBreakdown,
    }));

  it('begins with the verdict, its figures and what to leave alone', () => {
    expect(report.page).toMatchObject({
      situation: { sentences: [counsel.lead!.text] },
      numbers: counsel.numbers!.map(({ text }) => ({ text })),
      notNow: { text: 'The second employer' },
    });
    const [sum] = counsel.figures;
    expect(report.page!.numbers[0]!.formula).toMatch(/^Revenue for each therapist: .* ÷ .*; /);
    expect(report.page!.numbers[0]!.formula).toContain(`${sum!.label}: ${sum!.formula}; `);
    expect(report.page!.steps.map(({ why }) => why)).toEqual(
      counsel.steps.filter(({ isFirst }) => isFirst).map(({ why }) => why),
    );
    expect(report.summary.executiveSummary.overview).toBe(counsel.lead!.text);
    expect(report.actionPlan.notNow).toBeUndefined();
  });

  it('does not repeat below a large figure the figure with which its sentence begins', () => {
    const captions = (text: string, figure: string) =>
      withCounsel(
        rules,
        { ...counsel, numbers: [{ text, figure, evidence: [] }] },
        business,
      ).page!.numbers.map(({ caption }) => caption);
    expect(captions('$52,400 a year comes back.', '$52,400')).toEqual(['a year comes back.']);
    expect(captions('10% on all prices ends it.', '10%')).toEqual(['on all prices ends it.']);
    expect(captions('About $52,400 is left.', 'about $52,400')).toEqual(['is left.']);
    expect(captions('10% of it is lost.', '10%')).toEqual([undefined]);
    expect(captions('10% to 20% is lost.', '10%')).toEqual([undefined]);
    expect(captions('Each brings $52,400.', '$52,400')).toEqual([undefined]);
    expect(captions('$52,400,000 is left.', '$52,400')).toEqual([undefined]);
  });

  it('says where the business stands, concludes, and names the steps of each area', () => {
    expect(report.summary.executiveSummary.transitionReadiness).toBe(counsel.readiness!.text);
    const { overallConclusion, marketImplications, systemsImplications } =
      report.conclusions.strategicConclusions;
    expect(overallConclusion).toBe(counsel.conclusion!.text);
    const { conclusion: _, ...rest } = counsel;
    const titles = withCounsel(rules, rest, business).conclusions.strategicConclusions;
    // The titles of the letter, one after the other.
    expect(titles.overallConclusion).toMatch(
      /^Hiring decides the third clinic, and rooms do not\. The list says .* opens in autumn\.$/,
    );
    expect(marketImplications).toBe(counsel.effects!.market!.text);
    expect(systemsImplications).toBe(counsel.effects!.systems!.text);
    const plain = withCounsel(rules, { ...counsel, effects: {} }, business).conclusions
      .strategicConclusions;
    expect(plain.marketImplications).toBe('Steps 1 and 4 of the plan are about market context.');
    expect(plain.systemsImplications).toMatch(/^No step of the plan is about/);
  });

  it('says in its introduction which functions run without the owner, and what nobody checked', () => {
    const introductionOf = (funcs: typeof business.answers.funcs, changes: Partial<Counsel> = {}) =>
      withCounsel(
        rules,
        { ...counsel, ...changes },
        { ...business, answers: { ...business.answers, funcs } },
      ).summary.introduction;
    const { phaseTransitionContext, analysisSignificance, ellacOverview } = introductionOf([
      'sales',
      'operations',
    ]);
    expect(ellacOverview).toBe(rules.summary.introduction.ellacOverview);
    expect(phaseTransitionContext).toBe(
      'By your ticks, sales and operations run without you. On the way to Phase 2, service delivery, customer support, financial management and business development follow.',
    );
    expect(analysisSignificance).toMatch(/^It rests on your answers of Nov 23, 2026 alone: /);
    expect(introductionOf([]).phaseTransitionContext).toMatch(/none of the six functions/);
    expect(introductionOf([], { isUrgent: true }).phaseTransitionContext).toMatch(/waits until/);
    const all = independentFunctionChoices.map(({ value }) => value);
    const denied = [{ path: 'qualitative.vision', text: 'You were called.', evidence: [] }];
    expect(introductionOf(all, { denied }).phaseTransitionContext).toMatch(
      /what you write of them/,
    );
    expect(introductionOf(['sales'], { denied }).phaseTransitionContext).toMatch(/follow\.$/);
    const delivery = 'specialization.delivery_independence';
    const deniedDelivery = [{ path: delivery, text: 'Only you can do it.', evidence: [] }];
    expect(introductionOf(['sales'], { denied: deniedDelivery }).phaseTransitionContext).toMatch(
      /follow\.$/,
    );
    expect(
      introductionOf(['service_delivery'], { denied: deniedDelivery }).phaseTransitionContext,
    ).toMatch(/stands on page one\.$/);
    const path = 'owner_dependency.independent_functions';
    const deniedSales = [{ path, text: 'You sell at the counter yourself.', evidence: [] }];
    expect(introductionOf(['sales'], { denied: deniedSales }).phaseTransitionContext).toBe(
      'By your ticks, sales runs without you; what you write of that stands on page one.',
    );
  });

  it('speaks of no further phase to somebody who wants to stay small', () => {
    const stageOf = (funcs: typeof business.answers.funcs) =>
      withCounsel(rules, counsel, {
        ...business,
        answers: { ...business.answers, funcs },
        diagnosis: { ...diagnosis, situation: { id: 'stay-small', because: [] } },
      }).summary.introduction.phaseTransitionContext;
    expect(stageOf([])).toMatch(/^You want to stay as you are, so what counts is who can step in/);
    expect(stageOf(['sales'])).toBe(
      'By your ticks, sales runs without you. You want to stay as you are, so no further phase follows.',
    );
  });

  it('tells no gap all of whose figures another one of its area tells', () => {
    const [gap] = diagnosis.gaps;
    const gapOf = (id: FiredGap['id'], finding: string): FiredGap => ({
      ...gap!,
      id,
      area: 'market',
      priority: 'critical',
      isByFact: false,
      words: { ...gap!.words, finding },
    });
    const gaps = [
      gapOf('M-01', 'Of your revenue, 64% comes from three clients.'),
      gapOf('M-21', 'You make 75% of sales and know the clients with 64% of revenue.'),
      gapOf('M-18', 'You are away for six days at most.'),
    ];
    const told = withCounsel(rules, counsel, { ...business, diagnosis: { ...diagnosis, gaps } });
    expect(told.findings.marketAnalysis.keyGaps).toEqual(
      gaps.slice(1).map(({ words }) => words.finding),
    );
    expect(told.evidence.keyGaps.market.map(({ ruleId }) => ruleId)).toEqual(['M-21', 'M-18']);
  });

  it('tells no gap that rests on an answer which the long answers deny', () => {
    const [gap] = diagnosis.gaps;
    const gapOf = (id: FiredGap['id'], ...evidence: string[]): FiredGap => ({
      ...gap!,
      id,
      area: 'leadership',
      priority: 'critical',
      isByFact: false,
      evidence,
    });
    const gaps = [
      gapOf('L-01', 'owner_dependency.max_absence_days', 'staff.totalEmployees'),
      gapOf('L-02', 'sales.sales_distribution.owner', 'staff.totalEmployees'),
    ];
    const toldWith = (...paths: string[]) =>
      withCounsel(
        rules,
        {
          ...counsel,
          denied: paths.map((path) => ({ path, text: 'It is not so.', evidence: [] })),
        },
        { ...business, diagnosis: { ...diagnosis, gaps, contradictions: [] } },
      ).evidence.keyGaps.leadership.map(({ ruleId }) => ruleId);
    expect(toldWith()).toEqual(['L-01', 'L-02']);
    expect(toldWith('owner_dependency.max_absence_days')).toEqual(['L-02']);
    expect(toldWith('staff.totalEmployees')).toEqual(['L-01', 'L-02']);
  });

  it('names the answers that can hardly both be right', () => {
    const text = 'You sell 20% and 90%. Both can hardly be right; one should be another.';
    const contradictions = [
      { id: 'C-01' as const, text, evidence: ['sales.sales_distribution.owner'] },
    ];
    const said = withCounsel(rules, counsel, {
      ...business,
      diagnosis: { ...diagnosis, contradictions },
    });
    expect(said.summary.executiveSummary.transitionReadiness).toBe(
      `${counsel.readiness!.text} ${text}`,
    );
  });

  it('counts an answer as denied that a sentence denies by the rules, and tells that once', () => {
    const text = 'You write that one client brings 44%, and put the three largest at 9%.';
    const sentence = 'One client brings 44 percent.';
    const path = 'customer.top_clients_revenue';
    const fact = { ...diagnosis.facts[0]!, id: 'T-99', sentence };
    const contradictions = [{ id: 'C-16' as const, text, evidence: [path, fact.id] }];
    const said = withCounsel(rules, counsel, {
      ...business,
      diagnosis: { ...diagnosis, contradictions, facts: [fact] },
    });
    expect(said.counsel!.denied).toEqual([{ path, text, evidence: [`You write: “${sentence}”`] }]);
    expect(said.summary.executiveSummary.transitionReadiness).toBe(counsel.readiness!.text);
    const denied = [{ path, text: 'The counsel says it better.', evidence: [] }];
    const better = withCounsel(
      rules,
      { ...counsel, denied },
      {
        ...business,
        diagnosis: { ...diagnosis, contradictions, facts: [fact] },
      },
    );
    expect(better.counsel!.denied).toEqual(denied);
    expect(better.summary.executiveSummary.transitionReadiness).toBe(counsel.readiness!.text);
  });

  it('has one plan: the steps of the counsel with their dates, and no other', () => {
    expect(
      actions
        .map(({ description, to }) => [description, to])
        .toSorted(([, one], [, other]) => one!.localeCompare(other!)),
    ).toEqual(told);
    expect(actions.map(({ from }) => from)).toEqual(actions.map(({ from }) => from).toSorted());
    const recommended = areas.flatMap((area) => report.conclusions.recommendations[area]);
    expect(recommended.map(({ action }) => action).toSorted()).toEqual(
      told.map(([title]) => title).toSorted(),
    );
    expect(
      report.actionPlan.criticalPath.keyMilestones.map(({ milestone, targetDate }) => [
        milestone,
        targetDate,
      ]),
    ).toEqual(told.slice(0, 5));
    expect(report.actionPlan.firstSteps).toEqual(
      counsel.steps.filter(({ isFirst }) => isFirst).map(({ title }) => title),
    );
    expect(report.actionPlan.later).toBeUndefined();
  });

  it('takes what ends within two weeks as no less urgent, and an emergency as critical', () => {
    const steps = counsel.steps.map((step) => ({ ...step, isFirst: false }));
    const chosen = steps.map((step, index) =>
      index < 3 ? { ...step, isFirst: true } : { ...step, by: '2026-12-02' },
    );
    const priorities = (isUrgent: boolean) =>
      withCounsel(rules, { ...counsel, isUrgent, steps: chosen }, business)
        .actionPlan.implementationPhases.flatMap((phase) => phase.actions)
        .map(({ priority }) => priority);
    expect(new Set(priorities(false)).size).toBe(1);
    expect(new Set(priorities(true))).toEqual(new Set(['critical']));
  });

  it('takes its first steps as equally urgent, and no other as more', () => {
    const first = new Set(counsel.steps.filter(({ isFirst }) => isFirst).map(({ title }) => title));
    const isCritical = diagnosis.gaps.some(
      ({ id, priority }) =>
        priority === 'critical' &&
        counsel.steps.some(({ stepId, isFirst }) => stepId === id && isFirst),
    );
    const prioritiesOf = (isFirst: boolean) =>
      new Set(
        actions
          .filter(({ description }) => first.has(description) === isFirst)
          .map(({ priority }) => priority),
      );
    expect(prioritiesOf(true)).toEqual(new Set([isCritical ? 'critical' : 'high']));
    expect(prioritiesOf(false)).not.toContain('critical');
  });

  it.each([true, false])('takes what ends within three months as high (urgent: %s)', (isUrgent) => {
    const days = ['2027-02-12', '2027-03-30'];
    const steps = counsel.steps.map((step, index) => ({
      ...step,
      ...(index < 3
        ? { isFirst: true, by: '2027-05-05' }
        : { isFirst: false, by: days[index - 3]! }),
    }));
    const { actionPlan } = withCounsel(rules, { ...counsel, isUrgent, steps }, business);
    const planned = actionPlan.implementationPhases.flatMap((phase) => phase.actions);
    expect(days.map((day) => planned.find(({ to }) => to === day)!.priority)).toEqual([
      'high',
      'medium',
    ]);
  });

  it('takes the earliest as the first where it chose none', () => {
    const steps = counsel.steps
      .map((step) => ({ ...step, isFirst: false }))
      .toSorted((one, other) => one.by.localeCompare(other.by));
    const { actionPlan } = withCounsel(rules, { ...counsel, steps }, business);
    const earliest = told.slice(0, 3).map(([title]) => title);
    expect(actionPlan.firstSteps).toEqual(earliest);
    const planned = actionPlan.implementationPhases.flatMap((phase) => phase.actions);
    for (const { description, priority, to } of planned) {
      const isMedium = !earliest.includes(description) && to! > '2027-02-21';
      expect([description, priority === 'medium']).toEqual([description, isMedium]);
    }
  });

  it('begins each step so many weeks before it ends, and never before the answers came', () => {
    expect(actions.find(({ description }) => description === told[0]![0])).toMatchObject({
      from: '2026-11-27',
      to: '2026-12-18',
      duration: 'three weeks',
      resources: [],
      ownerHoursPerWeek: 3,
    });
    for (const { from } of actions) expect(from! >= goldSubmittedOn).toBe(true);
  });

  it('says from when to when the steps run, and what the busiest week takes', () => {
    const steps = counsel.steps.map((step, index) => ({
      ...step,
      by: index < 2 ? '2026-12-04' : '2027-03-05',
      weeks: 1,
      hours: 3,
    }));
    expect(
      withCounsel(rules, { ...counsel, steps: steps.slice(0, 3) }, business).actionPlan.criticalPath
        .description,
    ).toMatch(
      /^The steps run from Nov 27, 2026 to Mar 5, 2027\. The busiest week takes six hours of /,
    );
  });

  it('begins no step on a weekend or a holiday', () => {
    const late = counsel.steps.map((step) => ({ ...step, by: '2027-01-08', weeks: 1 }));
    const moved = withCounsel(rules, { ...counsel, steps: late }, business);
    for (const phase of moved.actionPlan.implementationPhases)
      for (const { from } of phase.actions) expect(from).toBe('2027-01-04');
  });

  it('begins a step on a Saturday in an emergency', () => {
    const late = counsel.steps.map((step) => ({ ...step, by: '2026-12-19', weeks: 1 }));
    const beginsOf = (isUrgent: boolean) =>
      withCounsel(
        rules,
        { ...counsel, isUrgent, steps: late },
        business,
      ).actionPlan.implementationPhases.flatMap((phase) => phase.actions.map(({ from }) => from));
    expect(new Set(beginsOf(true))).toEqual(new Set(['2026-12-12']));
    expect(new Set(beginsOf(false))).toEqual(new Set(['2026-12-14']));
  });

  it('names only needs that end before', () => {
    for (const { dependencies, from } of actions)
      for (const name of dependencies)
        expect(actions.find(({ description }) => description === name)!.to! <= from!).toBe(true);
  });

  it('has for each area the evidence of its recommendations, in their order', () => {
    for (const area of areas) {
      const ids = report.conclusions.recommendations[area].map(({ stepId }) => stepId);
      expect(report.evidence.recommendations[area].map(({ ruleId }) => ruleId)).toEqual(ids);
    }
  });

  it('names every critical gap but those read in the long answers, each with its rule', () => {
    const told = areas.flatMap((area) => report.evidence.keyGaps[area].map(({ ruleId }) => ruleId));
    const critical = diagnosis.gaps.filter(
      (gap) => gap.priority === 'critical' && !restsOnReading(gap),
    );
    const read = diagnosis.gaps.filter(restsOnReading).map(({ id }) => id);
    expect(read).not.toHaveLength(0);
    for (const id of read) expect(told).not.toContain(id);
    for (const { id } of critical) expect(told).toContain(id);
    const { systemsAnalysis, leadershipAnalysis, marketAnalysis } = report.findings;
    const texts = [systemsAnalysis, leadershipAnalysis, marketAnalysis].flatMap(
      ({ keyGaps }) => keyGaps,
    );
    expect(texts).toHaveLength(critical.length);
    for (const id of told)
      expect(texts).toContain(diagnosis.gaps.find((gap) => gap.id === id)!.words.finding);
  });

  it('keeps what the rules say in place of a text that did not pass', () => {
    const words = aCounsel({ notNow: null, numbers: [], readiness: null });
    const without = withCounsel(
      rules,
      filledCounsel({ ...words, areas: { ...words.areas, market: null } }, clinicsTask, clinics),
      business,
    );
    expect(without.page!.numbers).toEqual(rules.page!.numbers);
    // Theirs is about steps that are not in the report.
    expect(rules.page!.notNow).toBeDefined();
    expect(without.page).not.toHaveProperty('notNow');
    expect(without.summary.executiveSummary.transitionReadiness).toBe(
      rules.summary.executiveSummary.transitionReadiness,
    );
    expect(without.findings.marketAnalysis.currentState).toBe(
      rules.findings.marketAnalysis.currentState,
    );
  });

  it('stands beside the rules’ report where it is one of an earlier version', () => {
    const { lead: _, ...rest } = counsel;
    const earlier: Counsel = rest;
    expect(withCounsel(rules, earlier, business)).toEqual({ ...rules, counsel: earlier });
  });
});
