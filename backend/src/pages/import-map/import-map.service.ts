import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Environment } from '../../config/environment.js';
import { parseImportMap, type ImportMap } from './import-map.js';

/** Milliseconds until a deploy is seen at the latest, where the map is on another server. */
const freshFor = 5000;

/** Milliseconds that another server has for its reply; meanwhile somebody waits for a page. */
const patience = 2000;

/** The import map that is published now. */
@Injectable()
export class ImportMapService {
  private readonly log = new Logger('Pages');
  private readonly place: string;
  private readonly isFile: boolean;
  private lastGood: ImportMap | null = null;
  /** The version of the file or the period that was read last. */
  private version: string | number = '';
  private reading: Promise<void> | null = null;
  private lastFault = '';

  constructor({ WEB_DIR, IMPORT_MAP }: Environment) {
    this.place = IMPORT_MAP ?? join(WEB_DIR, 'importmap.json');
    this.isFile = !/^https?:/.test(this.place);
  }

  /** The newest map that could be read, or null if there was never one. */
  async current(): Promise<ImportMap | null> {
    const version = this.isFile ? await versionOf(this.place) : Math.floor(Date.now() / freshFor);
    if (this.reading === null && (this.lastGood === null || version !== this.version)) {
      this.version = version;
      this.reading = this.read();
      await this.reading;
      this.reading = null;
    } else if (this.lastGood === null || this.isFile) await this.reading;
    return this.lastGood;
  }

  private async read(): Promise<void> {
    try {
      this.lastGood = parseImportMap(await textAt(this.place));
      this.lastFault = '';
    } catch (error) {
      // The file may have been unreachable for a moment only: the next request tries again.
      if (this.isFile) this.version = '';
      this.complain(reasonOf(error));
    }
  }

  /** Logs each fault once, not with every request. */
  private complain(fault: string): void {
    if (fault === this.lastFault) return;
    this.lastFault = fault;
    this.log.warn(`the import map cannot be used: ${fault}`);
  }
}

/** The message of an error; for a failed request, with its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Identifies a file's version, so that a deploy is noticed; '' while there is no file. */
async function versionOf(file: string): Promise<string> {
  try {
    const { ino, mtimeMs, size } = await stat(file);
    return [ino, mtimeMs, size].join();
  } catch {
    return '';
  }
}

/** What a file or an address holds. */
async function textAt(place: string): Promise<string> {
  if (!/^https?:/.test(place)) return readFile(place, 'utf8');
  const answer = await fetch(place, { redirect: 'error', signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`${place} answers ${String(answer.status)}`);
  return answer.text();
}
