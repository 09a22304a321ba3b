/** Above what decides in the business now. */
export const heartTitle = 'What decides now';

/** Above the steps as they are done here. */
export const counselStepsTitle = 'How to go about it';

/** Above what would change the plan. */
export const turnsTitle = 'What would change the plan';

/** Above what the answers do not tell. */
export const openTitle = 'What your answers leave open';

/** The name of a table of figures in a section of the letter. */
export const figuresOf = (section: string): string => `Figures: ${section}`;

/** Above the figures that were worked out for these texts. */
export const counselFiguresTitle = 'How the figures above were worked out';

/** Above what a text rests on. */
export const restsOnTitle = 'What this rests on';

/** Before that by which one sees that a step is done. */
export const seenByTitle = 'Done when';

/** Before the title of the letter's section that tells how a step is done. */
export const howTitle = 'How';

/** Whose words these are, and what their figures are worth; where the proposals stand follows. */
export const counselNote = `A language model wrote this from your answers. Each figure in it stands in your answers, was worked out from them by the program, or is named as a proposal under “${restsOnTitle}”`;

/** Where a page has what its texts rest on, and where the paper of that page has it. */
export const besideEachText = 'which opens below each text and stands at the end of the print';

/** Where the PDF has it. */
export const inAppendix = 'in the appendix';

/** Where the letter ends. */
export const letterEndTitle = 'End of the letter.';
export const letterEnd = 'Its main steps stand below as a list, each with its day.';

/** Above what the summary says beside the letter. */
export const besideLetterTitle = 'What to watch, and how ready the company is';

/** Above the sections between the letter and its steps, which are for looking things up. */
export const lookUpTitle = 'How your answers score, and why';

/** In place of a recommendation that the counsel tells in full; its title follows. */
export const toldAbove = (number: number): string => `Step ${number} of “${counselStepsTitle}”:`;

/** In the plan, above the steps that only the counsel has. */
export const furtherStepsTitle = 'Further steps';
