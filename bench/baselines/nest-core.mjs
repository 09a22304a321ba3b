// Loads the framework's core and nothing else.
await import('@nestjs/core');
// Nothing else keeps a process alive that waits.
process.channel?.ref();
process.send?.('ready');
