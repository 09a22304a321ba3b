import { makeStyles } from '@fluentui/react-components';
import { restsOnTitle } from '../../words/counsel-headings.js';
import { Disclosure } from '../disclosure.js';
import { Isolated } from '../isolated.js';
import { measure } from '../measure.js';

const useStyles = makeStyles({
  list: {
    margin: '0 0 4px',
    listStyleType: 'disc',
    paddingInlineStart: '20px',
    maxWidth: measure,
    overflowWrap: 'anywhere',
  },
});

/**
 * A disclosure of the evidence of a text: answers, sums and proposals. Paper has all evidence
 * together, at its end.
 */
export function RestsOn({ of, evidence }: { of: string; evidence: readonly string[] }) {
  if (evidence.length === 0) return null;
  return (
    <Disclosure title={restsOnTitle} of={of} isOnScreenOnly>
      <RestsOnList evidence={evidence} />
    </Disclosure>
  );
}

/** The evidence of a text: answers, sums and proposals. */
export function RestsOnList({ evidence }: { evidence: readonly string[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {/* Two figures may come from one passage. */}
      {Array.from(new Set(evidence), (line) => (
        <li key={line}>
          <Isolated text={line} />
        </li>
      ))}
    </ul>
  );
}
