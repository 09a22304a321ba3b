import type { AuditAction } from '@ellac/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { triggerColumn } from './computed-column.js';

/**
 * What one user did to one thing. It outlives the user and the thing. Only personal values are taken
 * out of it; the chain in `audit_chain` shows any other change.
 */
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
  targetType!:
    | 'company'
    | 'person'
    | 'report'
    | 'comment'
    | 'note'
    | 'setting'
    | 'maintenance'
    | 'user';

  @Column('text', { name: 'target_id', nullable: true })
  targetId!: string | null;

  /** Null where it tells of none, and in older entries where nothing leads to it any more. */
  @Column(
    triggerColumn('audit_entries_of_company', { type: 'uuid', name: 'company_id', nullable: true }),
  )
  companyId!: string | null;

  @Column('text', { name: 'company_name', nullable: true })
  companyName!: string | null;

  /** Where the request came from. */
  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text', { name: 'request_id' })
  requestId!: string;

  /** Never text that somebody wrote but the name of a user, nor an e-mail address that is not masked. */
  @Column('jsonb')
  details!: Readonly<Record<string, boolean | number | string>>;

  /** Of the entries with one key there is only the first; null where each stands for itself. */
  @Column('text', { name: 'once_key', nullable: true })
  onceKey!: string | null;

  /**
   * The key of each personal value's hash in the chain; without it nobody can try values against
   * the hash. A value that is taken out loses its key. Null in an entry that is not chained yet.
   */
  @Column(
    triggerColumn('audit_entries_value_keys', {
      type: 'jsonb',
      name: 'value_keys',
      nullable: true,
    }),
  )
  valueKeys!: Readonly<Record<string, string>> | null;
}
