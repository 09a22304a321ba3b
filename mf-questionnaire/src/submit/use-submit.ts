import {
  apiPaths,
  messages,
  submitReplySchema,
  type Questionnaire,
  type SubmitReply,
} from '@ellac/contracts';
import { fetchJson, HttpError, messageOf, useToast } from '@ellac/web';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { submissionKeys } from './submission-key.js';

/** Milliseconds. A shorter overlay would flicker. */
const overlayMs = 1500;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

interface SubmitEvents {
  readonly onAccepted: (answer: SubmitReply, answers: Questionnaire) => void;
  /** Called with the answers that the server refused. */
  readonly onRefused: (details: HttpError['details']) => void;
}

/** Sends the questionnaire, and shows the outcome in a toast. */
export function useSubmit({ onAccepted, onRefused }: SubmitEvents) {
  const { toast } = useToast();
  const [keyOf] = useState(() => submissionKeys(() => crypto.randomUUID()));
  return useMutation({
    mutationFn: async (answers: Questionnaire) => {
      const sent = fetchJson(apiPaths.submit, submitReplySchema, {
        method: 'POST',
        body: answers,
        headers: { 'Idempotency-Key': keyOf(JSON.stringify(answers)) },
      });
      await Promise.allSettled([sent, pause(overlayMs)]);
      return sent;
    },
    onSuccess: (answer, answers) => {
      toast({ title: answer.message });
      onAccepted(answer, answers);
    },
    onError: (error) => {
      toast({
        title: messages.submitFailed,
        description: messageOf(error, messages.submitFailed),
        variant: 'destructive',
      });
      if (error instanceof HttpError) onRefused(error.details);
    },
  });
}
