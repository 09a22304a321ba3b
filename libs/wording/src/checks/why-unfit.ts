import type { z } from '@ellac/contracts';

/** Why a value does not fit: the first few issues by place and kind, never by value or unknown key. */
export function whyUnfit(issues: readonly z.core.$ZodIssue[]): string {
  const places = issues.slice(0, 5).map(({ path, code }) => {
    const place = path.map(String).join('.');
    return `${place === '' ? 'the whole' : place}: ${code.replaceAll('_', ' ')}`;
  });
  return `does not fit the schema (${places.join('; ')})`;
}
