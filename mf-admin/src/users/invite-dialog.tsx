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
  Radio,
  RadioGroup,
} from '@fluentui/react-components';
import {
  type Invitation,
  invitationHours,
  invitationSchema,
  type UserRole,
  userRoleChoices,
} from '@ellac/contracts';
import { type SubmitEvent, useState } from 'react';
import { BusyButton } from '../pieces/busy-button.js';
import { type FieldFaults, faultsIn, faultsOf } from '../pieces/field-faults.js';
import { useInvite } from './user-calls.js';

const useStyles = makeStyles({
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

const fields = [
  {
    name: 'username',
    label: 'Username',
    type: 'text',
    hint: 'For the login. Owners never see it.',
  },
  {
    name: 'email',
    label: 'Email address',
    type: 'email',
    hint: `The link to set a password goes there. It is valid for ${invitationHours} hours.`,
  },
] as const;

/** Invites somebody to the desk by mail. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const styles = useStyles();
  const [invitation, setInvitation] = useState<Invitation>({
    username: '',
    email: '',
    role: 'coach',
  });
  const [faults, setFaults] = useState<FieldFaults<keyof Invitation>>({});
  const call = useInvite();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultsOf(invitationSchema, invitation);
    setFaults(found);
    if (Object.keys(found).length === 0)
      call.mutate(invitation, {
        onSuccess: onClose,
        onError: (error) => setFaults(faultsIn(error)),
      });
  };
  return (
    <Dialog
      open
      onOpenChange={(_, { open }) => {
        if (!open && !call.isPending) onClose();
      }}
    >
      <DialogSurface>
        <form noValidate onSubmit={submit}>
          <DialogBody>
            <DialogTitle>Invite a user</DialogTitle>
            <DialogContent className={styles.content}>
              {fields.map(({ name, label, type, hint }) => (
                <Field
                  key={name}
                  label={label}
                  hint={hint}
                  {...(faults[name] === undefined ? {} : { validationMessage: faults[name] })}
                >
                  <Input
                    type={type}
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                    value={invitation[name]}
                    onChange={(_, { value }) => {
                      setInvitation({ ...invitation, [name]: value });
                      setFaults({ ...faults, [name]: undefined });
                    }}
                  />
                </Field>
              ))}
              <Field label="Role">
                <RadioGroup
                  value={invitation.role}
                  onChange={(_, { value }) =>
                    setInvitation({ ...invitation, role: value as UserRole })
                  }
                >
                  {userRoleChoices.map(({ value, label }) => (
                    <Radio key={value} value={value} label={label} />
                  ))}
                </RadioGroup>
              </Field>
            </DialogContent>
            <DialogActions>
              <DialogTrigger disableButtonEnhancement>
                <Button disabledFocusable={call.isPending}>Cancel</Button>
              </DialogTrigger>
              <BusyButton type="submit" appearance="primary" isBusy={call.isPending}>
                Send the invitation
              </BusyButton>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
