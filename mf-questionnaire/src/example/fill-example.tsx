import { Button } from '@fluentui/react-components';
import { exampleQuestionnaire, type Questionnaire } from '@ellac/contracts';

interface FillExampleProps {
  readonly onFill: (example: Questionnaire) => void;
}

/** The button, with the answers that it fills in. */
export function FillExample({ onFill }: FillExampleProps) {
  return <Button onClick={() => onFill(exampleQuestionnaire)}>Fill Example Data</Button>;
}
