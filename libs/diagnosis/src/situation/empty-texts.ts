import type { Questionnaire } from '@ellac/contracts';
import { hasContent } from '../text-facts/reading/has-content.js';

/** How many of the four long texts say nothing. */
export function emptyTextsOf({ growth, qualitative }: Questionnaire): number {
  const texts = [
    qualitative.vision,
    qualitative.challenges,
    qualitative.opportunities,
    growth.strategy,
  ];
  return texts.filter(
    (text, index) =>
      !hasContent(
        text,
        texts.filter((_, other) => other !== index),
      ),
  ).length;
}
