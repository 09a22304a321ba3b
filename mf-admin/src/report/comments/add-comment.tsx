import { Checkbox, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { BusyButton } from '../../busy-button.js';
import { useResendEmail } from '../../company/report-calls.js';
import { isStorable, TextField } from '../../written/text-field.js';
import { useDraft } from '../../written/use-draft.js';
import { useAddComment } from './comment-calls.js';
import { commentRule } from './comment-rule.js';
import { draftKey } from './draft-key.js';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    justifyItems: 'start',
  },
});

interface Props {
  readonly companyId: string;
  readonly reportId: string;
}

/**
 * Writes a new comment; the text stays until it is stored. If the coach wants, the owner then gets
 * the mail with a new link.
 */
export function AddComment({ companyId, reportId }: Props) {
  const styles = useStyles();
  const [text, setText, onStored] = useDraft(draftKey(reportId));
  const [tellsOwner, setTellsOwner] = useState(false);
  const add = useAddComment(reportId);
  const resend = useResendEmail(companyId, reportId);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isStorable(text, commentRule)) return;
        add.mutate(text.trim(), {
          onSuccess: () => {
            if (onStored(text)) setTellsOwner(false);
            if (tellsOwner) resend.mutate(undefined);
          },
        });
      }}
    >
      <TextField label="Add a comment" rule={commentRule} text={text} onText={setText} />
      <Checkbox
        label="Tell the owner by mail, with a new link"
        checked={tellsOwner}
        onChange={(_, { checked }) => setTellsOwner(checked === true)}
      />
      <BusyButton
        type="submit"
        appearance="primary"
        disabledFocusable={!isStorable(text, commentRule)}
        isBusy={add.isPending || resend.isPending}
      >
        Add Comment
      </BusyButton>
    </form>
  );
}
