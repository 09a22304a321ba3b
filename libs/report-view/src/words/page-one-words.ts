/** What stands above a figure's formula. */
export const formulaTitle = 'How we come to this';

/** Above the situation in a few sentences. */
export const situationTitle = 'Your situation';

/** Above what an almost empty form may be. */
export const casesTitle = 'Which of these is it?';

/** The name of the figures in money. */
export const numbersTitle = 'What this means in money';

/** Above what to leave alone. */
export const notNowTitle = 'Not now';

/** Above what a counsel puts off, which page one does not name. */
export const putOffTitle = 'What can wait';

/** Above the steps; a report whose answers tell little has fewer than three. */
export const stepsTitle = (count: number): string => {
  if (count === 1) return 'Your first step';
  return count === 2 ? 'Your first two steps' : 'Your first three steps';
};

/** The name of what to begin with. */
export const beginTitle = 'Begin here';

/** Before what to begin with, or the first step and its date. */
export const beginWith = `${beginTitle}:`;

/** What to leave alone, as the beginning of a line that goes on with its reason. */
export const asSentence = (text: string): string => text.replace(/[.!?]?$/u, '.');
