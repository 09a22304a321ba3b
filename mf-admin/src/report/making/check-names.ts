/** The subject of each check of a language model's words; see `backend/src/analysis/checks`. */
const names: Readonly<Record<string, string>> = {
  V1: 'form of the answer',
  V2: 'evidence',
  V3: 'figures',
  V4: 'direction',
  V5: 'coverage of the rules',
  V6: 'forbidden content',
  V7: 'copied words',
  V8: 'length and style',
  V9: 'plan and dates',
  V10: 'subjects of list items',
  V11: 'money said once',
};

/** A check in words, with its number. */
export const checkName = (check: string): string => {
  const name = names[check];
  return name === undefined ? check : `${check}, ${name}`;
};
