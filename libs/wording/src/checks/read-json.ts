import type { Completion } from './completion.js';

export type ReadJson =
  | { readonly value: unknown; readonly why?: undefined }
  /** Why it is of no use, without anything of what it says. */
  | { readonly value?: undefined; readonly why: string };

/** Servers without strict schemas like to wrap the object in a code fence, which does no harm. */
const fenced = /^```(?:json)?\s*\n([\s\S]*)\n\s*```$/i;

/** The JSON of an answer that came in full and has at most so many bytes. */
export function readJson(answer: Completion, maxBytes: number): ReadJson {
  if (answer.refusal !== null && answer.refusal !== '') return { why: 'was refused' };
  if (answer.finishReason !== 'stop') return { why: 'did not come to its end' };
  const text = answer.text?.trim() ?? '';
  if (text === '') return { why: 'is empty' };
  if (Buffer.byteLength(text) > maxBytes) return { why: 'is too long' };
  try {
    const value: unknown = JSON.parse(fenced.exec(text)?.[1] ?? text);
    return { value };
  } catch {
    return { why: 'is not one JSON object' };
  }
}
