/** `E01`, `D12`: the letter says where a fact comes from, the number its place there, from 1. */
export const factId = (kind: 'D' | 'E' | 'F' | 'Q' | 'S', place: number): string =>
  `${kind}${String(place).padStart(2, '0')}`;

/** A fact as it is named in a text. */
export const placeholder = (id: string): string => `{{${id}}}`;

/** The facts that a text names, each once, in their order. */
export const namedIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{\{([DEFQS]\d+)\}\}/g)].map(([, id]) => id!)),
];
