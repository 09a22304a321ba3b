// Loads the framework's core and nothing else.
await import('@nestjs/core');
process.send?.('ready');
