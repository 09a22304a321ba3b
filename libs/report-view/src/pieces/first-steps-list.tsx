import { Link, makeStyles, tokens } from '@fluentui/react-components';
import type { FirstStep } from '../words/first-steps.js';
import { goTo } from '../reading-place/go-to.js';
import { Isolated } from './isolated.js';
import { PriorityBadge } from './priority-badge.js';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '24px', display: 'grid', gap: '8px' },
  item: { fontSize: tokens.fontSizeBase400, lineHeight: '1.4', overflowWrap: 'anywhere' },
  link: {
    // The padding makes it tall enough to tap. As a block, its list number would be beside its last
    // line.
    paddingBlock: '3px',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    '@media print': { color: 'inherit', textDecorationLine: 'none' },
  },
  when: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
});

/** The three things to do first, each leading to its place in the plan. */
export function FirstStepsList({ steps }: { steps: readonly FirstStep[] }) {
  const styles = useStyles();
  return (
    <ol className={styles.list}>
      {steps.map(({ action, id }) => (
        <li key={id} className={styles.item}>
          <Link inline className={styles.link} href={`#${id}`} onClick={goTo(id)}>
            <Isolated text={action.description} />
          </Link>
          <span className={styles.when}>
            <PriorityBadge priority={action.priority} /> <Isolated text={action.duration} />
          </span>
        </li>
      ))}
    </ol>
  );
}
