import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How the mail server refuses; one row, and none while it takes mails. */
@Entity('mail_server')
export class MailServerEntity {
  @PrimaryColumn('boolean', { name: 'only_row' })
  onlyRow!: true;

  /** In a row. */
  @Column('int')
  refusals!: number;

  @Column('timestamptz', { name: 'refused_since' })
  refusedSince!: Date;

  /** Its words at the last refusal, or ours where it said nothing. */
  @Column('text')
  words!: string;
}
