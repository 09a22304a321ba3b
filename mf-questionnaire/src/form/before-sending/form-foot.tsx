import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';
import type { ReactNode } from 'react';

const narrow = '@container (max-width: 959px)';
// On a low screen the foot is not sticky, because the questions need the height.
const highEnough = '@media (min-height: 480px)';

const useStyles = makeStyles({
  foot: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    // To the edges of the card.
    margin: 'auto calc(-1 * var(--card-padding)) 0',
    padding: `${tokens.spacingVerticalL} var(--card-padding)`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '0 0 12px 12px',
    backgroundColor: brandTokens.surfaceSunken,
    [narrow]: {
      paddingBlock: tokens.spacingVerticalM,
      [highEnough]: {
        position: 'sticky',
        bottom: 'var(--foot-bottom, 0)',
        zIndex: 1,
        borderRadius: 0,
      },
    },
  },
  inSight: { [highEnough]: { position: 'sticky', bottom: 0, zIndex: 1 } },
});

interface FormFootProps {
  /** Whether it stays in sight on wide pages too. */
  readonly isSticky: boolean;
  readonly children: ReactNode;
}

/** The foot of the card, with the buttons; on narrow pages it stays in sight. */
export function FormFoot({ isSticky, children }: FormFootProps) {
  const styles = useStyles();
  return <div className={mergeClasses(styles.foot, isSticky && styles.inSight)}>{children}</div>;
}
