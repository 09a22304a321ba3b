import { messages, type Provenance, type ReportContent } from '@ellac/contracts';
import { rulesVersion } from '@ellac/diagnosis';

/**
 * Why no changed answers can be tried out on a report, as a sentence; null where they can. Other
 * rules would show a difference that no answer makes.
 */
export function whyNoWhatIf({ readiness }: ReportContent, provenance: Provenance): string | null {
  if (provenance.rulesVersion !== rulesVersion) return messages.whatIfOtherRules;
  return readiness.judged === false ? messages.whatIfNotJudged : null;
}
