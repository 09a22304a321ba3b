import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Lightbulb16Regular } from '@fluentui/react-icons';
import { addressMeant } from './email-typo.js';

const useStyles = makeStyles({
  suggestion: {
    maxWidth: '100%',
    minHeight: '24px',
    marginTop: tokens.spacingVerticalXXS,
    justifyContent: 'start',
    padding: 0,
    textAlign: 'start',
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
    color: tokens.colorBrandForegroundLink,
  },
  meant: { textDecorationLine: 'underline' },
});

interface EmailSuggestionProps {
  readonly address: string;
  readonly onTake: (meant: string) => void;
}

/** Asks about a probable slip in the domain of an address. */
export function EmailSuggestion({ address, onTake }: EmailSuggestionProps) {
  const styles = useStyles();
  const meant = addressMeant(address);
  return (
    <div role="status">
      {meant !== null && (
        <Button
          appearance="transparent"
          className={styles.suggestion}
          icon={<Lightbulb16Regular />}
          onClick={() => onTake(meant)}
        >
          <span>
            Did you mean <span className={styles.meant}>{meant}</span>?
          </span>
        </Button>
      )}
    </div>
  );
}
