// Loaded before a Node child's own code. When the parent process has ended in any way, the channel
// closes, and the child stops as at any other stop. Threads of the child load it as well: they have no
// channel, and must not stop the process that they are a part of.
import { isMainThread } from 'node:worker_threads';

const LAST_RESORT_MS = 10_000;

if (isMainThread) {
  if (process.connected) {
    process.once('disconnect', stop);
    process.channel?.unref();
  } else {
    stop();
  }
}

function stop() {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
}
