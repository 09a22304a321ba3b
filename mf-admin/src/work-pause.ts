/** Milliseconds after which what a worker is at is asked for again. */
export const workPause = 3000;
