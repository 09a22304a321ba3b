import type { Analysis } from '@ellac/contracts';

/** A report of the built-in analyst on the example answers, its lists cut to two entries. */
export const exampleAnalysis: Analysis = {
  id: '5b2c1f0e-6a0f-4a57-9a86-3d2f0c9f7a11',
  businessScore: 4.4,
  leadershipScore: 3.3,
  contextScore: 6.1,
  overallScore: 4.6000000000000005,
  summary: {
    executiveSummary: {
      overview:
        'Alder & Finch Joinery is a manufacturing business in the United Kingdom, with 16 people and revenue of £1,850,000 a year. It has one active partner and one silent one; the answers come from Maren Finch. An overall score of 4.6 out of 10 places it between the two phases, with ground covered and ground to cover. Market context leads with 6.1; leadership comes last with 3.3. Customers buy and there is something to sell: the limit is how much rests on Maren. This is where Maren wants to go: “In five years the workshop and the sales office are led by two managers, and I spend my time on design and on our best partners”. One answer shows how far the way still is: the daily work without Maren is rated 2 of 5. Three steps come first: agree a second contact and a date of handover for the three largest clients; write down the ten tasks that come up most often; hand over renewals and smaller customers first.',
      keyHighlights: [
        'Readiness: In transition, at 4.6 out of 10 overall.',
        'Strongest area: market context, 6.1 out of 10; what helps most is that competitive advantage is rated 4 of 5.',
      ],
      criticalConsiderations: ['If Maren were away, 42% of revenue would miss its main contact.'],
      transitionReadiness:
        'By these answers, Alder & Finch Joinery is not ready for Phase 2 yet, but it has left the starting point. No red flag stands in the way. The next level, ready with gaps, wants a sound overall score. No area may lag far behind, and at most one red flag may be left. The two largest gains lie in “Documentation” (1.1 points of business systems) and “Owner’s share of sales” (1.1 points of leadership).',
    },
    introduction: {
      ellacOverview:
        'The ELLAC Business Evaluation asks one question: how far could Alder & Finch Joinery be run by its leaders instead of its owner? It calls the two states Phase 1 and Phase 2. In Phase 1 the owner leads: orders, decisions and relationships come together in one person. In Phase 2 leaders run the business day by day, and the owner sets its direction. Three scores show how far the way is. Business systems (10 answers) tell whether the work is organised and written down. Leadership (9 answers) tells who decides, sells and stands in. Market context (11 answers) tells how steady customers, revenue and margins are.',
      phaseTransitionContext:
        'At about 16 people, many firms meet the turning point that Larry Greiner called a crisis of leadership. One person can no longer direct all others, and part of the leading has to move. Head counts are a rough guide, and no stage is better than another. The work is divided like this today: “Workshop (nine people, led by a foreman), fitting (four), office and purchasing (two), and the owner, who quotes and sells”. By the answers, 2 of 6 functions run without Maren. Where others hold a share without working in the company, they should hear of the move early.',
      analysisSignificance:
        'This report rests on the answers given on Nov 21, 2026, and nobody has checked them against books or contracts. Every scored question was answered. The scores follow fixed rules, so the same answers always give the same result. Comparisons with the industry use orientation values, which are no norm. The report is an aid to decide what to do next. It does not say what Alder & Finch Joinery is worth, and it takes the place of no adviser who knows the case. A difference of less than half a point between two scores should not be given any meaning.',
    },
  },
  findings: {
    systemsAnalysis: {
      currentState:
        'Business systems are in the making at 4.4 out of 10: some of it is settled, and a good part still rests on habit and memory. Two answers weigh most here: documentation is rated 2 of 5, and core processes are rated 3 of 5. On the other side, delivery without Maren is rated 4 of 5.',
      keyGaps: [
        'Little of how the work is done is written down: documentation is rated 2/5 and no process documents are marked as available.',
        'Some sales material is written down (2 of 6 elements), but not the sales process itself.',
      ],
    },
    leadershipAnalysis: {
      currentState:
        'Leadership is weak at 3.3 out of 10: much of what a handover needs is not there yet. Much of this score comes from two answers: Maren makes 70% of sales, and readiness to hand over is rated 2 of 5.',
      keyGaps: ['The owner makes 70% of sales.', 'Readiness to hand over leadership is rated 2/5.'],
    },
    marketAnalysis: {
      currentState:
        'Market context is sound at 6.1 out of 10: the base is good, and a few points make revenue less certain than it could be. On the side of the market, it matters most that competitive advantage is rated 4 of 5, and the largest clients bring 42% of revenue. The exception: watching the industry is rated 2 of 5.',
      keyGaps: [
        'The owner makes 70% of sales, the largest clients hold 42% of revenue, and the company does not yet hold these relationships: each risk adds to the others.',
        'The largest clients together make up 42% of revenue, a level that buyers and banks usually see as a risk.',
      ],
    },
    overallFindings: {
      keyStrengths: [
        'Competitive advantage is rated 4 of 5 (14% of the score for market context).',
        '81% of customers stay (12% of the score for market context).',
      ],
      keyWeaknesses: [
        'Know-how sits in memory rather than on paper, so every absence and new start costs time.',
        'At least half of all selling still rests on Maren.',
      ],
    },
  },
  conclusions: {
    strategicConclusions: {
      overallConclusion:
        'Taken together, market context is sound, business systems are still in the making and leadership is weak. Companies at this point often try to change everything at once; a few steps that are finished do more. Asked what holds the business back, Maren answers: “Every quote still crosses my desk, so customers wait for an answer, and two good joiners left because nobody had time to train them”. The other answers point the same way: Maren makes 70% of sales. The plan holds fourteen gaps: four in business systems, five in leadership and five in market context. One is critical and sets the pace; the others follow as the days allow. Half a year from now, a second look at these questions is worthwhile. A change of half a point or more will mean something.',
      systemsImplications:
        'A leader who took over today would have to ask Maren often. Each way of working that is written down takes one of these questions away. On training, the answer reads: “New joiners work beside an experienced colleague for six weeks; machine safety is refreshed once a year”. In making things, a system proves itself when the hundredth piece comes out like the first, whoever is at the bench. Among the systems, one step leads the list: write down the ten tasks that come up most often.',
      leadershipImplications:
        "A handover has to begin somewhere, and it counts only when it is for good. A single task that somebody else owns from start to end would be such a beginning. In money, Maren's own sales come to about £1,300,000 a year. In a workshop or plant, the hardest thing to let go is usually the quote, because price and feasibility meet there. The lever that is nearest to hand: hand over renewals and smaller customers first.",
      marketImplications:
        'With this market behind it, the company can afford to work on itself. A few risks are worth removing first, so that no surprise interrupts the work. The largest clients stand for about £780,000 a year. A year leaves about £130,000, and anyone new who leads has to be paid from it. Machines and material tie up money early, so orders that are known ahead make every purchase easier to plan. On this side, the first thing to do is clear: agree a second contact and a date of handover for the three largest clients. Maren sees an opening here: “Shop chains ask for the same joinery in every branch, and architects want one workshop that also looks after what it has built”. One answer speaks for that chance: market position is rated 4 of 5.',
    },
    recommendations: {
      systems: [
        {
          action:
            'List the ten tasks that come up most often. Record each one once, as a short video or checklist, name one person in charge of each, and keep them all in one place.',
          expectedOutcome:
            'Someone new, or standing in, can do the ten core tasks without asking the owner.',
          priority: 'high',
          timeline: '30-60 days',
        },
        {
          action:
            'Agree the steps of a sale and what each one means, and go through all open cases once a week.',
          expectedOutcome:
            'Forecasts that can be compared, and a basis for training people who sell.',
          priority: 'medium',
          timeline: '30-45 days',
        },
      ],
      leadership: [
        {
          action:
            'Hand over renewals and smaller customers first, then larger ones one by one. The owner stays as second contact.',
          expectedOutcome: "Owner's share below 30% within a year.",
          priority: 'high',
          timeline: '3-12 months',
        },
        {
          action:
            "Put the handover on one page: the owner's roles, who takes each one, by when, and what they have to learn first.",
          expectedOutcome: 'A dated path from a company led by its owner to one led by managers.',
          priority: 'low',
          timeline: '60-90 days',
        },
      ],
      market: [
        {
          action:
            'For the three largest clients, agree a second contact, written terms, regular reviews together and a date of handover.',
          expectedOutcome: 'The revenue of these clients stays when the owner is away.',
          priority: 'critical',
          timeline: '60-120 days',
        },
        {
          action:
            'List 30 possible customers who resemble the best ones, approach them, and look at the share every month.',
          expectedOutcome: 'The share falls every quarter, towards 30% or less.',
          priority: 'high',
          timeline: '3-12 months',
        },
      ],
    },
  },
  actionPlan: {
    criticalPath: {
      description:
        'The path starts on Nov 21, 2026. One critical step stands on it, and the other steps should not delay it. The date beside it is the latest day for finishing it. The phases name who can help and what it costs in hours; a step stands where its first result is due. The way there, as Maren puts it: “Win two more architects as regular partners, add a maintenance agreement for shopfronts, and move fitted kitchens to a standard range”. One answer decides how fast that plan can go: 12% of revenue recurs and 63% is project work.',
      keyMilestones: [
        {
          milestone: 'The three largest clients are in the hands of the company',
          targetDate: '2027-03-21',
          dependencies: [],
        },
      ],
    },
    implementationPhases: [
      {
        phase: 'Days 0 to 30',
        timeline: 'Nov 21, 2026 to Dec 21, 2026',
        actions: [
          {
            description: 'Write down the ten tasks that come up most often',
            duration: '30-60 days',
            priority: 'high',
            dependencies: [],
            successMetrics: [
              'Tasks that somebody has done from the record alone, counted up to ten',
            ],
            resources: ['Owner: 2 hours a week', 'Those who do the tasks: an hour for each record'],
          },
          {
            description: 'Prepare the emergency file',
            duration: '14-30 days',
            priority: 'high',
            dependencies: [],
            successMetrics: [
              'Parts of the emergency file that are complete, and who knows where it lies',
            ],
            resources: ['Owner: 6 hours in all', 'Lawyer: one review of who may act'],
          },
        ],
      },
      {
        phase: 'Days 31 to 90',
        timeline: 'Dec 22, 2026 to Feb 19, 2027',
        actions: [
          {
            description:
              'Agree a second contact and a date of handover for the three largest clients',
            duration: '60-120 days',
            priority: 'critical',
            dependencies: [],
            successMetrics: ['Largest clients with a second contact, written terms and a date'],
            resources: [
              'Owner: 3 hours a week',
              'A second contact for each of the three: 2 hours a week',
            ],
          },
          {
            description: 'Hand over renewals and smaller customers first',
            duration: '3-12 months',
            priority: 'high',
            dependencies: ['Agree the steps of a sale and go through open cases every week'],
            successMetrics: ["Maren's share of sales each month, 70% today"],
            resources: ['Owner: 3 hours a week', 'Those who sell: half a day a week'],
          },
        ],
      },
    ],
    firstSteps: [
      'Agree a second contact and a date of handover for the three largest clients',
      'Write down the ten tasks that come up most often',
      'Prepare the emergency file',
    ],
  },
  readiness: {
    band: 'in-transition',
    label: 'In transition',
    missing: [
      'The overall score is 4.6; the next level needs at least 6.',
      'The business systems score is 4.4; the next level needs at least 4.5.',
    ],
    redFlags: [],
    completeness: 100,
  },
  scoreBreakdown: [
    {
      id: 'docu',
      area: 'systems',
      label: 'Documentation',
      paths: ['business_assessment.documentation'],
      answer: '2 of 5 (Disagree)',
      points: 2.5,
      weight: 15,
      given: true,
    },
    {
      id: 'elems',
      area: 'systems',
      label: 'Written parts of selling',
      paths: ['sales.documented_elements'],
      answer: '2 of 6: Commission plan, Proposal templates',
      points: 2.8,
      weight: 14,
      given: true,
    },
    {
      id: 'pd',
      area: 'systems',
      label: 'Process documentation',
      paths: ['documents.processDocumentation'],
      answer: 'Not available',
      points: 0,
      weight: 5,
      given: true,
    },
    {
      id: 'trans',
      area: 'leadership',
      label: 'Readiness to hand over',
      paths: ['leadership_assessment.transition'],
      answer: '2 of 5 (Disagree)',
      points: 2.5,
      weight: 14,
      given: true,
    },
    {
      id: 'ownerS',
      area: 'leadership',
      label: 'Owner’s share of sales',
      paths: ['sales.sales_distribution.owner'],
      answer: '70%',
      points: 2,
      weight: 14,
      given: true,
    },
    {
      id: 'adv',
      area: 'market',
      label: 'Competitive advantage',
      paths: ['context_assessment.competitive_advantage'],
      answer: '4 of 5 (Agree)',
      points: 7.5,
      weight: 14,
      given: true,
    },
    {
      id: 'top',
      area: 'market',
      label: 'Largest clients’ share of revenue',
      paths: ['customer.top_clients_revenue'],
      answer: '42%',
      points: 4.4,
      weight: 14,
      given: true,
    },
    {
      id: 'ret',
      area: 'market',
      label: 'Customer retention',
      paths: ['customer.retention_rate', 'company_info.industry'],
      answer: '81% (industry: about 75%)',
      points: 8,
      weight: 12,
      given: true,
    },
    {
      id: 'rq',
      area: 'market',
      label: 'Quality of revenue',
      paths: [
        'customer.revenue_breakdown.recurring',
        'customer.revenue_breakdown.project',
        'customer.revenue_breakdown.oneTime',
        'customer.retention_rate',
      ],
      answer: '12% recurring, 63% project, 25% one-time',
      points: 6.659375000000001,
      weight: 12,
      given: true,
    },
    {
      id: 'nm',
      area: 'market',
      label: 'Net profit margin',
      paths: ['financial.net_profit_margin', 'company_info.industry'],
      answer: '7% (good in the industry: about 10%)',
      points: 5.199999999999999,
      weight: 7,
      given: true,
    },
    {
      id: 'gm',
      area: 'market',
      label: 'Gross profit margin',
      paths: ['financial.gross_profit_margin', 'company_info.industry'],
      answer: '34% (industry: about 37.5%)',
      points: 6.300000000000001,
      weight: 3,
      given: true,
    },
  ],
  evidence: {
    keyGaps: {
      systems: [
        {
          ruleId: 'S-01',
          evidence: ['business_assessment.documentation', 'documents.processDocumentation'],
          sources: [
            'Owner dependency: documents (https://app.fullyos.com/owner-dependency/preparing-to-sell)',
            'Value Builder: hub and spoke (https://builttosell.com/hubandspoke)',
          ],
        },
        {
          ruleId: 'S-11',
          evidence: ['sales.documented_elements'],
          sources: [
            'Formal sales process, 18 % / 28 % (HBR 2015, quoted) (https://advancedsales.ai/insights/the-rationale-and-research-behind-salespath-part-1)',
            'Sales process levels (https://johnsmoak.com/sales-process-matters)',
          ],
        },
      ],
      leadership: [
        {
          ruleId: 'L-05',
          evidence: ['sales.sales_distribution.owner', 'staff.totalEmployees'],
          sources: [
            '30 % = high owner concentration (https://collaborativecommercial.com/post/the-hidden-valuation-villain-owner-concentration)',
          ],
        },
        {
          ruleId: 'L-10',
          evidence: ['leadership_assessment.transition'],
          sources: [
            '83 % without written plan, 40 % without contingency (2013); 68 % (2023) (https://brokerworldmag.com/the-five-stages-of-exit-planning; axiomstrategic.com)',
            'Adizes adolescence (https://adizes.com/adolescence)',
          ],
        },
      ],
      market: [
        {
          ruleId: 'M-21',
          evidence: ['sales.sales_distribution.owner', 'customer.top_clients_revenue'],
          sources: [
            'From founder relationships to company accounts (https://shellback-strategic.com/blog/founder-relationships-to-transferable-accounts)',
            'Single > 25 %, top three > 50 %; illustrative discounts (https://highlandglobal.com/2025/06/10/customer-concentration-discount-guide)',
          ],
        },
        {
          ruleId: 'M-02',
          evidence: ['customer.top_clients_revenue'],
          sources: [
            'Single > 25 %, top three > 50 %; illustrative discounts (https://highlandglobal.com/2025/06/10/customer-concentration-discount-guide)',
            '10–15 % negative; ≥ 30 % in 2–3 clients big problem (https://thevantgroup.com/client-concentration)',
          ],
        },
      ],
    },
    recommendations: {
      systems: [
        {
          ruleId: 'S-01',
          evidence: ['business_assessment.documentation', 'documents.processDocumentation'],
          sources: [
            'Owner dependency: documents (https://app.fullyos.com/owner-dependency/preparing-to-sell)',
            'Value Builder: hub and spoke (https://builttosell.com/hubandspoke)',
          ],
        },
        {
          ruleId: 'S-11',
          evidence: ['sales.documented_elements'],
          sources: [
            'Formal sales process, 18 % / 28 % (HBR 2015, quoted) (https://advancedsales.ai/insights/the-rationale-and-research-behind-salespath-part-1)',
            'Sales process levels (https://johnsmoak.com/sales-process-matters)',
          ],
        },
      ],
      leadership: [
        {
          ruleId: 'L-05',
          evidence: ['sales.sales_distribution.owner', 'staff.totalEmployees'],
          sources: [
            '30 % = high owner concentration (https://collaborativecommercial.com/post/the-hidden-valuation-villain-owner-concentration)',
          ],
        },
        {
          ruleId: 'L-10',
          evidence: ['leadership_assessment.transition'],
          sources: [
            '83 % without written plan, 40 % without contingency (2013); 68 % (2023) (https://brokerworldmag.com/the-five-stages-of-exit-planning; axiomstrategic.com)',
            'Adizes adolescence (https://adizes.com/adolescence)',
          ],
        },
      ],
      market: [
        {
          ruleId: 'M-21',
          evidence: ['sales.sales_distribution.owner', 'customer.top_clients_revenue'],
          sources: [
            'From founder relationships to company accounts (https://shellback-strategic.com/blog/founder-relationships-to-transferable-accounts)',
            'Single > 25 %, top three > 50 %; illustrative discounts (https://highlandglobal.com/2025/06/10/customer-concentration-discount-guide)',
          ],
        },
        {
          ruleId: 'M-02',
          evidence: ['customer.top_clients_revenue'],
          sources: [
            'Single > 25 %, top three > 50 %; illustrative discounts (https://highlandglobal.com/2025/06/10/customer-concentration-discount-guide)',
            '10–15 % negative; ≥ 30 % in 2–3 clients big problem (https://thevantgroup.com/client-concentration)',
          ],
        },
      ],
    },
    keyStrengths: [
      {
        ruleId: 'ITEM:adv',
        evidence: ['context_assessment.competitive_advantage'],
        sources: [],
      },
      {
        ruleId: 'ITEM:ret',
        evidence: ['customer.retention_rate', 'company_info.industry'],
        sources: [],
      },
    ],
  },
  generationStatus: 'completed',
  generationError: null,
  emailSendStatus: 'sent',
  emailSentAt: '2026-11-21T10:00:05.000Z',
  emailSentTo: 'maren.finch@alderfinch.example',
  company: {
    name: 'Alder & Finch Joinery',
    ownerName: 'Maren Finch',
  },
  submittedAt: '2026-11-21T10:00:00.000Z',
  answers: [
    {
      path: 'business_assessment.documentation',
      label: 'Documentation',
      text: '2 – Disagree',
    },
    { path: 'company_info.industry', label: 'Industry', text: 'Manufacturing' },
    { path: 'customer.retention_rate', label: 'Customer retention rate', text: '81%' },
  ],
  revenueShares: {
    salesBy: { owner: 70, team: 20, other: 10 },
    kind: { recurring: 12, project: 63, oneTime: 25 },
    certainty: { guaranteed: 30, likely: 45, speculative: 25 },
    largestClients: 42,
  },
  previous: null,
  provider: 'ELLAC Advisers',
  aiGenerated: false,
  provenance: {
    engine: 'builtin',
    rulesVersion: '2026.11',
  },
};
