/** Data as JSON between lines that no answer of an owner can know, as the mark is new each time. */
export const fenced = (name: string, content: unknown, mark: string): string =>
  `<<<${name} ${mark}\n${JSON.stringify(content)}\n${mark} ${name}>>>`;
