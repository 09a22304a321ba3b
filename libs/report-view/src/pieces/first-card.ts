import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '14px',
    marginBlockStart: '-40px',
    padding: '18px clamp(16px, 4vw, 32px)',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    '@media print': { marginBlockStart: '8px', padding: 0, gap: '10px', boxShadow: 'none' },
  },
});

/** The class of the card that stands on the lower edge of the field. */
export const useFirstCard = (): string => useStyles().card;
