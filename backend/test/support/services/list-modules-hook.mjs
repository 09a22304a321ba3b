/** @type {import('node:worker_threads').MessagePort} */
let listener;

/** @param {{ port: typeof listener }} data */
export function initialize({ port }) {
  listener = port;
}

/** @type {import('node:module').LoadHook} */
export function load(url, context, next) {
  listener.postMessage(url);
  return next(url, context);
}
