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
const business = businessOf(payload, diagnosis, goldSubmittedOn);
const report = writeReport(payload, diagnosis, goldSubmittedOn);

/** Everything that is known of it. */
export const clinics: FactsPack = factsPackOf(business, report);

/** The request for its counsel. */
export const clinicsTask: CounselTask = counselTaskOf(clinics, business, report)!;

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
  heart: {
    text:
      'Money and demand are there; therapists are not. Each therapist brings about {{Z1}} a year, so the growth that you plan needs {{Z2}} more of them, and one besides for the lead who moves north. ' +
      'Searched one after the other at {{W1}} each, even without that lead they would take {{Z3}}. So the third clinic is decided by hiring, not by rooms or by the bank. ' +
      'If you open before the therapists are there, you lengthen the wait in the two clinics that pay for the third.',
    evidence: ['E31', 'Q02', 'Q04', 'Q06'],
  },
  steps: [
    {
      stepId: 'own',
      title: 'Count the waiting list by district and treatment',
      isFirst: false,
      by: 'Y2',
      how: {
        text: 'Have both front desks note for each patient on the list where they live and which treatment they wait for. If few of them live nearer to the north end, longer hours in the present rooms bring the same revenue at less risk.',
        evidence: ['Q02', 'Q04'],
      },
      measure: 'Both desks have counted the whole list',
    },
    {
      stepId: 'R-23',
      title: 'Try one employer, and not both',
      isFirst: true,
      by: '',
      how: {
        text: 'Write one programme of {{N2}} sessions for the employer whose people can come outside the full hours. Agree beforehand that you stop it if the wait of other patients grows. Ask the second employer to wait until the first group has ended.',
        evidence: ['Q03'],
      },
      measure: 'One group has ended, and the wait is no longer than before',
    },
    {
      stepId: 'R-22',
      title: 'Choose the lead and the successor on the same day',
      isFirst: true,
      by: '',
      how: {
        text: 'Talk with at least two candidates from your own team and name the one who leads the north clinic together with the one who takes over the old team. Give the new lead a say in hiring and one of your present leads as mentor.',
        evidence: ['Q01', 'Q04', 'Q05'],
      },
      measure: 'Both names are known in both clinics',
    },
    {
      stepId: 'L-03',
      title: 'Hand over what only the two of you decide',
      isFirst: true,
      by: '',
      how: {
        text: 'Ask both leads and finance which points would have waited for you during a long absence. Give each point to one of them by name before the new clinic asks for your hours, because from summer on you will have none to spare.',
        evidence: ['E25', 'Q06'],
      },
      measure: 'The list of open points is empty',
    },
    {
      stepId: 'own',
      title: 'Decide on one day whether the clinic opens in autumn',
      isFirst: false,
      by: 'Y3',
      how: {
        text: 'Sign the lease only when two therapists have accepted, and have it say that the start may move by {{N1}}. Every search that begins after {{Z4}} is too late for an opening on {{Y1}}, and that leaves no time for notice or training.',
        evidence: ['Q02', 'Q04'],
      },
      measure: 'Opened or moved, in writing, with the reasons',
    },
  ],
  turns: [
    {
      text: 'If no second therapist has accepted by {{Y3}}, move the opening to the next year and use the time for longer hours in the clinics that you have.',
      evidence: ['Q02'],
    },
  ],
  open: [
    {
      text: 'Which September is meant, and are rooms in the north end already promised to you?',
      evidence: ['Q04'],
    },
  ],
  ...change,
});
