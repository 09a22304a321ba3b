// Loaded before a Node child's own code. When the parent process has ended in any way, the channel
// closes, and the child stops as at any other stop.
const LAST_RESORT_MS = 10_000;

if (process.connected) {
  process.once('disconnect', stop);
  process.channel?.unref();
} else {
  stop();
}

function stop() {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
}
