import { Link, makeStyles } from '@fluentui/react-components';
import type { PlacedCounselStep } from '../reading-place/counsel-place.js';
import { goTo } from '../reading-place/go-to.js';
import { Isolated } from './isolated.js';

const useStyles = makeStyles({
  link: {
    // Tall enough to press.
    paddingBlock: '3px',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: 'inherit',
    '@media print': { color: 'inherit', textDecorationLine: 'none' },
  },
});

/** A step of the counsel by its title, and the way there. */
export function StepLink({ place: { id, title } }: { place: PlacedCounselStep }) {
  const styles = useStyles();
  return (
    <Link inline className={styles.link} href={`#${id}`} onClick={goTo(id)}>
      <Isolated text={title} />
    </Link>
  );
}
