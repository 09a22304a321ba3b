import type { AuditAction } from '@ellac/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What one user did to one thing. Never changed, and it outlives the user and the thing. */
@Entity('audit_entries')
export class AuditEntryEntity {
  /** A bigint, which JavaScript gets as text. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  username!: string;

  @Column('text')
  action!: AuditAction;

  @Column('text', { name: 'target_type' })
  targetType!: 'company' | 'report' | 'comment' | 'note' | 'setting' | 'maintenance' | 'user';

  @Column('text', { name: 'target_id', nullable: true })
  targetId!: string | null;

  @Column('text', { name: 'company_name', nullable: true })
  companyName!: string | null;

  /** Where the request came from. */
  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text', { name: 'request_id' })
  requestId!: string;

  /** Never text that somebody wrote, nor an e-mail address. */
  @Column('jsonb')
  details!: Readonly<Record<string, boolean | number | string>>;
}
