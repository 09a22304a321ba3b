import type { Analysis } from '@ellac/contracts';
import { latePart } from '@ellac/web';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { LateOpening } from '../../pieces/late-opening.js';
import type { ReportAccess } from '../report-access.js';
import { regionOf } from '../../words/region-of.js';

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

interface WhatIfProps {
  readonly analysis: Pick<Analysis, 'id' | 'company'>;
  readonly token: ReportAccess['token'];
}

/** Lets the reader change answers and see what the report would say; closed at first. */
export function WhatIf({ analysis, token }: WhatIfProps) {
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
        <LateOpening part={play}>
          {({ WhatIfPlay }) => (
            <WhatIfPlay access={{ reportId: analysis.id, token }} region={regionOf(analysis)} />
          )}
        </LateOpening>
      ) : null}
    </details>
  );
}
