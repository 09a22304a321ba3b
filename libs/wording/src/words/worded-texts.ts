import type { WordedPart } from '@ellac/contracts';
import type { FactsPack } from '../facts/fact.js';
import { namedIn } from '../facts/fact-ids.js';
import { filled } from './fill.js';
import type { PartTask, SectionName, TextList, WordedList } from '../tasks/part-task.js';
import type { PartWords } from './part-words.js';

/** The words of the parts that have any. */
export type Words = Readonly<Partial<Record<WordedPart, PartWords>>>;

/** The requested and worded texts, with values filled in: by rule, or by part and paragraph. */
export interface WordedTexts {
  readonly gaps: ReadonlyMap<string, string>;
  readonly recommendations: ReadonlyMap<
    string,
    { readonly action: string; readonly expectedOutcome: string }
  >;
  readonly texts: Readonly<Record<TextList, ReadonlyMap<string, string>>>;
  readonly paragraph: (part: WordedPart, name: SectionName) => string | undefined;
  /** Whether one of the paragraphs contains the quote of this answer. */
  readonly quotes: (id: string) => boolean;
}

/** Ignores texts that were not requested. Throws on a placeholder that the pack does not have. */
export function wordedTexts(
  tasks: readonly PartTask[],
  words: Words,
  pack: FactsPack,
): WordedTexts {
  const said = (text: string): string => filled(text, pack);

  function byRule<List extends WordedList, Told>(
    list: List,
    tell: (item: PartWords[List][number]) => Told,
  ): ReadonlyMap<string, Told> {
    const told = new Map<string, Told>();
    for (const task of tasks) {
      const items: readonly PartWords[List][number][] = words[task.part]?.[list] ?? [];
      for (const item of items) {
        if (task[list].includes(item.ruleId)) told.set(item.ruleId, tell(item));
      }
    }
    return told;
  }

  const textsIn = (list: TextList) => byRule(list, ({ text }) => said(text));

  return {
    gaps: byRule('gaps', ({ finding, meaning }) => `${said(finding)} ${said(meaning)}`),
    recommendations: byRule('recommendations', ({ action, expectedOutcome }) => ({
      action: said(action),
      expectedOutcome: said(expectedOutcome),
    })),
    texts: {
      strengths: textsIn('strengths'),
      weaknesses: textsIn('weaknesses'),
      highlights: textsIn('highlights'),
      considerations: textsIn('considerations'),
    },
    quotes: (id) =>
      tasks.some(({ part, sections }) =>
        sections.some(({ name }) =>
          (words[part]?.sections[name] ?? []).some(({ text }) => namedIn(text).includes(id)),
        ),
      ),
    paragraph: (part, name) => {
      const task = tasks.find((each) => each.part === part);
      const isAsked = task?.sections.some((section) => section.name === name) ?? false;
      const claims = (isAsked && words[part]?.sections[name]) || [];
      return claims.length === 0 ? undefined : claims.map(({ text }) => said(text)).join(' ');
    },
  };
}
