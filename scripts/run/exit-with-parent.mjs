// Loaded before a Node child's own code: when the process that started it is gone, however it
// went, the channel closes and the child stops like on any other stop.
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
