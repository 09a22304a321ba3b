/** How wide running text gets: about 75 characters a line, the same for paragraphs and lists. */
export const measure = '42rem';
