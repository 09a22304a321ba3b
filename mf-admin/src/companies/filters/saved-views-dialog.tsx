import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  Field,
  Input,
  makeStyles,
} from '@fluentui/react-components';
import { type SavedView, type SavedFilters, savedViewNameSchema } from '@ellac/contracts';
import { ErrorAlert, messageOf } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { ListAddress } from '../../paging/use-list-address.js';
import { BusyButton } from '../../pieces/busy-button.js';
import { focusAtOnce } from '../../pieces/focus-at-once.js';
import { isSavedShown, savedFiltersIn } from './list-choices.js';
import { savedViews, useDeleteView, useKeepView } from './saved-views.js';

const useStyles = makeStyles({
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px' },
  field: { flex: '1 1 200px' },
  // Beside the input, under its label.
  save: { marginTop: '26px' },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '8px' },
  view: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  name: { flex: '1 1 160px', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  text: { margin: 0 },
});

interface SavedViewsDialogProps extends Pick<ListAddress, 'parameters'> {
  readonly onClose: () => void;
}

/** Keeps the list as it is shown as a view, and changes and deletes the coach's views. */
export function SavedViewsDialog({ parameters, onClose }: SavedViewsDialogProps) {
  const styles = useStyles();
  const { data, error, refetch } = useQuery(savedViews);
  const shown = savedFiltersIn(parameters);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Your views</DialogTitle>
          <DialogContent className={styles.content}>
            <NameForm
              label="Name for this list"
              hint="Its filters and its order are saved. Only you see it."
              action="Save view"
              filters={shown}
              onDone={onClose}
            />
            {data === undefined && error !== null ? (
              <ErrorAlert
                message={messageOf(error, 'Your views cannot be shown right now.')}
                action={{ label: 'Try again', onClick: () => void refetch() }}
              />
            ) : null}
            {data?.length === 0 ? <p className={styles.text}>You have saved no view yet.</p> : null}
            <ul className={styles.list} aria-label="Saved views">
              {(data ?? []).map((view) => (
                <ViewItem
                  key={view.id}
                  view={view}
                  shown={shown}
                  isShown={isSavedShown(view.filters, parameters)}
                />
              ))}
            </ul>
          </DialogContent>
          <DialogActions>
            <DialogTrigger disableButtonEnhancement>
              <Button>Done</Button>
            </DialogTrigger>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

interface NameFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly action: string;
  readonly filters: SavedFilters;
  /** The view that gets the name; a new one without it. */
  readonly view?: SavedView;
  readonly onDone: () => void;
}

function NameForm({ label, hint, action, filters, view, onDone }: NameFormProps) {
  const styles = useStyles();
  const [name, setName] = useState(view?.name ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const keep = useKeepView(onDone);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const checked = savedViewNameSchema.safeParse(name);
    setFault(checked.error?.issues[0]?.message ?? null);
    if (!checked.success || keep.isPending) return;
    keep.mutate(
      { name: checked.data, filters, ...(view === undefined ? {} : { id: view.id }) },
      { onError: (error) => setFault(messageOf(error, 'Failed to save the view')) },
    );
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        className={styles.field}
        label={label}
        {...(hint === undefined ? {} : { hint })}
        {...(fault === null ? {} : { validationMessage: fault })}
      >
        <Input
          {...(view === undefined ? {} : { autoFocus: true })}
          value={name}
          onChange={(_, { value }) => {
            setName(value);
            setFault(null);
          }}
        />
      </Field>
      <BusyButton
        type="submit"
        appearance="primary"
        className={styles.save}
        isBusy={keep.isPending}
      >
        {action}
      </BusyButton>
    </form>
  );
}

interface ViewItemProps {
  readonly view: SavedView;
  /** What the list shows now. */
  readonly shown: SavedFilters;
  readonly isShown: boolean;
}

function ViewItem({ view, shown, isShown }: ViewItemProps) {
  const styles = useStyles();
  const [isRenaming, setRenaming] = useState(false);
  const [renames, setRenames] = useState(0);
  const update = useKeepView(() => undefined);
  const deletion = useDeleteView();
  const { id, name, filters } = view;
  if (isRenaming)
    return (
      <li>
        <NameForm
          label={`New name for “${name}”`}
          action="Rename"
          filters={filters}
          view={view}
          onDone={() => {
            setRenaming(false);
            setRenames(renames + 1);
          }}
        />
      </li>
    );
  return (
    <li className={styles.view}>
      <span className={styles.name}>{name}</span>
      {isShown ? null : (
        <BusyButton
          size="small"
          isBusy={update.isPending}
          aria-label={`Update ${name} to this list`}
          onClick={() => update.mutate({ id, name, filters: shown })}
        >
          Update to this list
        </BusyButton>
      )}
      <Button
        {...(renames === 0 ? {} : { ref: focusAtOnce })}
        size="small"
        aria-label={`Rename ${name}`}
        onClick={() => setRenaming(true)}
      >
        Rename
      </Button>
      <BusyButton
        size="small"
        isBusy={deletion.isPending}
        aria-label={`Delete the view ${name}`}
        onClick={() => deletion.mutate(view)}
      >
        Delete
      </BusyButton>
    </li>
  );
}
