import type { Counsel } from '@ellac/contracts';
import { Link, makeStyles } from '@fluentui/react-components';
import { placeInCounsel, type PlacedCounselStep } from '../counsel-place.js';
import { toldAbove } from '../counsel-words.js';
import { goTo } from '../go-to.js';
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

/** A step in the words of the rules; where the counsel tells it for this business, the way there. */
export function StepName({
  stepId,
  otherwise,
  counsel,
}: {
  stepId: string | undefined;
  /** The words of the rules. */
  otherwise: string;
  counsel: Counsel | undefined;
}) {
  const place = placeInCounsel(counsel, stepId);
  return place === null ? <Isolated text={otherwise} /> : <StepLink place={place} />;
}

/** The way to a step of the counsel, by its number and title. */
export function StepLink({ place }: { place: PlacedCounselStep }) {
  const styles = useStyles();
  return (
    <>
      {toldAbove(place.number)}{' '}
      <Link inline className={styles.link} href={`#${place.id}`} onClick={goTo(place.id)}>
        <Isolated text={place.title} />
      </Link>
    </>
  );
}
