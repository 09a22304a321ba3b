import { formatDay, type Analysis } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { regionOf } from '../../words/region-of.js';

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

/** Where a report comes from. */
export const provenanceText = (analysis: Analysis): string =>
  madeFrom(
    analysis,
    `the answers submitted on ${formatDay(new Date(analysis.submittedAt), regionOf(analysis))}`,
  );

function madeFrom({ provenance, counsel }: Analysis, answers: string): string {
  const { engine, model, rulesVersion, isFallback } = provenance;
  const rules = `rules of version ${rulesVersion}`;
  const named = `a language model${model === undefined ? '' : ` (${model})`}`;
  if (engine === 'openai' && counsel !== undefined)
    return `Advice by ${named}, figures worked out and texts checked by our program; scores by the ${rules}, from ${answers}.`;
  if (engine === 'openai')
    return `Worded by ${named} from what the ${rules} found in ${answers}; the server filled in the figures and checked the texts.`;
  if (isFallback === true)
    return `The built-in analyst wrote this report because the language model was not available; ${rules}, from ${answers}.`;
  return `Scored and written by the built-in analyst, ${rules}, from ${answers}.`;
}

/** Where the report comes from, in one line at its end. */
export function ProvenanceLine({ analysis, id }: { analysis: Analysis; id: string }) {
  const styles = useStyles();
  return (
    <p id={id} className={styles.line}>
      {provenanceText(analysis)}
    </p>
  );
}
