import type { Analysis } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';
import { makeStyles, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons';
import { writtenBy } from './words/written-by.js';

const useStyles = makeStyles({
  note: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '12px',
    marginBlock: '24px',
    padding: '14px 18px',
    border: `1px solid ${brandTokens.brandTintLine}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.brandTint,
    color: tokens.colorNeutralForeground1,
    fontSize: '16px',
    lineHeight: '24px',
    breakInside: 'avoid',
    '@media print': { fontSize: '14px', lineHeight: '20px' },
  },
});

/** What a reader must know before relying on the report. */
export function ImportantNote({ analysis }: { analysis: Analysis }) {
  return (
    <div role="note" className={useStyles().note}>
      <InfoRegular fontSize={20} aria-hidden />
      <span>
        <strong>Important Note</strong> {writtenBy(analysis)}
      </span>
    </div>
  );
}
