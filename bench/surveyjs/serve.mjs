import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const document = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>SurveyJS</title>
<link rel="stylesheet" href="/survey.css">
<script type="module" src="/main.js"></script>
</head>
<body><main id="app"></main></body>
</html>
`;
const styles = createRequire(import.meta.url).resolve('survey-core/survey-core.min.css');

/**
 * Serves the bundled baseline on the loopback address, packed as our own files are.
 *
 * @param {string} folder what {@link bundleSurvey} has filled
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveSurvey(folder) {
  const files = new Map([
    ['/', { type: 'text/html', body: Buffer.from(document), encoding: undefined }],
    ['/survey.css', { type: 'text/css', body: packed(readFileSync(styles)), encoding: 'br' }],
    [
      '/main.js',
      {
        type: 'text/javascript',
        body: packed(readFileSync(join(folder, 'main.js'))),
        encoding: 'br',
      },
    ],
  ]);
  const server = createServer(({ url = '' }, answer) => {
    const file = files.get(url);
    if (file === undefined) return void answer.writeHead(404).end();
    answer.writeHead(200, {
      'Content-Type': `${file.type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=31536000',
      ...(file.encoding === undefined ? {} : { 'Content-Encoding': file.encoding }),
    });
    answer.end(file.body);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}

const packed = (/** @type {Buffer} */ content) => brotliCompressSync(content);
