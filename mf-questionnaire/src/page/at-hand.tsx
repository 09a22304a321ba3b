import { makeStyles, tokens } from '@fluentui/react-components';
import { DataHistogram24Regular, Document24Regular, People24Regular } from '@fluentui/react-icons';

const phone = '@container (max-width: 639px)';

const useStyles = makeStyles({
  place: {
    boxSizing: 'border-box',
    maxWidth: '1088px',
    margin: '-52px auto 0',
    paddingInline: '24px',
    [phone]: { marginTop: '-48px', paddingInline: '16px' },
  },
  card: {
    padding: '18px 28px',
    borderRadius: '12px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    [phone]: { padding: '14px 20px' },
  },
  heading: {
    margin: 0,
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '12px 24px',
    margin: '10px 0 0',
    padding: 0,
    listStyleType: 'none',
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  item: {
    display: 'flex',
    gap: '12px',
    fontSize: '14px',
    lineHeight: '19px',
    color: tokens.colorNeutralForeground3,
  },
  icon: { flexShrink: 0, color: tokens.colorBrandForeground1 },
  name: {
    display: 'block',
    fontSize: '15px',
    lineHeight: '21px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
});

const things = [
  [Document24Regular, 'Your last yearly accounts', 'Revenue and both margins'],
  [People24Regular, 'Your people', 'How many, and who leads what'],
  [DataHistogram24Regular, 'Your three largest clients', 'Their share of your revenue'],
] as const;

/** What to have at hand for the answers. */
export function AtHand() {
  const styles = useStyles();
  return (
    <div className={styles.place}>
      <section className={styles.card} aria-label="Good to have at hand">
        <p className={styles.heading}>Good to have at hand</p>
        <ul className={styles.list}>
          {things.map(([Icon, name, about]) => (
            <li key={name} className={styles.item}>
              <Icon className={styles.icon} />
              <span>
                <span className={styles.name}>{name}</span>
                {about}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
