import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, DismissCircleFilled, WarningFilled } from '@fluentui/react-icons';
import type { Finding } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 160px) minmax(0, 1fr)',
    columnGap: '8px',
    paddingBlock: '8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 480px)': { gridTemplateColumns: '20px minmax(0, 1fr)' },
  },
  icon: { display: 'flex', fontSize: '20px' },
  ok: { color: brandTokens.doneText },
  warning: { color: brandTokens.needsLookText },
  fault: { color: brandTokens.failedText },
  words: {
    display: 'grid',
    overflowWrap: 'anywhere',
    '@media (max-width: 480px)': { gridColumn: '2' },
  },
  advice: { color: tokens.colorNeutralForeground2 },
});

const signs = {
  ok: { icon: <CheckmarkCircleFilled />, label: 'Well:' },
  warning: { icon: <WarningFilled />, label: 'To look at:' },
  fault: { icon: <DismissCircleFilled />, label: 'Fault:' },
} as const;

/** The doctor's findings, each with an icon and, for a problem, with advice. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {findings.map(({ subject, status, found, advice }) => (
        <li key={subject} className={styles.item}>
          <span
            role="img"
            aria-label={signs[status].label}
            className={mergeClasses(styles.icon, styles[status])}
          >
            {signs[status].icon}
          </span>
          <Text weight="semibold">{subject}</Text>
          <span className={styles.words}>
            <Text>{found}</Text>
            {advice === null ? null : <Text className={styles.advice}>{advice}</Text>}
          </span>
        </li>
      ))}
    </ul>
  );
}
