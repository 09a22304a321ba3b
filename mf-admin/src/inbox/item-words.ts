import { formatScore, type Need, type NeedKind } from '@ellac/contracts';

/** What happened, in a few words; the whole reason stands in the row's expander. */
export function wordsOf(kind: NeedKind, need: Need): string {
  switch (kind) {
    case 'failed-report':
      return firstClause(need.reason) ?? 'The reason is not known';
    case 'failed-mail':
      return need.isCorrected === true
        ? 'The address was corrected, and nothing was sent there yet'
        : (refusal(need.reason) ?? firstClause(need.reason) ?? 'The mail server did not say why');
    case 'stuck':
      return 'Waits longer than it should';
    case 'new':
      return newReport(need);
  }
}

const firstClause = (text: string | null): string | null =>
  text === null ? null : text.replace(/(?<=[^\d\s])[.;,](\s.*)?$/s, '');

/** What a mail server says before it refuses for good: its code, and often a longer one of its own. */
const refusalCode = /^(5\d\d(?:[ -]\d\.\d+\.\d+)?)[ -]+(.+)$/s;

/** A refusal with its last words first, such as “Refused: user unknown (550 5.1.1)”. */
function refusal(reply: string | null): string | null {
  const [, code, words] = refusalCode.exec(reply ?? '') ?? [];
  if (code === undefined || words === undefined) return null;
  const last = words.split(': ').at(-1) ?? words;
  return `Refused: ${last.replace(/\.$/, '')} (${code})`;
}

function newReport({ generationStatus, overallScore, previousScore }: Need): string {
  if (generationStatus === 'failed') return 'The report failed';
  if (generationStatus !== 'completed') return 'The report is being made';
  if (overallScore === null || previousScore === null) return 'First report';
  const change = Number(formatScore(overallScore)) - Number(formatScore(previousScore));
  const by = formatScore(Math.abs(change));
  if (by === '0.0') return 'New report, as high as before';
  return `New report, ${by} ${change > 0 ? 'higher' : 'lower'} than before`;
}
