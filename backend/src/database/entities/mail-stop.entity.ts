import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address whose holder has said that the mails are not for them. */
@Entity('mail_stops')
export class MailStopEntity {
  /** The SHA-256 of the address in lower case, in hexadecimal. */
  @PrimaryColumn('text', { name: 'address_hash' })
  addressHash!: string;

  @Column('timestamptz', { name: 'stopped_at', default: () => 'now()' })
  stoppedAt!: Date;
}
