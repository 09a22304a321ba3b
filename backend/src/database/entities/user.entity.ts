import type { UserRole } from '@ellac/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody who can sign in. Made by a command or by an admin, never by a public route. */
@Entity('users')
export class UserEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Unique without case. */
  @Column('text')
  username!: string;

  /** Signs what owners read; null where the user gave none. */
  @Column('text', { name: 'display_name', nullable: true })
  displayName!: string | null;

  /** argon2id, in its own text form. */
  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('boolean', { name: 'is_admin' })
  isAdmin!: boolean;

  /**
   * What an admin may do; it says nothing of a user who is none: see `roleOf`. The database's default
   * makes the admins of older versions what they were.
   */
  @Column('text', { default: 'admin' })
  role!: UserRole;

  /** Unique without case; null where the user gave none. */
  @Column('text', { nullable: true })
  email!: string | null;

  @Column('timestamptz', { name: 'last_login_at', nullable: true })
  lastLoginAt!: Date | null;

  /** Set until an invited user has set a password; nobody knows the one before that. */
  @Column('timestamptz', { name: 'invited_at', nullable: true })
  invitedAt!: Date | null;

  /** Set when the user may no longer sign in. */
  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt!: Date | null;

  /** Counts the changes of password and permission; a session with an older count has ended. */
  @Column('int', { name: 'sign_in_epoch' })
  signInEpoch!: number;

  /** When the second factor was turned on; null while it is off. */
  @Column('timestamptz', { name: 'second_factor_at', nullable: true })
  secondFactorAt!: Date | null;

  /** Encrypted; also of a set-up that is not finished. */
  @Column('bytea', { name: 'second_factor_secret', nullable: true, select: false })
  secondFactorSecret!: Buffer | null;

  /** The 30 seconds, counted from 1970, whose code was used last. No code of them is taken again. */
  @Column('int', { name: 'second_factor_step', nullable: true, select: false })
  secondFactorStep!: number | null;

  /** SHA-256 of the recovery codes that were not used. */
  @Column('text', { name: 'recovery_hashes', array: true, select: false })
  recoveryHashes!: string[];

  /** When the user last looked at the overview, and the visit before: what is new lies between. */
  @Column('timestamptz', { name: 'seen_at', nullable: true })
  seenAt!: Date | null;

  @Column('timestamptz', { name: 'last_visit_at', nullable: true })
  lastVisitAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
