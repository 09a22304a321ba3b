import { withoutQuotes, type QuotedWords } from './evidence/quoted-words.js';

/** Two answers that do not fit together, what follows, and where there is one the question. */
const contradiction =
  /(?<=^|[.!?]\s+)[^.!?]+\. Both can hardly be right;[^.!?]*\.(?: Which [^.!?]*\?)?/gu;

/** A running text of the report, and what stands out of it. */
export interface TextPieces {
  readonly rest: string;
  readonly quotes: readonly QuotedWords[];
  readonly contradictions: readonly string[];
}

/** Takes the owner's own words and the contradictions between answers out of a text. */
export function takenApart(text: string): TextPieces {
  const contradictions = text.match(contradiction) ?? [];
  const { text: rest, quotes } = withoutQuotes(text.replace(contradiction, ''));
  return { rest: rest.replace(/ {2,}/g, ' ').trim(), quotes, contradictions };
}
