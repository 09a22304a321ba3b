import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A choice that coaches make for everyone. */
@Entity('settings')
export class SettingEntity {
  @PrimaryColumn('text')
  key!: string;

  @Column('jsonb')
  value!: unknown;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
