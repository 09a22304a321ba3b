import { saveFile } from '@ellac/web';
import { calendarOf, type DatedStep } from './calendar-file.js';

/** Has the browser save the steps as a calendar file. */
export function saveCalendar(steps: readonly DatedStep[], reportId: string, name: string): void {
  saveFile(new Blob([calendarOf(steps, reportId, new Date())], { type: 'text/calendar' }), name);
}
