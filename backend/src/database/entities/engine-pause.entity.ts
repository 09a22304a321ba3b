import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A language model that is not asked at the moment; no row while it may be. */
@Entity('engine_pauses')
export class EnginePauseEntity {
  @PrimaryColumn('text')
  engine!: string;

  /** In words for a coach, with what to do. */
  @Column('text')
  reason!: string;

  @Column('timestamptz')
  since!: Date;

  @Column('timestamptz', { name: 'next_probe_at' })
  nextProbeAt!: Date;
}
