import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The lease of a scheduled task: the process that moves `nextAt` on does the work, the others skip it. */
@Entity('leases')
export class LeaseEntity {
  @PrimaryColumn('text')
  name!: string;

  @Column('timestamptz', { name: 'next_at' })
  nextAt!: Date;
}
