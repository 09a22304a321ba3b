import { diagnose } from '@ellac/diagnosis/parts';
import { goldBusinesses, goldSubmittedOn } from '@ellac/diagnosis/testing';
import { businessOf, writeReport } from '@ellac/report-text';
import { counselTaskOf, type CounselTask } from '../counsel/counsel-task.js';
import type { CounselWords } from '../counsel/counsel-words.js';
import { factsPackOf } from '../facts/facts-pack.js';
import type { FactsPack } from '../facts/fact.js';

/** A chain of two physiotherapy clinics that plans a third one. */
const { payload } = goldBusinesses.find(({ id }) => id === 'g06')!;
const diagnosis = diagnose(payload, goldSubmittedOn);
/** The business, and its report by the rules. */
export const clinicsBusiness = businessOf(payload, diagnosis, goldSubmittedOn);
export const clinicsReport = writeReport(payload, diagnosis, goldSubmittedOn);

/** Everything that is known of it. */
export const clinics: FactsPack = factsPackOf(clinicsBusiness, clinicsReport);

/** The request for its counsel. */
export const clinicsTask: CounselTask = counselTaskOf(
  clinics,
  clinicsBusiness,
  clinicsReport,
  payload.company_info.owner_phone,
)!;

/** A counsel for it as a good adviser would give it. */
export const aCounsel = (change: Partial<CounselWords> = {}): CounselWords => ({
  written: [
    {
      id: 'W1',
      path: 'qualitative.challenges',
      sentence:
        'It takes us fourteen weeks to hire a therapist, and the waiting list is five weeks.',
      value: 14,
      unit: 'weeks',
    },
    {
      id: 'W2',
      path: 'staff.departments',
      sentence:
        'Two clinics with a lead therapist each (17), front desks (6), finance and people (3).',
      value: 17,
      unit: 'count',
    },
  ],
  proposed: [
    { id: 'N1', value: 3, unit: 'months' },
    { id: 'N2', value: 8, unit: 'count' },
  ],
  days: [
    { id: 'Y1', date: '2027-09-01' },
    { id: 'Y2', date: '2026-12-18' },
    { id: 'Y3', date: '2027-04-30' },
  ],
  sums: [
    {
      id: 'Z1',
      label: 'Revenue for each therapist',
      left: 'E31',
      operation: 'dividedBy',
      right: 'W2',
    },
    {
      id: 'Z2',
      label: 'Therapists whom the planned growth needs',
      left: 'A06.extraRevenue',
      operation: 'dividedBy',
      right: 'Z1',
    },
    {
      id: 'Z3',
      label: 'Time to hire them one after the other',
      left: 'Z2',
      operation: 'times',
      right: 'W1',
    },
    {
      id: 'Z4',
      label: 'The last day to begin a search',
      left: 'W1',
      operation: 'before',
      right: 'Y1',
    },
  ],
  moment: 'usual',
  speech: 'en',
  lead: {
    text: 'Two clinics run without you, patients wait and money is there. What decides now is people: until therapists and a second lead are found, a third clinic only lengthens the wait. So leading through others means here to hand over hiring first.',
    evidence: ['Q01', 'Q02', 'Q04'],
  },
  numbers: [
    { text: 'Each therapist brings about {{Z1}} a year.', evidence: ['E31', 'Q05'] },
    { text: 'The growth that you plan needs {{Z2}} more of them.', evidence: ['A06'] },
  ],
  strengths: [
    { text: 'Each clinic has a lead therapist who decides on the day.', evidence: ['Q05'] },
  ],
  weaknesses: [
    {
      text: 'The lead who moves north leaves an old team that nobody is named for.',
      evidence: ['Q01', 'Q04'],
    },
  ],
  areas: {
    systems: {
      text: 'Treatment follows one way in both clinics, so a third one can copy it.',
      evidence: ['E01'],
    },
    leadership: {
      text: 'You can be away for {{E25}}, so the leads are used to deciding.',
      evidence: ['E25'],
    },
    market: {
      text: 'Patients wait and employers ask, so demand is not what limits you.',
      evidence: ['Q03'],
    },
  },
  effects: {
    systems: {
      text: 'Before somebody else can fill the rooms, both desks have to read the list in the same way.',
      evidence: ['Q02'],
    },
    leadership: {
      text: 'Nobody hires but you; until somebody else does, each new clinic waits for your hours.',
      evidence: ['Q01', 'Q05'],
    },
    market: {
      text: 'Employers speak with you alone, so the first group is also the first that a lead has to hold.',
      evidence: ['Q03'],
    },
  },
  denied: [],
  readiness: {
    text: 'Your leads decide on the day in both clinics; what the next level needs is that they also hire and answer for a third one.',
    evidence: ['E25', 'Q05'],
  },
  notNow: {
    what: 'The second employer',
    why: {
      text: 'Your rooms are full, so a second group would lengthen the list before anybody new has started.',
      evidence: ['Q02', 'Q03'],
    },
  },
  begin: {
    text: 'Ask both front desks to note for each patient on the list where they live and which treatment they wait for.',
    evidence: ['Q02', 'Q04'],
  },
  conclusion: {
    text: 'By {{Y3}} you see whether two therapists have accepted. If the list has grown meanwhile, the time until the opening belongs to longer hours.',
    evidence: ['Q02', 'Q04'],
  },
  letter: [
    {
      title: 'Hiring decides the third clinic, and rooms do not',
      keys: [],
      paragraphs: [
        {
          text:
            'Money and demand are there; therapists are not. Each therapist brings about {{Z1}} a year, so the growth that you plan needs {{Z2}} more of them, and one besides for the lead who moves north. ' +
            'Searched one after the other at {{W1}} each, even without that lead they would take {{Z3}}. So the third clinic is decided by hiring, not by rooms or by the bank. ' +
            'If you open before the therapists are there, you lengthen the wait in the two clinics that pay for the third.',
          points: [],
          heads: [],
          figures: [],
          evidence: ['E31', 'Q02', 'Q04', 'Q06'],
        },
      ],
    },
    {
      title: 'The list says whether the rooms are needed at all',
      keys: [],
      paragraphs: [
        {
          text: 'Nobody has looked yet where the patients on the list live:',
          points: [
            'Have both front desks note for each patient on the list where they live and which treatment they wait for.',
            'If few of them live nearer to the north end, longer hours in the present rooms bring the same revenue at less risk.',
          ],
          heads: [],
          figures: [],
          evidence: ['Q02', 'Q04'],
        },
      ],
    },
    {
      title: 'One employer shows what the rooms bear',
      keys: [],
      paragraphs: [
        {
          text: 'Two employers ask, and your rooms are full. So begin with the one whose people can come outside the full hours.',
          points: [
            'Write one programme of {{N2}} sessions for the employer whose people can come outside the full hours.',
            'Agree beforehand that you stop it if the wait of other patients grows.',
            'Ask the second employer to wait until the first group has ended.',
          ],
          heads: [],
          figures: [],
          evidence: ['Q03'],
        },
      ],
    },
    {
      title: 'The lead who moves north needs a successor on the same day',
      keys: [],
      paragraphs: [
        {
          text: 'If you name one of them alone, the other team hears that it waits. Both names belong together.',
          points: [
            'Talk with at least two candidates from your own team and name the one who leads the north clinic together with the one who takes over the old team.',
            'Give the new lead a say in hiring and one of your present leads as mentor.',
          ],
          heads: [],
          figures: [],
          evidence: ['Q01', 'Q04', 'Q05'],
        },
      ],
    },
    {
      title: 'What only the two of you decide is handed over first',
      keys: [],
      paragraphs: [
        {
          text: 'You can be away for {{E25}}, and what waits for you then is the list of what to hand over.',
          points: [
            'Ask both leads and finance which points would have waited for you during a long absence.',
            'Give each point to one of them by name before the new clinic asks for your hours, because from summer on you will have none to spare.',
          ],
          heads: [],
          figures: [],
          evidence: ['E25', 'Q06'],
        },
      ],
    },
    {
      title: 'One day decides whether the clinic opens in autumn',
      keys: [],
      paragraphs: [
        {
          text: 'The search sets the day of the decision, and the lease follows it.',
          points: [
            'Sign the lease only when two therapists have accepted, and have it say that the start may move by {{N1}}.',
            'Every search that begins after {{Z4}} is too late for an opening on {{Y1}}, and that leaves no time for notice or training.',
          ],
          heads: [],
          figures: [
            { label: 'Revenue for each therapist', value: '{{Z1}}', others: [] },
            { label: 'Revenue that the plan asks for', value: '{{A06.extraRevenue}}', others: [] },
          ],
          evidence: ['Q02', 'Q04'],
        },
        {
          text: 'If no second therapist has accepted by {{Y3}}, move the opening to the next year and use the time for longer hours in the clinics that you have.',
          points: [],
          heads: [],
          figures: [],
          evidence: ['Q02'],
        },
        {
          text: 'Which September is meant, and are rooms in the north end already promised to you?',
          points: [],
          heads: [],
          figures: [],
          evidence: ['Q04'],
        },
      ],
    },
  ],
  steps: [
    {
      stepId: 'own',
      area: 'market',
      title: 'Count the waiting list by district and treatment',
      section: 2,
      isFirst: false,
      by: 'Y2',
      weeks: 3,
      hours: 3,
      why: '',
      evidence: ['Q02', 'Q04'],
      measure: 'Both desks have counted the whole list',
    },
    {
      stepId: 'R-23',
      area: 'market',
      title: 'Try one employer, and not both',
      section: 3,
      isFirst: true,
      by: '',
      weeks: 12,
      hours: 3,
      why: 'The rooms are full, so one group shows what they bear.',
      evidence: ['Q03'],
      measure: 'One group has ended, and the wait is no longer than before',
    },
    {
      stepId: 'R-22',
      area: 'leadership',
      title: 'Choose the lead and the successor on the same day',
      section: 4,
      isFirst: true,
      by: '',
      weeks: 6,
      hours: 3,
      why: 'Both teams need a name before anybody moves.',
      evidence: ['Q01', 'Q04', 'Q05'],
      measure: 'Both names are known in both clinics',
    },
    {
      stepId: 'L-03',
      area: 'leadership',
      title: 'Hand over what only the two of you decide',
      section: 5,
      isFirst: true,
      by: '',
      weeks: 10,
      hours: 3,
      why: 'From summer on you have no hours to spare for it.',
      evidence: ['E25', 'Q06'],
      measure: 'The list of open points is empty',
    },
    {
      stepId: 'own',
      area: 'leadership',
      title: 'Decide on one day whether the clinic opens in autumn',
      section: 6,
      isFirst: false,
      by: 'Y3',
      weeks: 1,
      hours: 3,
      why: '',
      evidence: ['Q02', 'Q04'],
      measure: 'Opened or moved, in writing, with the reasons',
    },
  ],
  ...change,
});
