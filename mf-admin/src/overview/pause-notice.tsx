import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { type AnalystPause, formatDayTime } from '@ellac/contracts';

const time = (moment: string): string => formatDayTime(new Date(moment));

/** Why no report is worded by the language model at the moment, and when that is looked into. */
export function PauseNotice({ pause }: { pause: AnalystPause }) {
  const { since, reason, waiting, nextTryAt } = pause;
  return (
    <MessageBar intent="warning" layout="multiline" politeness="polite">
      <MessageBarBody>
        <MessageBarTitle>The language model is paused</MessageBarTitle>
        {`Since ${time(since)}. ${reason} ${waitingWords(waiting)} It is tried again by itself, next at ${time(nextTryAt)}.`}
      </MessageBarBody>
    </MessageBar>
  );
}

function waitingWords(waiting: number): string {
  if (waiting === 0) return 'No report waits for it.';
  return waiting === 1 ? '1 report waits for it.' : `${waiting} reports wait for it.`;
}
