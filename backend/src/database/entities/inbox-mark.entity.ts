import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An item that a coach has put out of the inbox: for good, or until a time. */
@Entity('inbox_marks')
export class InboxMarkEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('uuid', { name: 'response_id' })
  responseId!: string;

  @PrimaryColumn('text')
  kind!: string;

  /** What happens later brings the item back. */
  @Column('timestamptz', { name: 'marked_at' })
  markedAt!: Date;

  /** Null where it is done. */
  @Column('timestamptz', { nullable: true })
  until!: Date | null;
}
