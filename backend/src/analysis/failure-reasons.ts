/** Why an analysis failed, in words for a coach and with what to do. */
export const failureReasons = {
  writerFailed:
    'The analyst could not write this report, although it was tried several times. Regenerate it; if it fails again, ask your administrator to look into the log.',
  workerLost:
    'The analysis was started several times, and each time the server stopped before it was done. Regenerate it; if it fails again, ask your administrator to look into the log.',
} as const;
