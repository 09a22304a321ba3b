import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { type DeskUser, type UserRole, userRoleChoices } from '@ellac/contracts';
import { useState } from 'react';
import { ConfirmDialog } from '../pieces/confirm-dialog.js';
import { useChangeRole, useDeleteUser, useInviteAgain, useSetDisabled } from './user-calls.js';

/** What is asked before. */
type Question =
  | { readonly what: 'role'; readonly role: UserRole }
  | { readonly what: 'disable' | 'delete' };

/** What can be done with one user; what takes something away asks before. */
export function UserMenu({ user }: { readonly user: DeskUser }) {
  const focusReturns = useRestoreFocusTarget();
  const [question, setQuestion] = useState<Question | null>(null);
  const inviteAgain = useInviteAgain();
  const changeRole = useChangeRole();
  const setDisabled = useSetDisabled();
  const remove = useDeleteUser();
  const close = { onSettled: () => setQuestion(null) };
  const { username, role, state } = user;
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            {...focusReturns}
            appearance="subtle"
            icon={<MoreHorizontalRegular />}
            aria-label={`Actions for ${username}`}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {userRoleChoices
              .filter(({ value }) => value !== role)
              .map(({ value, label }) => (
                <MenuItem key={value} onClick={() => setQuestion({ what: 'role', role: value })}>
                  {`Change role to ${label.toLowerCase()}`}
                </MenuItem>
              ))}
            <MenuDivider />
            {state === 'invited' && user.email !== null ? (
              <MenuItem onClick={() => inviteAgain.mutate(user)}>
                Send the invitation again
              </MenuItem>
            ) : null}
            {state === 'disabled' ? (
              <MenuItem onClick={() => setDisabled.mutate({ user, isDisabled: false })}>
                Enable
              </MenuItem>
            ) : (
              <MenuItem onClick={() => setQuestion({ what: 'disable' })}>Disable</MenuItem>
            )}
            <MenuItem onClick={() => setQuestion({ what: 'delete' })}>Delete</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {question?.what === 'role' ? (
        <ConfirmDialog
          text={`${username} becomes ${articleOf(question.role)} and is signed out everywhere.`}
          action="Change role"
          isBusy={changeRole.isPending}
          onCancel={() => setQuestion(null)}
          onConfirm={() => changeRole.mutate({ user, role: question.role }, close)}
        />
      ) : null}
      {question?.what === 'disable' ? (
        <ConfirmDialog
          text={`${username} is signed out everywhere and cannot log in until you enable the user again.`}
          action="Disable"
          isBusy={setDisabled.isPending}
          onCancel={() => setQuestion(null)}
          onConfirm={() => setDisabled.mutate({ user, isDisabled: true }, close)}
        />
      ) : null}
      {question?.what === 'delete' ? (
        <ConfirmDialog
          text={`This action cannot be undone. ${username} is signed out everywhere and deleted. Comments and notes stay, without the name.`}
          isBusy={remove.isPending}
          onCancel={() => setQuestion(null)}
          onConfirm={() => remove.mutate(user, close)}
        />
      ) : null}
    </>
  );
}

const articleOf = (role: UserRole): string => (role === 'admin' ? 'an admin' : `a ${role}`);
