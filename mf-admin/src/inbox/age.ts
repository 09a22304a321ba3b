const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, as short as a row needs it: "40 min", "21 h", "16 d". */
export function ageOf(at: string, now: Date): string {
  const age = Math.max(0, now.getTime() - Date.parse(at));
  if (age < hour) return `${Math.floor(age / minute)} min`;
  return age < day ? `${Math.floor(age / hour)} h` : `${Math.floor(age / day)} d`;
}
