/** The maximum width of running text: 68 characters a line, the same for paragraphs and lists. */
export const measure = '36.5rem';
