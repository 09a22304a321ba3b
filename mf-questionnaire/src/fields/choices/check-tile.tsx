import {
  Checkbox,
  makeStyles,
  mergeClasses,
  tokens,
  type CheckboxProps,
} from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';
import type { RefCallback } from 'react';

const useStyles = makeStyles({
  tile: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '48px',
    maxWidth: 'none',
    alignItems: 'center',
    paddingInlineStart: tokens.spacingHorizontalXS,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  ticked: {
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke1}`,
    backgroundColor: brandTokens.brandTint,
    ':hover': { backgroundColor: brandTokens.brandTint },
    '@media (forced-colors: active)': {
      border: `${tokens.strokeWidthThin} solid Highlight`,
    },
  },
  // Takes the presses on the whole tile.
  input: { width: '100%' },
  indicator: { alignSelf: 'center' },
  label: { flexGrow: 1, margin: 0, paddingBlock: tokens.spacingVerticalMNudge },
});

type CheckTileProps = Pick<CheckboxProps, 'onBlur' | 'onChange'> & {
  readonly ref?: RefCallback<HTMLInputElement>;
  readonly label: string;
  readonly checked: boolean;
};

/** A checkbox in a box that can be pressed anywhere. */
export function CheckTile(props: CheckTileProps) {
  const styles = useStyles();
  return (
    <Checkbox
      {...props}
      size="large"
      root={{ className: mergeClasses(styles.tile, props.checked && styles.ticked) }}
      input={{ className: styles.input }}
      indicator={{ className: styles.indicator }}
      label={{ className: styles.label, children: props.label }}
    />
  );
}
