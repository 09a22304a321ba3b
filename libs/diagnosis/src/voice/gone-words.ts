const gone =
  /\b(?:since|when|after|because) ((?:Dr|Mr|Mrs|Ms|Miss)\.? )?(\p{Lu}\p{Ll}+) (?:quit|left|resigned|retired|went|died)\b/u;

/** Who left, with the title that the sentence gives: `Dr Patel`, `Karen`. */
export function goneIn(sentence: string): string | undefined {
  const [, title = '', name] = gone.exec(sentence) ?? [];
  return name === undefined ? undefined : `${title}${name}`;
}
