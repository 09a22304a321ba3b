import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { type ChangedText, formatDateTime } from '@ellac/contracts';
import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '../pieces/busy-button.js';
import type { SingleCall } from '../pieces/one-at-a-time.js';
import { changedTextIn } from './changed-text.js';
import { isStorable, LimitedTextField, type TextRule } from './limited-text-field.js';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  theirs: { margin: '4px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

/** A new text, and the version of the one that it replaces. */
export interface TextChange {
  readonly content: string;
  readonly version: number;
}

interface Props {
  readonly label: string;
  readonly rule: TextRule;
  readonly before: TextChange;
  readonly call: SingleCall<unknown, TextChange>;
  /** Whether it was deleted meanwhile, so that the text can only become a new one. */
  readonly isGone: boolean;
  /** That it is gone, in a sentence. */
  readonly goneWords: string;
  readonly addAsNew: SingleCall<unknown, string>;
  readonly onClose: () => void;
}

/**
 * Changes a stored text. If somebody else has changed it meanwhile, both texts are shown: saving
 * then replaces the other one knowingly. If it was deleted meanwhile, the text is added as a new one.
 */
export function ChangeText(props: Props) {
  const { label, rule, before, call, isGone, goneWords, addAsNew, onClose } = props;
  const styles = useStyles();
  const [text, setText] = useState(before.content);
  const [theirs, setTheirs] = useState<ChangedText | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  // The list may be read again meanwhile: what counts is the version that this coach began with.
  const [begun] = useState(before.version);
  const version = theirs?.version ?? begun;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isStorable(text, rule)) return;
        if (isGone) {
          addAsNew.mutate(text.trim(), { onSuccess: onClose });
          return;
        }
        call.mutate(
          { content: text.trim(), version },
          {
            onSuccess: onClose,
            onError: (error) => setTheirs((known) => changedTextIn(error) ?? known),
          },
        );
      }}
    >
      {isGone ? (
        <MessageBar intent="warning" layout="multiline" role="alert">
          <MessageBarBody>{goneWords} Your text is still here.</MessageBarBody>
        </MessageBar>
      ) : null}
      {theirs === null || isGone ? null : (
        <MessageBar intent="warning" layout="multiline" role="alert">
          <MessageBarBody>
            <MessageBarTitle>
              {`Changed by ${theirs.user.displayName ?? theirs.user.username}, ${formatDateTime(new Date(theirs.writtenAt))}:`}
            </MessageBarTitle>
            <p className={styles.theirs}>{theirs.content}</p>
          </MessageBarBody>
          <MessageBarActions>
            <Button
              size="small"
              onClick={() => {
                setText(theirs.content);
                field.current?.focus();
              }}
            >
              Take this text
            </Button>
            <Button
              size="small"
              onClick={() => {
                setText(`${theirs.content}\n\n${text}`);
                field.current?.focus();
              }}
            >
              Put both together
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <LimitedTextField
        label={theirs === null || isGone ? label : `${label}: your text`}
        rule={rule}
        text={text}
        onText={setText}
        ref={field}
      />
      <span className={styles.buttons}>
        <BusyButton
          type="submit"
          size="small"
          appearance="primary"
          disabledFocusable={!isStorable(text, rule)}
          isBusy={call.isPending || addAsNew.isPending}
        >
          {isGone ? 'Add as new' : theirs === null ? 'Save' : 'Save in its place'}
        </BusyButton>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </span>
    </form>
  );
}
