import { brandTokens } from '@ellac/web';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  actions: {
    display: 'flex',
    // The specification begins with the PDF; it is shown at the right.
    flexDirection: 'row-reverse',
    gap: '8px 16px',
    marginInlineStart: 'auto',
    '& .fui-Button': { whiteSpace: 'nowrap' },
    '@media (max-width: 639px)': { columnGap: '8px' },
    // Beside the mark or the name, both buttons stay on one line; the words wrap in a wide font of
    // the system, which stands in where ours did not come.
    '@media (max-width: 359px)': {
      minWidth: 0,
      '& .fui-Button': { paddingInline: '6px', minWidth: 0, whiteSpace: 'normal' },
    },
  },
  // On the field the first button is light and the second one outlined.
  onField: {
    '& .fui-Button': {
      backgroundColor: 'transparent',
      color: brandTokens.onField,
      borderTopColor: brandTokens.brandFieldLine,
      borderRightColor: brandTokens.brandFieldLine,
      borderBottomColor: brandTokens.brandFieldLine,
      borderLeftColor: brandTokens.brandFieldLine,
      ':hover': { backgroundColor: brandTokens.brandField2, color: brandTokens.onField },
    },
    '& .fui-Button:first-child': {
      backgroundColor: brandTokens.onField,
      color: brandTokens.brandField,
      ':hover': { backgroundColor: brandTokens.onField2, color: brandTokens.brandField },
      ':focus-visible': { outlineColor: tokens.colorStrokeFocus2 },
    },
  },
});

interface HeadActionsProps {
  readonly isOnField: boolean;
  readonly children: ReactNode;
}

/** Buttons of a page's head, the first one at its end. */
export function HeadActions({ isOnField, children }: HeadActionsProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.actions, isOnField && styles.onField)}>{children}</div>
  );
}
