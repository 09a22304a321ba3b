import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Up to which place the chain of the audit trail was cut because of its age; one row. */
@Entity('audit_cut')
export class AuditCutEntity {
  @PrimaryColumn('boolean', { name: 'only_row' })
  onlyRow!: true;

  @Column('timestamptz')
  at!: Date;

  /** The last place that was cut. A bigint, which JavaScript gets as text. */
  @Column('bigint')
  sequence!: string;

  /** Of that place: the next one has it as the hash before. */
  @Column('text')
  hash!: string;

  @Column('text', { name: 'key_id' })
  keyId!: string;

  @Column('text')
  signature!: string;
}
