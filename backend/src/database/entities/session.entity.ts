import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signed-in browser. `HashedSessionStore` reads and writes the rows. */
@Entity('sessions')
export class SessionEntity {
  /** A hash of the session's id, `rowIdOf`. */
  @PrimaryColumn('text')
  sid!: string;

  @Column('json')
  sess!: unknown;

  @Column('timestamptz')
  expire!: Date;
}
