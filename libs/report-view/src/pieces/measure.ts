/**
 * The maximum width of running text: about 75 characters a line, the same for paragraphs and lists.
 */
export const measure = '42rem';
