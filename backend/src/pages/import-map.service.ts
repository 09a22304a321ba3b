import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import { parseImportMap, type ImportMap } from './import-map.js';

/** Milliseconds until a deploy is seen at the latest. */
const freshFor = 5000;

/** The import map that is published now. */
@Injectable()
export class ImportMapService {
  private readonly log = new Logger('Pages');
  private readonly file: string;
  private lastGood: ImportMap | null = null;
  private readAt = 0;
  private lastFault = '';

  constructor(environment: Environment) {
    this.file = join(environment.WEB_DIR, 'importmap.json');
  }

  /** The newest map that could be read, or null if there was never one. */
  async current(): Promise<ImportMap | null> {
    const now = Date.now();
    if (this.lastGood === null || now - this.readAt >= freshFor) {
      this.readAt = now;
      await this.read();
    }
    return this.lastGood;
  }

  private async read(): Promise<void> {
    try {
      this.lastGood = parseImportMap(await readFile(this.file, 'utf8'));
      this.lastFault = '';
    } catch (error) {
      this.complain(error instanceof Error ? error.message : String(error));
    }
  }

  /** Each fault is told once, not with every request that meets it. */
  private complain(fault: string): void {
    if (fault === this.lastFault) return;
    this.lastFault = fault;
    this.log.warn(`the import map cannot be used: ${fault}`);
  }
}
