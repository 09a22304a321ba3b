import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Lightbulb16Regular } from '@fluentui/react-icons';
import { addressMeant } from './email-typo.js';

const useStyles = makeStyles({
  suggestion: {
    maxWidth: '100%',
    justifyContent: 'start',
    paddingInline: tokens.spacingHorizontalXS,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    color: tokens.colorBrandForegroundLink,
  },
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
          {`Did you mean ${meant}?`}
        </Button>
      )}
    </div>
  );
}
