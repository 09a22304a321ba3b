import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The newest backup; one row. */
@Entity('backups')
export class BackupEntity {
  @PrimaryColumn('boolean', { name: 'only_row' })
  onlyRow!: true;

  @Column('timestamptz', { name: 'finished_at' })
  finishedAt!: Date;

  /** Null for one that an older version made. */
  @Column('boolean', { name: 'is_encrypted', nullable: true })
  isEncrypted!: boolean | null;
}
