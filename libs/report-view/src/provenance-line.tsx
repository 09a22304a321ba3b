import { formatDate, type Analysis } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  line: {
    margin: 0,
    paddingBlockStart: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    breakBefore: 'avoid',
    breakInside: 'avoid',
  },
});

const writers: Readonly<Record<Analysis['provenance']['engine'], string>> = {
  builtin: 'Scored and written by the built-in analyst',
  openai: 'Scored by the built-in rules and worded by a language model',
};

/** Where a report comes from. */
export const provenanceText = ({ provenance, submittedAt }: Analysis): string =>
  `${writers[provenance.engine]}, rules of version ${provenance.rulesVersion}, from the answers submitted on ${formatDate(new Date(submittedAt))}.`;

/** Where the report comes from, in one line at its end. */
export function ProvenanceLine({ analysis, id }: { analysis: Analysis; id: string }) {
  const styles = useStyles();
  return (
    <p id={id} className={styles.line}>
      {provenanceText(analysis)}
    </p>
  );
}
