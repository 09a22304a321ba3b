import type { Country, Questionnaire } from '@ellac/contracts';
import { looksLikeInstruction } from '../prompt-injection/looks-like-instruction.js';
import { hasContent } from './reading/has-content.js';
import { languageOf, type ReadLanguage } from './reading/language-of.js';
import { textPaths, type TextPath } from './text-fact.js';

/** The answers that are read here; a form may give them before the others are filled in. */
export interface OwnWords {
  readonly company_info: { readonly country: Country };
  readonly qualitative: Questionnaire['qualitative'];
  readonly growth: Pick<Questionnaire['growth'], 'strategy'>;
  readonly staff: Pick<Questionnaire['staff'], 'departments' | 'training'>;
}

/** An answer in the owner's own words. */
export interface OwnText {
  readonly path: TextPath;
  /** As typed. */
  readonly text: string;
  /** True where it says something and does not read like an instruction to a machine. */
  readonly isUsable: boolean;
  /** Absent where it is none that is read. */
  readonly language?: ReadLanguage;
}

const textAt = ({ qualitative, growth, staff }: OwnWords, path: TextPath): string => {
  const texts: Readonly<Record<TextPath, string>> = {
    'qualitative.vision': qualitative.vision,
    'qualitative.challenges': qualitative.challenges,
    'qualitative.opportunities': qualitative.opportunities,
    'growth.strategy': growth.strategy,
    'staff.departments': staff.departments,
    'staff.training': staff.training,
  };
  return texts[path];
};

/** Judged once: a report asks for the texts again with each passage that it may quote. */
const judged = new WeakMap<OwnWords, readonly OwnText[]>();

/** All six texts of answers that no longer change, in the order in which they are read. */
export function ownTextsOf(words: OwnWords): readonly OwnText[] {
  const known = judged.get(words);
  if (known !== undefined) return known;
  const texts = judgedTextsOf(words);
  judged.set(words, texts);
  return texts;
}

function judgedTextsOf(words: OwnWords): readonly OwnText[] {
  return textPaths.map((path) => {
    const text = textAt(words, path);
    const others = textPaths.filter((other) => other !== path).map((other) => textAt(words, other));
    const language = languageOf(text, others);
    return {
      path,
      text,
      isUsable: hasContent(text, others) && !looksLikeInstruction(text),
      ...(language !== undefined && { language }),
    };
  });
}
