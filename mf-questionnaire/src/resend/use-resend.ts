import { questionnairePaths, messageReplySchema } from '@ellac/contracts';
import { fetchJson, messageOf, useToast } from '@ellac/web';
import { useMutation } from '@tanstack/react-query';

/** Shown where the response has no message. */
export const resendFailed = 'Failed to resend verification email';

/** Requests a new link to the newest report of an address, and shows the outcome in a toast. */
export function useResend(onSent: () => void) {
  const { toast } = useToast();
  return useMutation({
    mutationFn: (email: string) =>
      fetchJson(questionnairePaths.resendVerification, messageReplySchema, {
        method: 'POST',
        body: { email },
      }),
    onSuccess: () => {
      toast({
        title: 'Success',
        description: 'A new verification link has been sent to your email address.',
      });
      onSent();
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, resendFailed),
        variant: 'destructive',
      }),
  });
}
