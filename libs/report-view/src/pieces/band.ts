import { brandTokens } from '@ellac/web';
import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  band: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '12px',
    padding: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.surfaceSunken,
    fontSize: '15px',
    lineHeight: '22px',
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    '@media print': { padding: '8px 14px', fontSize: '14px', lineHeight: '19px' },
  },
});

/** The class of a sunken band on page one: an icon, and its text beside it. */
export const useBand = (): string => useStyles().band;
