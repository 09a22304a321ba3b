import {
  apiPaths,
  type DeskUser,
  deskUsersSchema,
  type Invitation,
  messageReplySchema,
  type UserRole,
} from '@ellac/contracts';
import { fetchJson, messageOf, useToast } from '@ellac/web';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isFieldFault } from '../pieces/field-faults.js';
import { useOneAtATime } from '../pieces/one-at-a-time.js';

/** All users of the desk; read anew each time the page opens. */
export const deskUsers = queryOptions({
  queryKey: [apiPaths.adminUsers],
  queryFn: ({ signal }) => fetchJson(apiPaths.adminUsers, deskUsersSchema, { signal }),
  staleTime: 0,
});

/** A change of users; the list is read again, however it ends. */
function useUserCall<Variables>(
  change: (variables: Variables) => Promise<string>,
  failure: string,
) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: (description) => toast({ title: 'Success', description }),
    onError: (error) => {
      if (isFieldFault(error)) return;
      toast({ title: failure, description: messageOf(error, failure), variant: 'destructive' });
    },
    onSettled: () => queryClient.refetchQueries(deskUsers),
  });
  return useOneAtATime(mutation);
}

const messageFrom = async (path: string, method: 'POST' | 'DELETE', body?: object) =>
  (await fetchJson(path, messageReplySchema, { method, ...(body !== undefined && { body }) }))
    .message;

export const useInvite = () =>
  useUserCall(
    (invitation: Invitation) => messageFrom(apiPaths.adminUsers, 'POST', invitation),
    'Failed to invite the user',
  );

export const useInviteAgain = () =>
  useUserCall(
    ({ id }: DeskUser) => messageFrom(apiPaths.adminUserInvitation(id), 'POST'),
    'Failed to send the invitation',
  );

export const useChangeRole = () =>
  useUserCall(async ({ user, role }: { user: DeskUser; role: UserRole }) => {
    const body = { role };
    await fetchJson(apiPaths.adminUserRole(user.id), deskUsersSchema, { method: 'PUT', body });
    return `${user.username} has another role now.`;
  }, 'Failed to change the role');

export const useSetDisabled = () =>
  useUserCall(async ({ user, isDisabled }: { user: DeskUser; isDisabled: boolean }) => {
    const body = { isDisabled };
    await fetchJson(apiPaths.adminUserDisabled(user.id), deskUsersSchema, { method: 'PUT', body });
    return isDisabled ? `${user.username} cannot log in any more.` : `${user.username} can log in.`;
  }, 'Failed to change the user');

export const useDeleteUser = () =>
  useUserCall(
    ({ id }: DeskUser) => messageFrom(apiPaths.adminUser(id), 'DELETE'),
    'Failed to delete the user',
  );
