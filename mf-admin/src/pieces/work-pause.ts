/** Milliseconds between two requests for the state of a worker's work. */
export const workPause = 3000;
