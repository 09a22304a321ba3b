/** Where a fact comes from; `facts.ts` says what each letter stands for. */
type FactKind = 'A' | 'B' | 'D' | 'E' | 'F' | 'Q' | 'S' | 'T';

/** `E01`, `D12`: the letter says where a fact comes from, the number its place there, from 1. */
export const factId = (kind: FactKind, place: number): string =>
  `${kind}${String(place).padStart(2, '0')}`;

/** `T03.percent`: one value of a fact that has several. */
export const fieldId = (id: string, field: string): string => `${id}.${field}`;

/** A fact as it is named in a text. */
export const placeholder = (id: string): string => `{{${id}}}`;

/** The facts that a text names, each once, in their order. */
export const namedIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{\{([A-Z]\d+(?:\.\w+)?)\}\}/g)].map(([, id]) => id!)),
];
