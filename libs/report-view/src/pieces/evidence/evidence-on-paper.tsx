import type { Analysis } from '@ellac/contracts';
import { usePrinting } from '@ellac/web';
import { makeStyles } from '@fluentui/react-components';
import { allEvidence } from '../../words/evidence/all-evidence.js';
import { restsOnTitle } from '../../words/counsel-headings.js';
import { Isolated } from '../isolated.js';
import { Section } from '../section.js';

const useStyles = makeStyles({
  entries: {
    columnCount: 2,
    columnGap: '28px',
    fontSize: '12px',
    lineHeight: '16px',
    overflowWrap: 'anywhere',
  },
  entry: { margin: '0 0 6px', orphans: 2, widows: 2 },
});

/** What each text rests on, at the end of the paper: the disclosures beside the texts stay closed. */
export function EvidenceOnPaper({ analysis }: { readonly analysis: Analysis }) {
  const isPrinting = usePrinting();
  return isPrinting ? <Evidence analysis={analysis} /> : null;
}

function Evidence({ analysis }: { readonly analysis: Analysis }) {
  const styles = useStyles();
  const entries = allEvidence(analysis);
  return entries.length === 0 ? null : (
    <Section id="evidence" title={restsOnTitle}>
      <div className={styles.entries}>
        {entries.map(({ of, evidence }) => (
          <p key={of} className={styles.entry}>
            <strong>
              <Isolated text={of} />.
            </strong>{' '}
            <Isolated text={evidence.join('; ')} />
          </p>
        ))}
      </div>
    </Section>
  );
}
