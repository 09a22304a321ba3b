import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { holdChain } from './audit-chain.js';
import { ChainKeys, cutText } from './chain-keys.js';

/** Entries that are cut in one transaction. */
const entriesPerBatch = 1000;

/** Cuts what is too old from the beginning of the chain. What stays can be verified from there. */
@Injectable()
export class AuditCut {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: ChainKeys,
  ) {}

  /** @returns how many entries are gone. */
  async run(months: number): Promise<number> {
    let gone = 0;
    for (;;) {
      const count = await this.dataSource.transaction((manager) => this.cutBatch(manager, months));
      gone += count;
      if (count < entriesPerBatch) return gone;
    }
  }

  /** Only a whole beginning is cut: an older entry behind a younger one stays until that is old. */
  private async cutBatch(manager: EntityManager, months: number): Promise<number> {
    await holdChain(manager);
    const oldest = await manager.query<{ sequence: string; hash: string; isOld: boolean }[]>(
      `SELECT sequence, hash, at < now() - make_interval(months => $1) AS "isOld"
       FROM audit_chain JOIN audit_entries ON audit_entries.id = entry_id
       ORDER BY sequence LIMIT ${entriesPerBatch}`,
      [months],
    );
    const firstKept = oldest.findIndex(({ isOld }) => !isOld);
    const count = firstKept === -1 ? oldest.length : firstKept;
    const last = oldest[count - 1];
    if (last === undefined) return 0;
    const { keyId, signature } = this.keys.sign(cutText(last.hash));
    await manager.query('SELECT cut_audit_chain($1, $2, $3)', [last.sequence, keyId, signature]);
    return count;
  }
}
