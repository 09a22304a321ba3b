import { questionnairePaths, progressSchema } from '@ellac/contracts';
import { fetchJson, HttpError } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';
import { isLast, reportStage } from './report-stage.js';

/** Milliseconds between two requests. */
const pauseMs = 2000;

/**
 * Milliseconds after which the page stops polling; the owner then learns the rest from the mail.
 */
const patienceMs = 15 * 60_000;

/**
 * The progress of a submission's report. It is polled while the page is visible, until the report
 * is completed and its mail sent, or either has failed.
 *
 * @param since when the page began to poll, in milliseconds since 1970
 */
export const submissionProgress = (responseId: string, since: number) =>
  queryOptions({
    queryKey: [questionnairePaths.progress(responseId)],
    queryFn: ({ signal }) =>
      fetchJson(questionnairePaths.progress(responseId), progressSchema, { signal }),
    retry: false,
    refetchInterval: ({ state: { data, error } }) =>
      isLast(reportStage(data)) || isUnknown(error) || Date.now() - since >= patienceMs
        ? false
        : pauseMs,
    // Refetched when the tab becomes visible again, for example after reading the mail.
    refetchOnWindowFocus: ({ state: { data, error } }) =>
      isLast(reportStage(data)) || isUnknown(error) ? false : 'always',
  });

/** Whether the submission does not exist any more, which no retry changes. */
const isUnknown = (error: Error | null): boolean =>
  error instanceof HttpError && error.status === 404;
