import { messages, type NeedKind } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Refusal } from '../common/errors/refusal.js';
import { ofLiveCompany } from '../database/live-companies.js';

/** An item of a coach's inbox. */
export interface InboxItem {
  readonly userId: string;
  readonly responseId: string;
  readonly kind: NeedKind;
}

/**
 * What each coach has put out of the inbox. It is only that coach's view, so that the audit trail
 * does not tell of it.
 */
@Injectable()
export class InboxMarks {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Puts an item out of the inbox.
   *
   * @param until when it comes back; null where only something new brings it back
   * @throws Refusal when there is no such response.
   */
  async set({ userId, responseId, kind }: InboxItem, until: string | null): Promise<void> {
    const made = await this.dataSource.query<unknown[]>(
      `INSERT INTO inbox_marks (user_id, response_id, kind, until)
       SELECT $1, id, $3, $4 FROM responses
       WHERE id = $2 AND ${ofLiveCompany('company_id')} FOR KEY SHARE
       ON CONFLICT (user_id, response_id, kind)
         DO UPDATE SET marked_at = now(), until = excluded.until
       RETURNING kind`,
      [userId, responseId, kind, until],
    );
    if (made.length === 0) throw new Refusal(404, messages.inboxItemNotFound);
  }

  /** Puts an item back; nothing where it was not put out. */
  async remove({ userId, responseId, kind }: InboxItem): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM inbox_marks WHERE user_id = $1 AND response_id = $2 AND kind = $3`,
      [userId, responseId, kind],
    );
  }
}
