import {
  questionnairePaths,
  questionnaireMessages,
  submitReplySchema,
  type Questionnaire,
  type SubmitReply,
} from '@ellac/contracts';
import { fetchJson, HttpError, messageOf, useToast } from '@ellac/web';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { randomKey, submissionKeys } from './submission-key.js';
import { withTimeZone } from './with-time-zone.js';

/** Milliseconds. A shorter overlay would flicker. */
const overlayMs = 1500;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

interface SubmitEvents {
  readonly onAccepted: (answer: SubmitReply) => void;
  /** Called with the answers that the server refused. */
  readonly onRefused: (details: HttpError['details']) => void;
}

/** Sends the questionnaire, and shows the outcome in a toast. */
export function useSubmit({ onAccepted, onRefused }: SubmitEvents) {
  const { toast } = useToast();
  const [keyOf] = useState(() => submissionKeys(randomKey));
  /** Set at once, while the state of the mutation follows with the next rendering. */
  const isSending = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (answers: Questionnaire) => {
      const body = withTimeZone(answers);
      const sent = fetchJson(questionnairePaths.submit, submitReplySchema, {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': keyOf(JSON.stringify(body)) },
      });
      await Promise.allSettled([sent, pause(overlayMs)]);
      return sent;
    },
    onSuccess: (answer) => {
      toast({ title: answer.message });
      onAccepted(answer);
    },
    onError: (error) => {
      toast({
        title: questionnaireMessages.submitFailed,
        description: messageOf(error, questionnaireMessages.submitFailed),
        variant: 'destructive',
      });
      if (error instanceof HttpError) onRefused(error.details);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  const send = (answers: Questionnaire) => {
    // A double click sends once.
    if (isSending.current) return;
    isSending.current = true;
    mutate(answers);
  };
  return { send, isPending, error };
}
