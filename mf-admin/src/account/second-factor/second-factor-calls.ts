import {
  apiPaths,
  messageReplySchema,
  newSecondFactorSchema,
  type PasswordAndCode,
  recoveryCodesSchema,
  type SecondFactorProof,
  secondFactorSchema,
  type SecondFactorStart,
} from '@ellac/contracts';
import { fetchJson, messageOf, useToast } from '@ellac/web';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isFieldFault } from '../../pieces/field-faults.js';
import { useOneAtATime } from '../../pieces/one-at-a-time.js';
import { ownSessions } from '../own-sessions-calls.js';

const path = apiPaths.secondFactor;

/** Whether the user has a second factor. */
export const secondFactor = queryOptions({
  queryKey: [path],
  queryFn: () => fetchJson(path, secondFactorSchema),
});

/** A fault of a field is shown at that field and in no toast. */
function useCall<Body, Reply>(call: (body: Body) => Promise<Reply>, fallback: string) {
  const { toast } = useToast();
  const mutation = useMutation({
    mutationFn: call,
    onError: (error) => {
      if (isFieldFault(error)) return;
      toast({
        title: 'Error',
        description: messageOf(error, fallback),
        variant: 'destructive',
      });
    },
  });
  return useOneAtATime(mutation);
}

/** Asks for the secret of a new set-up. */
export const useBeginSetUp = () =>
  useCall(
    (body: SecondFactorStart) => fetchJson(path, newSecondFactorSchema, { method: 'POST', body }),
    'Failed to begin the set-up',
  );

/** Turns the second factor on, and gets the recovery codes. */
export const useTurnOn = () =>
  useCall(
    (body: SecondFactorProof) => fetchJson(path, recoveryCodesSchema, { method: 'PUT', body }),
    'Failed to turn the second factor on',
  );

/** Makes new recovery codes. */
export const useRenewCodes = () =>
  useCall(async (body: PasswordAndCode) => {
    const made = await fetchJson(apiPaths.recoveryCodes, recoveryCodesSchema, {
      method: 'POST',
      body,
    });
    return made.recoveryCodes;
  }, 'Failed to make new recovery codes');

/** Turns the second factor off, and says so. */
export function useTurnOff() {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return useCall(async (body: PasswordAndCode) => {
    const { message } = await fetchJson(apiPaths.secondFactorOff, messageReplySchema, {
      method: 'POST',
      body,
    });
    toast({ title: 'Success', description: message });
    await queryClient.invalidateQueries(ownSessions);
    await queryClient.refetchQueries(secondFactor);
  }, 'Failed to turn the second factor off');
}
