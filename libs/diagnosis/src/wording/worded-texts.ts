import type { WordedPart } from '@ellac/contracts';
import type { FactsPack } from './facts.js';
import { filled } from './fill.js';
import type { PartTask, SectionName } from './part-task.js';
import type { PartWords } from './part-words.js';

/** The words of the parts that have any. */
export type Words = Readonly<Partial<Record<WordedPart, PartWords>>>;

type ListName = 'considerations' | 'gaps' | 'recommendations' | 'strengths';

/** What was asked for and worded, filled in: by rule, or by part and paragraph. */
export interface WordedTexts {
  readonly gaps: ReadonlyMap<string, { readonly finding: string; readonly meaning: string }>;
  readonly strengths: ReadonlyMap<string, string>;
  readonly recommendations: ReadonlyMap<
    string,
    { readonly action: string; readonly expectedOutcome: string }
  >;
  readonly considerations: ReadonlyMap<string, string>;
  readonly paragraph: (part: WordedPart, name: SectionName) => string | undefined;
}

/** What nobody asked for is left out; throws on a placeholder that the pack does not know. */
export function wordedTexts(
  tasks: readonly PartTask[],
  words: Words,
  pack: FactsPack,
): WordedTexts {
  const said = (text: string): string => filled(text, pack);

  function byRule<List extends ListName, Told>(
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

  return {
    gaps: byRule('gaps', ({ finding, meaning }) => ({
      finding: said(finding),
      meaning: said(meaning),
    })),
    strengths: byRule('strengths', ({ text }) => said(text)),
    recommendations: byRule('recommendations', ({ action, expectedOutcome }) => ({
      action: said(action),
      expectedOutcome: said(expectedOutcome),
    })),
    considerations: byRule('considerations', ({ text }) => said(text)),
    paragraph: (part, name) => {
      const task = tasks.find((each) => each.part === part);
      const isAsked = task?.sections.some((section) => section.name === name) ?? false;
      const claims = (isAsked && words[part]?.sections[name]) || [];
      return claims.length === 0 ? undefined : claims.map(({ text }) => said(text)).join(' ');
    },
  };
}
