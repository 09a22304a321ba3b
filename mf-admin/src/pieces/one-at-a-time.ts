import type { MutateOptions, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/** A call that never runs twice at once, however fast a button is pressed. */
export interface SingleCall<Answer, Variables> {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly mutate: (
    variables: Variables,
    options?: MutateOptions<Answer, Error, Variables>,
  ) => void;
}

/** Locks by a ref, because `isPending` changes one render later, too late for a double click. */
export function useOneAtATime<Answer, Variables>(
  call: UseMutationResult<Answer, Error, Variables>,
): SingleCall<Answer, Variables> {
  const isUnderWay = useRef(false);
  return {
    isPending: call.isPending,
    error: call.error,
    mutate: (variables, options) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      call.mutate(variables, {
        ...options,
        onSettled: (...end) => {
          isUnderWay.current = false;
          options?.onSettled?.(...end);
        },
      });
    },
  };
}
