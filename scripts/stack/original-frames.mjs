import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { sourceMapOf } from '../deploy/source-maps.mjs';

/** A place in a published script, as browsers write it: address, line and column. */
const PLACE = /(?:https?:\/\/[^\s()/@]+)?(\/mf\/(?:[\w-]+\/)+[\w.-]+\.js):(\d+):(\d+)/g;

/**
 * A stack trace from a browser with the places in the sources instead of those in the bundles.
 *
 * @param {string} stack
 * @param {string} webDir what the deploy published to
 * @returns {{ text: string, missing: string[] }} `missing`: the scripts whose source maps are not
 *   there; their lines stay as they are
 */
export function withOriginalFrames(stack, webDir) {
  /** @type {Map<string, SourceMap | null>} */
  const maps = new Map();
  const mapOf = (/** @type {string} */ url) => {
    const found = maps.get(url);
    if (found !== undefined) return found;
    const file = sourceMapOf(webDir, url);
    const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null;
    maps.set(url, map);
    return map;
  };
  const text = stack.replace(PLACE, (place, url, line, column) => {
    const origin = mapOf(url)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return place;
    const file = origin.fileName.replace('webpack:///', '');
    return `${file}:${origin.lineNumber}:${origin.columnNumber}`;
  });
  return { text, missing: [...maps.keys()].filter((url) => !maps.get(url)) };
}
