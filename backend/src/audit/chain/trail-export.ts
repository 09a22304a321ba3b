import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../actor.js';
import { recordAudit } from '../record-audit.js';
import { personalValuesOf } from './chained-content.js';
import { type Place, readChain, readCut } from './read-chain.js';

/** Lines that are sent at a time. */
const linesPerPiece = 200;

/** The chained trail as JSON lines, by which others can verify it without the product. */
@Injectable()
export class TrailExport {
  constructor(private readonly dataSource: DataSource) {}

  /** Writes down who exports, and gives the lines. */
  async export(actor: Actor): Promise<AsyncGenerator<string>> {
    await recordAudit(this.dataSource.manager, actor, {
      action: 'audit.export',
      targetType: 'maintenance',
      targetId: null,
    });
    return this.pieces();
  }

  private async *pieces(): AsyncGenerator<string> {
    const { manager } = this.dataSource;
    const cut = await readCut(manager);
    let lines = cut === null ? [] : [JSON.stringify({ cut })];
    for await (const place of readChain(manager)) {
      lines.push(lineOf(place));
      if (lines.length < linesPerPiece) continue;
      yield `${lines.join('\n')}\n`;
      lines = [];
    }
    if (lines.length > 0) yield `${lines.join('\n')}\n`;
  }
}

/** The content is text within the line, so that its hash needs no agreement on how JSON is written. */
function lineOf({ content, hash, keyId, signature, entry }: Place): string {
  const values = entry === null ? {} : personalValuesOf(entry);
  const valueKeys = entry?.valueKeys ?? {};
  return JSON.stringify({
    content,
    hash,
    keyId,
    signature,
    values: Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, { value, key: valueKeys[field] }]),
    ),
  });
}
