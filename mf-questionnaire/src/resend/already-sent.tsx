import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';
import { ResendButton } from './resend-button.js';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    fontSize: '15px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
  },
  onField: { marginTop: '8px', color: brandTokens.onField2 },
});

/** The button for a new link with its words, where the page has no room for it in a header. */
export function AlreadySent({ isOnField = false }: { readonly isOnField?: boolean }) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.line, isOnField && styles.onField)}>
      Already sent? <ResendButton isOnField={isOnField} isLink />
    </div>
  );
}
