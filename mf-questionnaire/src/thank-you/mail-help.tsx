import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowSync20Regular, Person20Regular, Search20Regular } from '@fluentui/react-icons';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    padding: '22px 24px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  heading: { margin: 0, fontSize: '17px', lineHeight: '24px' },
  list: { display: 'grid', gap: '10px', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: '10px',
    color: tokens.colorNeutralForeground2,
    fontSize: '15px',
    lineHeight: '22px',
    '& > svg': { color: tokens.colorNeutralForeground3 },
  },
});

/** What an owner can do who gets no mail. */
export function MailHelp() {
  const styles = useStyles();
  return (
    <section className={styles.card}>
      <h3 className={styles.heading}>No mail after ten minutes?</h3>
      <ul className={styles.list}>
        <li className={styles.item}>
          <Search20Regular aria-hidden />
          <span>Look into the spam or junk folder.</span>
        </li>
        <li className={styles.item}>
          <ArrowSync20Regular aria-hidden />
          <span>
            Choose “Resend Report Verification Email” to get a new link, also when the link has
            expired.
          </span>
        </li>
        <li className={styles.item}>
          <Person20Regular aria-hidden />
          <span>Wrong address? Your coach can correct it and send the link again.</span>
        </li>
      </ul>
    </section>
  );
}
