import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That a coach read a report, and when. */
@Entity('report_reads')
export class ReportReadEntity {
  @PrimaryColumn('uuid', { name: 'analysis_id' })
  analysisId!: string;

  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('timestamptz', { name: 'first_read_at' })
  firstReadAt!: Date;

  @Column('timestamptz', { name: 'last_read_at' })
  lastReadAt!: Date;
}
