import {
  messages,
  type Questionnaire,
  type WhatIfChange,
  type WhatIfOutcome,
  type WhatIfReply,
} from '@ellac/contracts';
import { diagnose, type ExtractedItem } from '@ellac/diagnosis';
import { writeReport } from '@ellac/report-text';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Refusal } from '../common/errors/refusal.js';
import { AnalysisEntity } from '../database/entities/analysis.entity.js';
import { whyNoWhatIf } from '../reports/why-no-what-if.js';
import { presentAnswers, withChanges } from './changed-answers.js';

/** Computes what a report would say if some of its answers were different; by the rules alone. */
@Injectable()
export class WhatIfService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws Refusal 409 when the report is not ready, or nothing can be tried out on it. */
  async compute(reportId: string, changes: readonly WhatIfChange[]): Promise<WhatIfReply> {
    const analysis = await this.dataSource.getRepository(AnalysisEntity).findOne({
      select: { id: true, content: true, provenance: true, extractedFacts: true, response: true },
      where: { id: reportId },
      relations: { response: true },
    });
    if (analysis === null || analysis.content === null || analysis.provenance === null)
      throw new Refusal(409, messages.reportNotReady);
    const refusal = whyNoWhatIf(analysis.content, analysis.provenance);
    if (refusal !== null) throw new Refusal(409, refusal);
    const { answers, submittedAt } = analysis.response;
    // What a language model found counts only in a report that was written with it.
    const extracted =
      analysis.provenance.engine === 'openai' ? (analysis.extractedFacts ?? []) : [];
    // The dates count from the submission, as in the report.
    const submittedOn = submittedAt.toISOString().slice(0, 10);
    const now = outcomeOf(answers, submittedOn, extracted);
    return {
      answers: presentAnswers(answers),
      now,
      then:
        changes.length === 0
          ? now
          : outcomeOf(withChanges(answers, changes), submittedOn, extracted),
    };
  }
}

function outcomeOf(
  answers: Questionnaire,
  submittedOn: string,
  extracted: readonly ExtractedItem[],
): WhatIfOutcome {
  const diagnosis = diagnose(answers, submittedOn, extracted);
  const { readiness, page } = writeReport(answers, diagnosis, submittedOn);
  return {
    ...diagnosis.scores,
    band: readiness.band,
    label: readiness.label,
    steps: (page?.steps ?? []).map(({ why, ...step }) => step),
  };
}
