import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the newest backup was finished; one row. */
@Entity('backups')
export class BackupEntity {
  @PrimaryColumn('boolean', { name: 'only_row' })
  onlyRow!: true;

  @Column('timestamptz', { name: 'finished_at' })
  finishedAt!: Date;
}
