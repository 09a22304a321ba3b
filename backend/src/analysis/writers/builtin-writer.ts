import { textFactRecordSchema, type Questionnaire } from '@ellac/contracts';
import {
  diagnose,
  suspiciousAnswersOf,
  talkQuestionsOf,
  type ExtractedItem,
} from '@ellac/diagnosis';
import { writeReport } from '@ellac/report-text';
import { Injectable } from '@nestjs/common';
import { plainDateOf, type WrittenReport } from './written-report.js';

/** The built-in analyst: the whole report from the rules, without a key or a network. */
@Injectable()
export class BuiltinWriter {
  /** @param extracted what a language model found in the long answers, if it was asked */
  write(
    answers: Questionnaire,
    submittedAt: Date,
    extracted: readonly ExtractedItem[] = [],
  ): WrittenReport {
    const submittedOn = plainDateOf(submittedAt);
    const diagnosis = diagnose(answers, submittedOn, extracted);
    return {
      content: writeReport(answers, diagnosis, submittedOn),
      provenance: { engine: 'builtin', rulesVersion: diagnosis.rulesVersion },
      coachNotes: {
        selfPerceptionGap: diagnosis.selfPerceptionGap,
        questions: [...talkQuestionsOf(answers, diagnosis)],
        textFacts: diagnosis.facts.map((fact) => textFactRecordSchema.parse(fact)),
        notKnown: answers.meta?.notKnown ?? [],
        suspiciousAnswers: suspiciousAnswersOf(answers),
      },
    };
  }
}
