import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What one run of the nightly job deleted because of its age: only counts. */
@Entity('retention_runs')
export class RetentionRunEntity {
  /** A bigint, which JavaScript gets as text. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('timestamptz')
  at!: Date;

  /** The limit of that run. */
  @Column('int')
  months!: number;

  @Column('int')
  companies!: number;

  @Column('int')
  reports!: number;

  @Column('int')
  mails!: number;

  /** Entries of the audit trail that lost their addresses. */
  @Column('int', { name: 'trail_entries' })
  trailEntries!: number;
}
