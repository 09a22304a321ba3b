import type { PageOne } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';
import { makeStyles, tokens } from '@fluentui/react-components';
import { Isolated } from '../pieces/isolated.js';

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
  },
  form: {
    display: 'grid',
    gridTemplateColumns: '180px minmax(0, 1fr)',
    gap: '4px 20px',
    '@media screen and (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    padding: '14px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.surfaceSunken,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    '@media print': { padding: '10px 12px' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  name: {
    margin: 0,
    fontSize: '17px',
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    '@media print': { fontSize: '15px', lineHeight: '20px' },
  },
  text: { margin: 0, fontSize: '16px', lineHeight: '24px' },
});

/** What an almost empty form may be, each with what holds then. */
export function FormCases({ cases }: { readonly cases: NonNullable<PageOne['cases']> }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {cases.map(({ name, text }) => (
        <li key={name} className={styles.form}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.text}>
            <Isolated text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
