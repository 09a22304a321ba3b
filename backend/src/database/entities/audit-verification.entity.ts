import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What one nightly verification of the audit trail found. */
@Entity('audit_verifications')
export class AuditVerificationEntity {
  /** A bigint, which JavaScript gets as text. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('timestamptz')
  at!: Date;

  /** How many entries fitted. */
  @Column('int')
  entries!: number;

  /** The last place that fitted. A bigint, which JavaScript gets as text. */
  @Column('bigint')
  sequence!: string;

  @Column('text')
  hash!: string;

  /** The first thing that did not fit; null where all did. */
  @Column('text', { nullable: true })
  fault!: string | null;
}
