import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An entry's place in the chain of the audit trail. Never changed. */
@Entity('audit_chain')
export class AuditLinkEntity {
  /** From 1 without a gap, but for what was cut. A bigint, which JavaScript gets as text. */
  @PrimaryColumn('bigint')
  sequence!: string;

  @Column('bigint', { name: 'entry_id' })
  entryId!: string;

  /** JSON of what the entry says, with keyed hashes in place of personal values, and the hash before. */
  @Column('text')
  content!: string;

  /** SHA-256 of the content, in hex. */
  @Column('text')
  hash!: string;

  /** Which key has signed. */
  @Column('text', { name: 'key_id' })
  keyId!: string;

  @Column('text')
  signature!: string;
}
