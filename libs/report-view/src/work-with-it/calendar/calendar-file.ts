import type { PlanStep } from '@ellac/contracts';

/** A step that has a date. */
export type DatedStep = PlanStep & { readonly by: string };

/** The steps that can stand in a calendar. */
export const datedSteps = (steps: readonly PlanStep[]): readonly DatedStep[] =>
  steps.filter((step): step is DatedStep => step.by !== null);

/** RFC 5545, 3.1: a line has at most 75 octets without its line break. */
const maxOctets = 75;

/** How many octets a character has in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** RFC 5545, 3.1: the rest of a long line goes on after a line break and a blank. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    if (octets + octetsOf(character) > maxOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += octetsOf(character);
  }
  return text;
}

/** RFC 5545, 3.3.11: these characters have a meaning in a text. Control characters are not allowed. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** `20261220` of a plain date. */
const dateOf = (plainDate: string): string => plainDate.replaceAll('-', '');

function dayAfter(plainDate: string): string {
  const day = new Date(`${plainDate}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** `20261124T153000Z` of a moment. */
const momentOf = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

function about({ measures, hoursPerWeek, isFirstResult }: DatedStep): string {
  return [
    ...(isFirstResult ? ['This is the date of a first result; the step goes on.'] : []),
    ...measures.map((measure) => `Done when: ${measure}`),
    ...(hoursPerWeek === null ? [] : [`Your time: ${hoursPerWeek} hours a week`]),
  ].join('\n');
}

function eventOf(step: DatedStep, reportId: string, now: Date): readonly string[] {
  const description = about(step);
  return [
    'BEGIN:VEVENT',
    // The same for the same step, so that a calendar replaces it when it is imported again.
    `UID:${escaped(step.stepId)}.${escaped(reportId)}@ellac-business-evaluation`,
    `DTSTAMP:${momentOf(now)}`,
    `DTSTART;VALUE=DATE:${dateOf(step.by)}`,
    `DTEND;VALUE=DATE:${dateOf(dayAfter(step.by))}`,
    `SUMMARY:${escaped(step.title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    // The day stays free for other appointments.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Steps as a calendar file (RFC 5545), each on the whole day by which it is done. */
export const calendarOf = (steps: readonly DatedStep[], reportId: string, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ELLAC//Business Evaluation//EN',
    'CALSCALE:GREGORIAN',
    ...steps.flatMap((step) => eventOf(step, reportId, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

/** Characters of a file name besides its ending. */
const maxName = 60;

/** `prepare-the-emergency-file.ics`: safe in every file system. */
export function calendarFileName(title: string): string {
  const name = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxName)
    .replace(/^-+|-+$/g, '');
  return `${name === '' ? 'step' : name}.ics`;
}
