import { formatDayTime } from '@ellac/contracts';

/** When a draft was saved: the time, and before it the day where that is not today. */
export function savedTime(saved: Date, locale: string | undefined): string {
  if (saved.toDateString() !== new Date().toDateString()) return formatDayTime(saved, locale);
  return new Intl.DateTimeFormat(locale ?? 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  }).format(saved);
}
