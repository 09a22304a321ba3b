import type { EmailSendStatus } from '@ellac/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { triggerColumn } from './computed-column.js';

/** Why a mail with the report's link goes out to its owner. */
export type OwnerMailReason = 'completed' | 'resend' | 'sent-by-coach';

/** What a mail to the coach tells, and the details as they were at the time. */
export type CoachNews =
  | { readonly reason: 'coach-submission'; readonly details: null }
  | { readonly reason: 'coach-analysis-failed'; readonly details: { readonly failure: string } }
  | {
      readonly reason: 'coach-mail-failed';
      /** The mail server's words, or ours; and whom that mail was for. */
      readonly details: { readonly failure: string; readonly recipient: string };
    };

/** One mail that is to be sent: to whom, why, how it ended; and the link that an owner's carries. */
@Entity('email_deliveries')
export class EmailDeliveryEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'analysis_id' })
  analysisId!: string;

  @Column('text')
  recipient!: string;

  @Column('text')
  reason!: OwnerMailReason | CoachNews['reason'];

  /** Whether it is a mail to the owner; only such a one tells how the report was sent. */
  @Column('boolean', { name: 'for_owner' })
  forOwner!: boolean;

  @Column('jsonb', { nullable: true })
  details!: CoachNews['details'];

  @Column('text')
  status!: EmailSendStatus;

  @Column('int')
  attempt!: number;

  @Column('uuid', { name: 'run_id', nullable: true })
  runId!: string | null;

  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil!: Date | null;

  @Column('timestamptz', { name: 'next_attempt_at' })
  nextAttemptAt!: Date;

  /**
   * Whether the server refused the mail before it knew the recipient, so that all other mails have
   * to wait too.
   */
  @Column('boolean', { name: 'waits_for_server' })
  waitsForServer!: boolean;

  /** SHA-256 of the link's token, hexadecimal; the token itself is never stored. */
  @Column('text', { name: 'token_hash', nullable: true })
  tokenHash!: string | null;

  /** 24 hours after the statement that marked the mail as being sent. */
  @Column('timestamptz', { name: 'token_expires_at', nullable: true })
  tokenExpiresAt!: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;

  /** The mail server's last words, kept for the coach. */
  @Column('text', { name: 'server_reply', nullable: true })
  serverReply!: string | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  /** When its link was first opened. */
  @Column('timestamptz', { name: 'opened_at', nullable: true })
  openedAt!: Date | null;

  @Column(
    triggerColumn('email_deliveries_note_failure', {
      type: 'timestamptz',
      name: 'failed_at',
      nullable: true,
    }),
  )
  failedAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
