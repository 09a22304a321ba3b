const gone = [
  /\b(?:since|when|after|because) ((?:Dr|Mr|Mrs|Ms|Miss)\.? )?(\p{Lu}\p{Ll}+) (?:quit|left|resigned|retired|went|died)\b/u,
  /(?<!\p{L})((?:Dr|Mr|Mrs|Ms|Miss)\.? )?(\p{Lu}\p{Ll}+),? (?:has |had )?(?:quit|left|resigned)\b/u,
];

/** Who left, with the title that the sentence gives: `Dr Patel`, `Karen`. */
export function goneIn(sentence: string): string | undefined {
  const found = gone.map((pattern) => pattern.exec(sentence)).find((match) => match !== null);
  const [, title = '', name] = found ?? [];
  return name === undefined || /^(?:He|She|They|We|It|Somebody|Two|Three)$/u.test(name)
    ? undefined
    : `${title}${name}`;
}
