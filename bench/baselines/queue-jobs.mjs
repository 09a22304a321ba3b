// Jobs that do nothing, through raw Bull or through the product's own queues. Runs in a process of
// its own; told how many, it replies with the milliseconds from the first `add` to the last job.
import Bull from 'bull';

const concurrency = 8;
const url = `${process.env.REDIS_URL}`;
const options = {
  redis: { connectTimeout: 5000 },
  defaultJobOptions: { attempts: 1, removeOnComplete: true, removeOnFail: true },
};

/** @typedef {{ add: (id: string) => void, onJob: (work: () => Promise<void>) => void }} Jobs */

/** @returns {Jobs} */
function raw() {
  const queue = new Bull('raw', url, options);
  return {
    add: (id) => void queue.add({ analysisId: id }),
    onJob: (work) => void queue.process(concurrency, work),
  };
}

/**
 * The product's, from its build.
 *
 * @returns {Promise<Jobs>}
 */
async function own() {
  const built = (/** @type {string} */ path) =>
    import(new URL(`../../backend/dist/compiled/${path}`, import.meta.url).href);
  const [{ WorkQueues }, { Consumers }, { noTraces }] = await Promise.all(
    ['queues/work-queues.js', 'leases/consumers.js', 'tracing/traces.js'].map(built),
  );
  const queue = new Bull('analysis', url, options);
  const queues = new WorkQueues(queue, new Bull('delivery', url, options), noTraces());
  return {
    add: (id) => queues.nudgeAnalysis(id),
    onJob: (work) => new Consumers().serve(queue, concurrency, work),
  };
}

const jobs = process.env.SIDE === 'raw' ? raw() : await own();
let left = 0;
let finished = () => {};
jobs.onJob(() => {
  left -= 1;
  if (left === 0) finished();
  return Promise.resolve();
});

process.on('message', (count) => {
  left = Number(count);
  const begun = performance.now();
  finished = () => process.send?.(performance.now() - begun);
  for (let each = 0; each < Number(count); each += 1) jobs.add(`row-${each}`);
});
process.send?.('ready');
