import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A scheduled task's turn: whoever moves `nextAt` on does the work, everybody else skips it. */
@Entity('leases')
export class LeaseEntity {
  @PrimaryColumn('text')
  name!: string;

  @Column('timestamptz', { name: 'next_at' })
  nextAt!: Date;
}
