import { calendarOf, type DatedStep } from './calendar-file.js';

/** Has the browser save the steps as a calendar file. */
export function saveCalendar(steps: readonly DatedStep[], reportId: string, name: string): void {
  const file = new Blob([calendarOf(steps, reportId, new Date())], { type: 'text/calendar' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
