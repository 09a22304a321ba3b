import { latePart } from '@ellac/web';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { LateOpening } from '../../pieces/late-opening.js';
import type { ReportAccess } from '../report-access.js';

const useStyles = makeStyles({
  whatIf: { marginBlockStart: '16px', '@media print': { display: 'none' } },
  summary: {
    cursor: 'pointer',
    width: 'fit-content',
    minHeight: '24px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
  },
  nothingSaved: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
});

const play = latePart(() => import('./what-if-play.js'));

/** Lets the reader change answers and see what the report would say; closed at first. */
export function WhatIf(access: ReportAccess) {
  const styles = useStyles();
  const [isWanted, setWanted] = useState(false);
  return (
    <details
      className={styles.whatIf}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWanted(true);
      }}
    >
      <summary className={styles.summary}>
        What if? <span className={styles.nothingSaved}>Try it: nothing is saved</span>
      </summary>
      {isWanted ? (
        <LateOpening part={play}>{({ WhatIfPlay }) => <WhatIfPlay {...access} />}</LateOpening>
      ) : null}
    </details>
  );
}
