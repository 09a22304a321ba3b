import { formatZonedTime } from '@ellac/contracts';

/** Whether this server knows the zone; a browser may know newer ones. */
function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** When a link expires, in the zone of the owner's device, or in UTC where that is not known. */
export const openUntil = (expiresAt: Date, timeZone: string | null): string =>
  formatZonedTime(expiresAt, timeZone !== null && isKnown(timeZone) ? timeZone : 'UTC');
