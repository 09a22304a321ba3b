import { Button } from '@fluentui/react-components';
import { exampleQuestionnaire, type Questionnaire } from '@ellac/contracts';

interface FillExampleProps {
  readonly isQuiet: boolean;
  readonly onFill: (example: Questionnaire) => void;
}

/** The button, with the answers that it fills in. */
export function FillExample({ isQuiet, onFill }: FillExampleProps) {
  return (
    <Button
      appearance={isQuiet ? 'subtle' : 'outline'}
      onClick={() => onFill(exampleQuestionnaire)}
    >
      Fill Example Data
    </Button>
  );
}
