import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A link that shows a report's plan and nothing else of it. */
@Entity('plan_shares')
export class PlanShareEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'analysis_id' })
  analysisId!: string;

  /** SHA-256 of its token, hexadecimal; the token itself is never stored. */
  @Column('text', { name: 'token_hash' })
  tokenHash!: string;

  /** The coach who made it; null where the owner did. */
  @Column('uuid', { name: 'made_by', nullable: true })
  madeBy!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}
