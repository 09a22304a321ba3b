import { makeStyles, tokens } from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';

const useStyles = makeStyles({
  circle: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: brandTokens.brandTint,
    color: brandTokens.onBrandTint,
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: tokens.fontWeightSemibold,
    textTransform: 'uppercase',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** The first letters of a name, drawn only. */
export function Initials({ of: name }: { readonly of: string }) {
  const styles = useStyles();
  return (
    <span className={styles.circle} aria-hidden="true">
      {name.slice(0, 2)}
    </span>
  );
}
