/**
 * Data as JSON between two marker lines. The mark is random for each request, so no owner's answer
 * can contain it.
 */
export const fenced = (name: string, content: unknown, mark: string): string =>
  `<<<${name} ${mark}\n${JSON.stringify(content)}\n${mark} ${name}>>>`;
