import { useDeleteComment } from './comment-calls.js';
import { ConfirmDialog } from '../../pieces/confirm-dialog.js';

interface Props {
  readonly reportId: string;
  readonly commentId: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a comment is taken out of the owner's report. */
export function DeleteCommentDialog({ reportId, commentId, onClose, onDeleted }: Props) {
  const remove = useDeleteComment(reportId, commentId);
  return (
    <ConfirmDialog
      text="This action cannot be undone. The owner will no longer see this comment."
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
    />
  );
}
