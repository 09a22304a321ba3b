const placeholder = /\{\{([^{}]*)\}\}/g;

/** The names in `{{…}}`, in their order, known or not. */
export const placeholdersOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(placeholder), ([, name]) => name!);
