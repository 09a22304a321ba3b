import { Checkbox } from '@fluentui/react-components';
import { useState } from 'react';
import { useResendEmail } from '../../company/report-calls.js';
import { AddText } from '../../written/add-text.js';
import { commentDraftKey } from '../../written/draft-keys.js';
import { useDraft } from '../../written/use-draft.js';
import { useAddComment } from './comment-calls.js';
import { commentRule } from './comment-rule.js';

interface Props {
  readonly companyId: string;
  readonly reportId: string;
}

/**
 * Writes a new comment; the text stays until it is stored. If the coach wants, the owner then gets
 * the mail with a new link.
 */
export function AddComment({ companyId, reportId }: Props) {
  const [text, setText, onStored] = useDraft(commentDraftKey(reportId));
  const [tellsOwner, setTellsOwner] = useState(false);
  const add = useAddComment(reportId);
  const resend = useResendEmail(companyId, reportId);
  const store = (comment: string) =>
    add.mutate(comment, {
      onSuccess: () => {
        if (onStored(text)) setTellsOwner(false);
        if (tellsOwner) resend.mutate(undefined);
      },
    });
  return (
    <AddText
      label="Add a comment"
      button="Add Comment"
      isPrimary
      rule={commentRule}
      text={text}
      onText={setText}
      onAdd={store}
      isBusy={add.isPending || resend.isPending}
    >
      <Checkbox
        label="Tell the owner by mail, with a new link"
        checked={tellsOwner}
        onChange={(_, { checked }) => setTellsOwner(checked === true)}
      />
    </AddText>
  );
}
