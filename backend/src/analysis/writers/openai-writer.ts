import { createHash } from 'node:crypto';
import { reportContentSchema, type ReportContent } from '@ellac/contracts';
import { diagnose } from '@ellac/diagnosis';
import { businessOf, type Business } from '@ellac/report-text';
import {
  counselTaskOf,
  type FactsPack,
  factsPackOf,
  filledCounsel,
  type PartTask,
  partTasksOf,
  passagesOf,
  planFaults,
  summaryTaskOf,
  withCounsel,
  withWords,
} from '@ellac/wording';
import { Injectable } from '@nestjs/common';
import type { FinishedCounsel } from '../../database/entities/analysis.entity.js';
import type { AnalysisClaim } from '../analysis-claim.js';
import { CounselWriting } from '../counsel/counsel-writing.js';
import { FactExtraction } from '../extraction/fact-extraction.js';
import { failureReasons } from '../analysis-failure-reasons.js';
import { promptVersion } from '../wording/instructions.js';
import { PartsWording } from '../wording/parts-wording.js';
import { TokenBudget } from '../wording-state/token-budget.js';
import type { StoredPart } from '../wording-state/worded-parts.js';
import { BuiltinWriter } from './builtin-writer.js';
import type { Writer } from './writer.js';
import { plainDateOf, type WrittenReport } from './written-report.js';

/** A report by the rules, and what a language model is told of it. */
interface Ground {
  readonly content: ReportContent;
  readonly business: Business;
  readonly pack: FactsPack;
}

/** A report with a language model's words; `content` is null where none of them can be used. */
interface Worded {
  readonly content: ReportContent | null;
  readonly counsel: FinishedCounsel | null;
  /** Empty where the counsel carries the report. */
  readonly parts: readonly StoredPart[];
}

/**
 * Has a language model extract facts from the long answers and write its counsel, which carries the
 * report. Where the counsel does not pass, the model words the parts of the report that the rules
 * make. Every fact and every text is checked.
 */
@Injectable()
export class OpenaiWriter implements Writer {
  constructor(
    private readonly builtin: BuiltinWriter,
    private readonly extraction: FactExtraction,
    private readonly parts: PartsWording,
    private readonly counsel: CounselWriting,
    private readonly budget: TokenBudget,
  ) {}

  async write(claim: AnalysisClaim, signal: AbortSignal): Promise<WrittenReport> {
    const begun = performance.now();
    const { answers, submittedAt } = claim;
    const submittedOn = plainDateOf(submittedAt);
    const byRules = businessOf(answers, diagnose(answers, submittedOn), submittedOn);
    const extracted = await this.extraction.extract(byRules, claim, signal);
    const diagnosis = diagnose(answers, submittedOn, extracted);
    const business = businessOf(answers, diagnosis, submittedOn);
    const rules = this.builtin.write(answers, submittedAt, extracted);
    const pack = factsPackOf(business, rules.content);

    const ground = { content: rules.content, business, pack };
    const { content, counsel, parts } = await this.words(ground, claim, signal);
    const { tokens, requests } = await this.budget.spentOn(claim);
    const wording = {
      promptVersion,
      factsHash: createHash('sha256').update(JSON.stringify(pack)).digest('hex'),
      tokens,
      requests,
      seconds: Math.round((performance.now() - begun) / 100) / 10,
      failedChecks: parts.flatMap(({ failedChecks }) => failedChecks),
      fellBack: parts.filter(({ words }) => words === null).map(({ part }) => part),
      ...(counsel && {
        counsel: { isGiven: counsel.words !== null, failedChecks: [...counsel.failedChecks] },
      }),
    };
    if (content === null) {
      // A report by the rules must contain none of the facts that a model found.
      const unaided = this.builtin.write(answers, submittedAt);
      const fallbackReason = failureReasons.nothingPassed;
      const provenance = { ...unaided.provenance, isFallback: true, fallbackReason, wording };
      return { ...unaided, provenance };
    }
    const model = [...parts, counsel].find((each) => each?.model != null)?.model;
    return {
      ...rules,
      content,
      provenance: {
        ...rules.provenance,
        engine: 'openai',
        ...(model ? { model } : {}),
        wording,
      },
    };
  }

  private async words(ground: Ground, claim: AnalysisClaim, signal: AbortSignal): Promise<Worded> {
    const { content: rules, business, pack } = ground;
    const { owner_phone: phone } = claim.answers.company_info;
    const task = counselTaskOf(pack, business, rules, phone);
    const counsel = task && (await this.counsel.write(task, claim, signal));
    if (task && counsel?.words) {
      const content = withCounsel(rules, filledCounsel(counsel.words, task, pack), business);
      return { content, counsel, parts: [] };
    }
    const tasks = partTasksOf(pack, business, rules);
    const hasAnswered = counsel !== null;
    const five = await this.parts.word(tasks, claim, signal, hasAnswered);
    const summary = summaryTaskOf(pack, business, rules, previousTextsOf(tasks, five));
    const parts = [...five, ...(await this.parts.word([summary], claim, signal, hasAnswered))];
    return { content: contentOf(rules, [...tasks, summary], parts, pack), counsel, parts };
  }
}

/** The report in the model's words; null where there are none, or it would not be a valid report. */
function contentOf(
  rules: ReportContent,
  tasks: readonly PartTask[],
  parts: readonly StoredPart[],
  pack: FactsPack,
): ReportContent | null {
  if (!parts.some(({ words }) => words !== null && passagesOf(words).length > 0)) return null;
  const words = Object.fromEntries(
    parts.flatMap(({ part, words }) => (words === null ? [] : [[part, words]])),
  );
  const content = withWords(rules, tasks, words, pack);
  const isWhole = reportContentSchema.safeParse(content).success;
  return isWhole && planFaults(content.actionPlan, rules.actionPlan).length === 0 ? content : null;
}

/** The texts of the parts, for the summary: the checked words, or the rules' text. */
const previousTextsOf = (
  tasks: readonly PartTask[],
  parts: readonly StoredPart[],
): readonly string[] =>
  tasks.flatMap((task) => {
    const words = parts.find(({ part }) => part === task.part)?.words;
    if (words) return passagesOf(words).map(({ text }) => text);
    return task.rules.map(({ finding, meaning }) => `${finding} ${meaning}`.trim());
  });
