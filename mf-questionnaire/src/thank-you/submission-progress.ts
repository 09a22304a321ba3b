import { apiPaths, progressSchema } from '@ellac/contracts';
import { fetchJson, HttpError } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';
import { isLast, reportStage } from './report-stage.js';

/** Milliseconds between two questions. */
const pauseMs = 2000;

/** Milliseconds after which the page asks no more by itself; the mail tells the rest. */
const patienceMs = 15 * 60_000;

/**
 * How far a submission's report is; asked for again while the page is seen, until the report is
 * ready and its mail has gone out, or either has failed.
 *
 * @param since when the page began to ask, in milliseconds
 */
export const submissionProgress = (responseId: string, since: number) =>
  queryOptions({
    queryKey: [apiPaths.progress(responseId)],
    queryFn: ({ signal }) => fetchJson(apiPaths.progress(responseId), progressSchema, { signal }),
    retry: false,
    refetchInterval: ({ state: { data, error } }) =>
      isLast(reportStage(data)) || isUnknown(error) || Date.now() - since >= patienceMs
        ? false
        : pauseMs,
    // Refetched when the tab becomes visible again, for example after reading the mail.
    refetchOnWindowFocus: ({ state: { data, error } }) =>
      isLast(reportStage(data)) || isUnknown(error) ? false : 'always',
  });

/** Whether the submission is gone, which no repetition changes. */
const isUnknown = (error: Error | null): boolean =>
  error instanceof HttpError && error.status === 404;
