// Bundles what tsc compiled into one file a program, and chunks for what several share: reading
// thousands of modules was most of the time in which a process started.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { lateCommonJs } from './late-commonjs.mjs';

const dist = join(import.meta.dirname, '../dist');
const compiled = 'compiled';

/** The files of `src` that are started. */
const programs = [
  ...['main', 'migrate', 'doctor', 'seed', 'user', 'resend', 'erase', 'export', 'retention'],
  ...['rekey', 'audit-verify', 'dump', 'load'],
];

/** Packages that are loaded from their own folders. */
const external = [
  // `@nestjs/typeorm` loads it by its name, so there would be two.
  'typeorm',
  // TypeORM loads it by its name; how it reads types is a state of the package.
  'pg',
  // Reads a file of its own for the name of a connection.
  'ioredis',
  // Have machine code.
  ...['@css-inline/css-inline', '@node-rs/argon2', 'msgpackr-extract', 'pg-native'],
  // Nest and the mailer load them where they are wanted; nothing here wants them.
  ...['@nestjs/microservices', '@nestjs/websockets', 'preview-email'],
];

// A file of an earlier version could still be started.
for (const name of await readdir(dist))
  if (name !== compiled) await rm(join(dist, name), { recursive: true });

await build({
  entryPoints: programs.map((name) => join(dist, compiled, `${name}.js`)),
  // All files lie side by side, so that `import.meta.dirname` is the same folder in each.
  outdir: dist,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // As Node resolves: without this, esbuild prefers builds that are meant for bundlers.
  conditions: [],
  external,
  plugins: [lateCommonJs],
  // Nest, TypeORM and the migrations' table know classes by their names.
  keepNames: true,
  // The maps of tsc are read, so that stacks name the TypeScript sources.
  sourcemap: 'linked',
  sourcesContent: false,
  // For packages of CommonJS that load a module of Node.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
});
