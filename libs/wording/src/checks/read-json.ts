import type { Completion } from './completion.js';

export type ReadJson =
  | { readonly value: unknown; readonly why?: undefined }
  /** Why it cannot be used, without any of its text. */
  | { readonly value?: undefined; readonly why: string };

/** Servers without strict schemas often wrap the object in a code fence, which is harmless. */
const fenced = /^```(?:json)?\s*\n([\s\S]*)\n\s*```$/i;

/** The JSON of a completion that is complete and has at most so many bytes. */
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
