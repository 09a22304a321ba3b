import type { Provenance } from '@ellac/contracts';
import {
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';

const useStyles = makeStyles({ note: { marginBlock: '24px' } });

const writtenBy: Readonly<Record<Provenance['engine'], string>> = {
  builtin: 'This report is AI-generated: an automatic analyst that works by fixed rules wrote it.',
  openai:
    'This report is AI-generated: fixed rules made the scores and findings, and a language model worded them.',
};

/** What a reader must know before relying on the report. */
export function ImportantNote({ engine }: { engine: Provenance['engine'] }) {
  const styles = useStyles();
  return (
    <MessageBar className={styles.note} intent="info" layout="multiline" politeness="polite">
      <MessageBarBody>
        <MessageBarTitle>Important Note</MessageBarTitle>
        {writtenBy[engine]} It is based on the answers in the questionnaire and should be read
        alongside professional business advice.
      </MessageBarBody>
    </MessageBar>
  );
}
