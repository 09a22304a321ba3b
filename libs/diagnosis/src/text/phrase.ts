/** A text that may name `{{owner}}`, `{{owners}}` (possessive), `{{company}}` and figures by alias. */
export type Phrase = string;

/** One phrase, or several that say the same. */
export type Wording = Phrase | readonly Phrase[];
