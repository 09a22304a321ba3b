import { Caption1, makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  // Belongs to the words above the questions, not to the first of them.
  lead: {
    maxWidth: '70ch',
    margin: `calc(-1 * ${tokens.spacingVerticalM}) 0 0`,
    color: tokens.colorNeutralForeground2,
  },
});

/** What it means to say "I don't know", once on each tab where that is possible. */
export function NotKnownLead() {
  const styles = useStyles();
  return (
    <Caption1 as="p" block className={styles.lead}>
      If you do not know a figure, say so: it counts a little below the middle, no finding is drawn
      from it, and your report says how complete the answers were.
    </Caption1>
  );
}
