/** What an answer takes, in seconds: 47 answers in the 20 minutes that the start page names. */
const secondsAnAnswer = 25;

/** The time that the open questions take, in words; null where none is open. */
export function timeLeft(openQuestions: number): string | null {
  if (openQuestions === 0) return null;
  const minutes = Math.ceil((openQuestions * secondsAnAnswer) / 60);
  return minutes === 1 ? 'about 1 minute' : `about ${minutes} minutes`;
}
