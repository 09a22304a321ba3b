import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { Announcement } from './announcement.js';

/** From this share of the bound on the counter is shown. */
const nearTheBound = 0.9;

const useStyles = makeStyles({
  note: {
    display: 'block',
    marginTop: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground3,
  },
});

interface LimitNoteProps {
  readonly length: number;
  /** The bound, in characters, at which the field takes no more. */
  readonly max: number;
}

/** Tells an owner who comes near the bound of a text why the field stops there. */
export function LimitNote({ length, max }: LimitNoteProps) {
  const styles = useStyles();
  if (length < max * nearTheBound) return null;
  const note =
    length < max
      ? `${max - length} of ${max} characters left`
      : `The limit of ${max} characters is reached`;
  return (
    <>
      <Caption1 className={styles.note}>{note}</Caption1>
      <Announcement text={note} />
    </>
  );
}
