import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  disc: {
    flexShrink: 0,
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: '14px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    printColorAdjust: 'exact',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** The number of a step of the plan, by which a reader finds it everywhere in the report. */
export function StepNumber({ number }: { readonly number: number }) {
  return <span className={useStyles().disc}>{number}</span>;
}
