import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signed-in browser. `connect-pg-simple` reads and writes the rows. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('text')
  sid!: string;

  @Column('json')
  sess!: unknown;

  @Column('timestamptz')
  expire!: Date;
}
