import { Link, makeStyles, mergeClasses } from '@fluentui/react-components';
import { goTo } from '../../reading-place/go-to.js';
import { Isolated } from '../isolated.js';

const useStyles = makeStyles({
  link: {
    // Tall enough to press.
    paddingBlock: '3px',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: 'inherit',
    '@media print': { color: 'inherit', textDecorationLine: 'none' },
  },
  title: {
    color: 'inherit',
    textAlign: 'start',
    textUnderlineOffset: '4px',
    ':hover': { color: 'inherit' },
  },
});

interface StepLinkProps {
  /** The address in the page; null where the step is told nowhere. */
  readonly id: string | null;
  readonly title: string;
  /** Whether it is the step's title, which looks like a heading and not like a link. */
  readonly isTitle?: boolean;
}

/** A step, or what tells how it is done, by its title and with the way to where that is told. */
export function StepLink({ id, title, isTitle = false }: StepLinkProps) {
  const styles = useStyles();
  if (id === null) return <Isolated text={title} />;
  return (
    <Link
      inline={!isTitle}
      className={mergeClasses(styles.link, isTitle && styles.title)}
      href={`#${id}`}
      onClick={goTo(id)}
    >
      <Isolated text={title} />
    </Link>
  );
}
