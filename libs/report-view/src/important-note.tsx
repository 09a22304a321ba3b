import type { Analysis } from '@ellac/contracts';
import {
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { writtenBy } from './words/written-by.js';

const useStyles = makeStyles({ note: { marginBlock: '24px' } });

/** What a reader must know before relying on the report. */
export function ImportantNote({ analysis }: { analysis: Analysis }) {
  const styles = useStyles();
  return (
    <MessageBar className={styles.note} intent="info" layout="multiline" politeness="polite">
      <MessageBarBody>
        <MessageBarTitle>Important Note</MessageBarTitle>
        {writtenBy(analysis)}
      </MessageBarBody>
    </MessageBar>
  );
}
