import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A view of the list of companies that one coach keeps. */
@Entity('saved_views')
export class SavedViewEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  name!: string;

  /** As the address of the list has them. */
  @Column('jsonb')
  filters!: Readonly<Record<string, string>>;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
