import type { SystemsRuleId } from '../ids.js';
import type { GapRule } from '../rule.js';

/** Documentation: what is written down of how the work is done. */
export const documentationRules = {
  'S-01': {
    priority: 'high',
    when: { all: [{ atMost: ['docu', 2] }, { is: ['pd', false] }] },
    finding:
      'Little of how the work is done is written down: documentation is rated {{docu}}/5 and no process documents are marked as available.',
    action:
      'List the ten tasks that come up most often. Record each one once, as a short video or checklist, name one person in charge of each, and keep them all in one place.',
    expectedOutcome:
      'Someone new, or standing in, can do the ten core tasks without asking the owner.',
    timeline: '30-60 days',
    resources: {
      owner: '2 hours a week',
      staff: 'Those who do the tasks: an hour for each record',
    },
    sources: ['FOS', 'VB', 'EM'],
    words: {
      weakness: [
        'Know-how sits in memory rather than on paper, so every absence and new start costs time.',
        'What people know goes home with them in the evening.',
      ],
      stake: [
        'What only one person knows cannot be handed over, so writing it down comes before most other steps.',
        'A task that is on record can be given away, and one that is not has to be explained each time.',
      ],
      step: 'Write down the ten tasks that come up most often',
      measure: 'Tasks that somebody has done from the record alone, counted up to ten',
      milestone: 'The ten most common tasks are written down and tried out',
    },
    bySize: {
      solo: {
        action:
          'List the ten tasks that come up most often, record each one once as a short video or checklist, and keep them all in one place.',
        expectedOutcome:
          'Whoever helps out or joins one day can do the ten core tasks without asking {{owner}}.',
      },
      large: {
        action:
          'Let each department list the ten tasks that come up most often, record each one once as a short video or checklist, and name who keeps it up to date.',
        expectedOutcome:
          'Someone new in any department can do its core tasks without asking around.',
        step: 'Have each department write down its ten most frequent tasks',
        measure: 'Departments whose ten tasks have been done from the record alone',
        milestone: 'Every department has its ten most frequent tasks on record',
      },
    },
    inTrade: {
      manufacturing:
        'Setting up a machine, checking the first piece and booking in material are good ones to begin with.',
      technology:
        'Setting up a customer, releasing a version and restoring a backup belong among the ten.',
      retail: 'Opening, cashing up, returns and reordering are good ones to begin with.',
      services:
        'The first visit, the quote and the handover to the customer are good ones to begin with.',
      healthcare: 'Admission, hygiene, billing and recall are good ones to begin with.',
      financial_services: 'Taking on a client, a renewal and a claim are good ones to begin with.',
      other: 'Begin with the one that caused the last misunderstanding.',
    },
  },
  'S-02': {
    priority: 'medium',
    when: { all: [{ is: ['pd', false] }, { atLeast: ['docu', 3] }] },
    finding: 'Documentation is rated {{docu}}/5, but no process documents are marked as available.',
    action:
      'Turn the habits that work into one-page checklists and collect them, with dates, in one operations manual.',
    expectedOutcome:
      "Proof that the work does not depend on the owner's memory, for a deputy, a bank or a buyer.",
    timeline: '60-90 days',
    resources: {
      owner: '1 hour a week',
      staff: 'Someone in the office as lead, who collects the checklists',
    },
    sources: ['FOS'],
    words: {
      weakness: [
        'Good habits exist, but no document shows them to anyone who was not there.',
        'People here know how it is done; a stand-in or a bank would find nothing to read.',
      ],
      stake: [
        'Habits that are not written down last only as long as the people who have them.',
        'A good habit becomes the company’s own on the day it is put on a page.',
      ],
      step: 'Turn the habits that work into one-page checklists',
      measure: 'Checklists in the manual, each with a date',
      milestone: 'The operations manual stands, a page for each habit',
    },
    bySize: {
      solo: {
        weakness:
          'It is known how the work is done, but a stand-in or a bank would find nothing to read.',
        action:
          'Turn the habits that work into one-page checklists, with dates, and keep them in one folder that somebody else could find.',
        expectedOutcome:
          'Proof that the work does not depend on one memory, for a helper, a bank or a buyer.',
      },
    },
    inTrade: {
      manufacturing: 'A setting sheet at each machine is worth more than a binder in the office.',
      technology: 'A runbook beside the code is read; a manual elsewhere is not.',
      retail: 'A laminated card at the till and one at goods-in are read every day.',
      services: 'One page for the start of a job and one for its end would cover most complaints.',
      healthcare:
        'Those that touch patient safety come first, since they will be asked for anyway.',
      financial_services:
        'File notes are the habit to start with, because a regulator would start there too.',
      other: 'Three checklists that are used are a better start than thirty that are not.',
    },
    after: ['S-03'],
  },
  'S-19': {
    priority: 'medium',
    when: { all: [{ atMost: ['docu', 2] }, { is: ['pd', true] }] },
    finding:
      'Process documents exist, yet documentation is rated only {{docu}}/5: they may be out of date or unused.',
    action:
      'Ask the people who do the work which documents they use. Drop the others, and give each one that stays a person in charge and a review date.',
    expectedOutcome: 'Fewer documents, which people trust and use.',
    timeline: '30-90 days',
    resources: { owner: '1 hour a week', staff: 'One person for each document: 2 hours a month' },
    sources: ['FOS'],
    words: {
      weakness: 'Documents were made once, but they do not guide the daily work.',
      stake: 'Where documents are not trusted, people stop looking things up and ask instead.',
      step: 'Keep the documents that are used and drop the rest',
      measure: 'Documents whose review date has not passed',
      milestone: 'Only documents in use are left, each with its next review',
    },
    bySize: {
      solo: {
        action:
          'Keep the documents that were used this year, drop the others, and give each one that stays a review date.',
      },
    },
  },
} satisfies Partial<Readonly<Record<SystemsRuleId, GapRule>>>;
