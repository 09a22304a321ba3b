import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A link by which one user sets a password once, and the mail that carries it. */
@Entity('password_links')
export class PasswordLinkEntity {
  /** The token follows from it, see `passwordTokenOf`. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  purpose!: 'invitation' | 'forgotten';

  @Column('text')
  recipient!: string;

  /** SHA-256 of the token, hexadecimal; the token itself is never stored. */
  @Column('text', { name: 'token_hash' })
  tokenHash!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('int')
  attempt!: number;

  /** When its mail is tried next, or again if the process that sends it is lost; null for never. */
  @Column('timestamptz', { name: 'next_attempt_at', nullable: true })
  nextAttemptAt!: Date | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  /** The mail server's words at the last try, where it did not take the mail. */
  @Column('text', { nullable: true })
  failure!: string | null;
}
