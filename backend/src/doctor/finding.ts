import { setTimeout } from 'node:timers/promises';
import type { Finding } from '@ellac/contracts';

/** What a check found, before it is named. */
export type Found = Omit<Finding, 'subject'>;

/** All is well. */
export const well = (found: string): Found => ({ status: 'ok', found, advice: null });

/** It works, and somebody should look at it. */
export const doubtful = (found: string, advice: string): Found => ({
  status: 'warning',
  found,
  advice,
});

/** It does not work. */
export const faulty = (found: string, advice: string): Found => ({
  status: 'fault',
  found,
  advice,
});

/** A sentence for an error of a connection: its code, or its message where it has none. */
export function reasonOf(error: unknown): string {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && code !== '') return code;
  return typeof message === 'string' && message !== '' ? message : 'no answer';
}

/** @throws Error where the work takes longer than this many milliseconds. */
export async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const late = Symbol('late');
  const first = await Promise.race([work, setTimeout(ms, late, { ref: false })]);
  if (first === late) throw Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' });
  return first;
}
