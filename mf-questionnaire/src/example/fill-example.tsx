import { Button, makeStyles } from '@fluentui/react-components';
import { exampleQuestionnaire, type Questionnaire } from '@ellac/contracts';

const useStyles = makeStyles({
  // Without an edge, its words stand at the edge of the card's content.
  quiet: {
    marginInlineEnd: '-13px',
    '@container (max-width: 359px)': { marginInlineStart: '-13px', marginInlineEnd: 0 },
  },
});

interface FillExampleProps {
  readonly isQuiet: boolean;
  readonly onFill: (example: Questionnaire) => void;
}

/** The button, with the answers that it fills in. */
export function FillExample({ isQuiet, onFill }: FillExampleProps) {
  const styles = useStyles();
  return (
    <Button
      className={isQuiet ? styles.quiet : undefined}
      appearance={isQuiet ? 'subtle' : 'outline'}
      onClick={() => onFill(exampleQuestionnaire)}
    >
      Fill Example Data
    </Button>
  );
}
