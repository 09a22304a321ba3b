/** How wide running text gets: about 75 characters a line, the same for paragraphs and lists. */
export const measure = '42rem';

/** The air above what is jumped to, so that the contents at the top of a phone cover nothing. */
export const scrollMargin = '56px';
