import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the words of all reports of a month cost. */
@Entity('token_months')
export class TokenMonthEntity {
  /** Its first day, UTC: `2026-03-01`. */
  @PrimaryColumn('date')
  month!: string;

  /** A bigint, which JavaScript gets as text. */
  @Column('bigint')
  tokens!: string;
}
