import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { pagePaths } from '@ellac/contracts';
import { HttpError } from '@ellac/web';
import { useMay } from '../session/for-role.js';
import { PageLink } from '../pieces/page-link.js';

/** Whether a company or report cannot be read because it is in the trash: no other 409 is for reading. */
export const isInTrash = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 409;

interface InTrashProps {
  /** The server's sentence. */
  readonly message: string;
  /** Left out where only the trash can take it back. */
  readonly onTakeBack?: () => void;
}

/** Stands in the place of a company or report that is in the trash. */
export function InTrash({ message, onTakeBack }: InTrashProps) {
  const may = useMay();
  return (
    <MessageBar intent="info" layout="multiline" role="status">
      <MessageBarBody>
        {message} <PageLink to={pagePaths.adminTrash}>Open the trash</PageLink>
      </MessageBarBody>
      {onTakeBack === undefined || !may('coach') ? null : (
        <MessageBarActions>
          <Button size="medium" onClick={onTakeBack}>
            Take back
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
