import { areas, z } from '@ellac/contracts';
import type { CounselTask } from './counsel-task.js';
import { moments, operations, type CounselWords } from './counsel-words.js';
import { units } from './quantity.js';
import { strictSchemaOf } from '../checks/strict-schema.js';
import { whyUnfit } from '../checks/why-unfit.js';

/** More than any counsel needs; protects the later checks from texts of megabytes. */
const longestText = 1500;
const most = {
  claims: 8,
  figures: 40,
  ids: 60,
  steps: 14,
  sections: 10,
  points: 12,
  keys: 12,
  columns: 3,
} as const;

/** Longer than any step; a step that goes on shows a first result. */
const maxWeeks = 260;

/** Hours of a week. */
const maxHours = 168;

/** Words to be said, in whatever quotation marks a model sets, as in those of the report. */
const inReportsMarks = (told: string): string =>
  told
    .replace(/«\s*([^«»]*?)\s*»/gu, '“$1”')
    .replace(/„([^„“”]*)[“”]/gu, '“$1”')
    .replace(/"([^"]*)"/gu, '“$1”');

/** As the owner wrote it, letter by letter. */
const sentence = z.string().check(z.maxLength(longestText));
const text = z.string().check(z.maxLength(longestText), z.overwrite(inReportsMarks));
const id = z.string().check(z.regex(/^[A-Z]\d{1,3}(?:\.\w{1,20})?$/));
/** Of the model's own figures, by what they are. */
const ownId = (letter: string) => z.string().check(z.regex(new RegExp(`^${letter}\\d{1,2}$`)));
const listOf = <Item extends z.ZodMiniType>(item: Item, atMost: number) =>
  z.array(item).check(z.maxLength(atMost));

/** What a language model may return as counsel: only steps of this plan, and figures by their ids. */
export function counselSchemaOf(task: CounselTask) {
  const claim = z.strictObject({ text, evidence: listOf(id, most.ids) });
  const perArea = z.strictObject({ systems: claim, leadership: claim, market: claim });
  const paragraph = z.strictObject({
    text,
    points: listOf(text, most.points),
    heads: listOf(text, most.columns),
    figures: listOf(
      z.strictObject({ label: text, value: text, others: listOf(text, most.columns - 1) }),
      most.points,
    ),
    evidence: listOf(id, most.ids),
  });
  const paths = task.ownerWords.map(({ path }) => path);
  const path = paths.length === 0 ? z.enum(['none']) : z.enum([...paths]);
  const unit = z.enum(units);
  return z.strictObject({
    written: listOf(
      z.strictObject({
        id: ownId('W'),
        path,
        sentence,
        value: z.number(),
        unit,
      }),
      most.figures,
    ),
    proposed: listOf(z.strictObject({ id: ownId('N'), value: z.number(), unit }), most.figures),
    days: listOf(z.strictObject({ id: ownId('Y'), date: z.string() }), most.figures),
    sums: listOf(
      z.strictObject({
        id: ownId('Z'),
        label: text,
        left: id,
        operation: z.enum(operations),
        right: id,
      }),
      most.figures,
    ),
    moment: z.enum(moments),
    speech: text,
    lead: claim,
    numbers: listOf(claim, most.claims),
    letter: listOf(
      z.strictObject({
        title: text,
        keys: listOf(text, most.keys),
        paragraphs: listOf(paragraph, most.claims),
      }),
      most.sections,
    ),
    begin: claim,
    conclusion: claim,
    strengths: listOf(claim, most.claims),
    weaknesses: listOf(claim, most.claims),
    areas: perArea,
    effects: perArea,
    denied: listOf(z.strictObject({ answer: id, path, sentence, text }), most.claims),
    readiness: claim,
    steps: listOf(
      z.strictObject({
        stepId: z.enum(['own', ...task.steps.map((step) => step.id)]),
        area: z.enum(areas),
        title: text,
        section: z.number().check(z.minimum(0), z.maximum(most.sections)),
        isFirst: z.boolean(),
        by: z.string().check(z.regex(/^(?:[A-Z]\d{1,3}(?:\.\w{1,20})?)?$/)),
        weeks: z.number().check(z.minimum(0), z.maximum(maxWeeks)),
        hours: z.number().check(z.minimum(0), z.maximum(maxHours)),
        why: text,
        evidence: listOf(id, most.ids),
        measure: text,
      }),
      most.steps,
    ),
    notNow: z.strictObject({ what: text, why: claim }),
  });
}

/** The same as JSON schema, in the subset that strict structured output takes. */
export const counselJsonSchemaOf = (task: CounselTask): Readonly<Record<string, unknown>> =>
  strictSchemaOf(counselSchemaOf(task));

/** The counsel of a parsed completion, or where it does not fit the schema. */
export function counselIn(
  value: unknown,
  task: CounselTask,
): { readonly words: CounselWords } | { readonly words: null; readonly why: string } {
  const result = counselSchemaOf(task).safeParse(value);
  return result.success
    ? { words: result.data as CounselWords }
    : { words: null, why: whyUnfit(result.error.issues) };
}
