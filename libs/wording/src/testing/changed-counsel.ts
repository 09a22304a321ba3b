import { checkCounsel, type CheckedCounsel } from '../counsel/check-counsel.js';
import type { CounselWords, LetterParagraph, WordedStep } from '../counsel/counsel-words.js';
import { aCounsel, clinicsTask } from './a-counsel.js';
import { aCompletion } from './some-words.js';

/** What is checked beside the task. */
export const counselContext = {
  canary: 'violet-otter-kxqz',
  instructions: 'Judge. Say what matters most.',
};

/** What the checks say of a counsel, or of something else that a model returned in its place. */
export const checkedCounsel = (counsel: unknown): CheckedCounsel =>
  checkCounsel(aCompletion(JSON.stringify(counsel)), clinicsTask, counselContext);

/** The check and the place of each fault of the counsel with this change. */
export const faultsWith = (change: Partial<CounselWords>): readonly string[] =>
  checkedCounsel(aCounsel(change)).faults.map(({ check, place }) => `${check} ${place}`);

const { letter, steps } = aCounsel();

type Letter = Pick<CounselWords, 'letter'>;

/** Another paragraph in a section of the letter; both count from 1. */
export const withParagraph = (
  section: number,
  paragraph: number,
  change: Partial<LetterParagraph>,
): Letter => ({
  letter: letter.map((each, at) =>
    at === section - 1
      ? {
          ...each,
          paragraphs: each.paragraphs.map((told, index) =>
            index === paragraph - 1 ? { ...told, ...change } : told,
          ),
        }
      : each,
  ),
});

/** The first paragraph of the letter. */
export const opening: LetterParagraph = letter[0]!.paragraphs[0]!;

/** One more sentence in the first paragraph of the letter. */
export const withOpening = (text: string): Letter =>
  withParagraph(1, 1, { text: `${opening.text} ${text}` });

/** The points of the first paragraph of a section. */
export const pointsOf = (section: number): readonly string[] =>
  letter[section - 1]!.paragraphs[0]!.points;

export const withPoints = (section: number, points: readonly string[]): Letter =>
  withParagraph(section, 1, { points });

/** One more sentence in the last point of a section. */
export const withSaid = (section: number, text: string): Letter =>
  withPoints(section, pointsOf(section).with(-1, `${pointsOf(section).at(-1)!} ${text}`));

/** A change of a step, by its index. */
export const withStep = (
  index: number,
  change: Partial<WordedStep>,
): Pick<CounselWords, 'steps'> => ({
  steps: steps.map((step, at) => (at === index ? { ...step, ...change } : step)),
});

/** A counsel that names the company. */
export const withCompany: CounselWords = aCounsel(withOpening('{{COMPANY}} waits for that.'));
