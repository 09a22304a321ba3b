import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  card: {
    padding: '20px clamp(16px, 4vw, 28px)',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    minWidth: 0,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    '@media print': {
      padding: '12px 16px',
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      boxShadow: 'none',
    },
  },
});

/** The class of a card on the page. */
export const useCard = (): string => useStyles().card;
