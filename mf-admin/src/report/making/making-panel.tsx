import { makeStyles, Text } from '@fluentui/react-components';
import { formatDateTime, type FullProvenance, type ReportRecord } from '@ellac/contracts';
import { FactList } from './fact-list.js';
import { WordingFacts } from './wording-facts.js';

const useStyles = makeStyles({ panel: { display: 'grid', gap: '8px', paddingBlockEnd: '8px' } });

/** Which engine made the report, by which rules, when, in how many tries, and at what cost. */
export function MakingPanel({ record }: { record: ReportRecord }) {
  const styles = useStyles();
  const { submittedAt, completedAt, attempt, provenance, id, answers } = record;
  const time = (moment: string | null) =>
    moment === null ? 'Not yet' : formatDateTime(new Date(moment));
  return (
    <div className={styles.panel}>
      <FactList
        facts={[
          ['Submitted', time(submittedAt)],
          ['Privacy notice', consentInWords(answers.meta?.consent?.version)],
          ['Completed', time(completedAt)],
          ['Tries', `${attempt}`],
          ['Engine', provenance === null ? 'None yet' : engineOf(provenance)],
          ...(provenance?.model === undefined ? [] : [['Model', provenance.model] as const]),
          ['Rules', provenance === null ? 'None yet' : `Version ${provenance.rulesVersion}`],
          ['Report', id],
        ]}
      />
      {provenance?.fallbackReason === undefined ? null : (
        <Text>{`Why not the language model: ${provenance.fallbackReason}`}</Text>
      )}
      {provenance?.wording === undefined ? null : <WordingFacts wording={provenance.wording} />}
    </div>
  );
}

/** The consent was given with the submission, and has its time. */
const consentInWords = (version: string | undefined): string =>
  version === undefined ? 'No consent was asked for' : `Version ${version}, agreed to when sending`;

function engineOf({ engine, isFallback, wording }: FullProvenance): string {
  if (engine === 'openai')
    return `Language model, ${wording?.counsel?.isGiven === true ? 'beside' : 'from'} the rules’ findings`;
  return isFallback === true
    ? 'Built-in analyst (rules), in the language model’s place'
    : 'Built-in analyst (rules)';
}
