import type { Questionnaire } from '@ellac/contracts';
import { hasContent } from '../text-facts/reading/has-content.js';

type LongText = 'vision' | 'challenges' | 'opportunities' | 'strategy';

/** Which of the four long texts say nothing. */
export function emptyTextsOf({ growth, qualitative }: Questionnaire): ReadonlySet<LongText> {
  const { vision, challenges, opportunities } = qualitative;
  const texts = { vision, challenges, opportunities, strategy: growth.strategy };
  const names: readonly LongText[] = ['vision', 'challenges', 'opportunities', 'strategy'];
  const isEmpty = (name: LongText): boolean => {
    const others = names.filter((other) => other !== name).map((other) => texts[other]);
    return !hasContent(texts[name], others);
  };
  return new Set(names.filter(isEmpty));
}
