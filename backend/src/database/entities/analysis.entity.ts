import type {
  CounselFault,
  FullProvenance,
  GenerationStatus,
  ReadinessBand,
  ReportContent,
  TalkQuestion,
  TextFactRecord,
} from '@ellac/contracts';
import type { ExtractedItem } from '@ellac/diagnosis';
import type { CounselWords } from '@ellac/wording';
import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  OneToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { generatedColumn, triggerColumn } from './computed-column.js';
import { ResponseEntity } from './response.entity.js';

/** What only the coach sees: what to ask, what was read, and how self-image and facts differ. */
export interface CoachNotes {
  selfPerceptionGap: number | null;
  questions: TalkQuestion[];
  /** What the owner's own words say; rows of older versions have none. */
  textFacts?: TextFactRecord[];
  notKnown: string[];
  /** Paths of answers that read like an instruction to a machine; rows of older versions have none. */
  suspiciousAnswers?: string[];
}

/** The letter from which a counsel is made, stored before it so that it is paid for only once. */
export interface DraftedCounsel {
  /** Hash of everything that determines the counsel: its facts, the model and the prompt's version. */
  readonly hash: string;
  readonly letter: string;
}

/** A counsel, stored so that it is paid for only once. */
export interface FinishedCounsel {
  /** As {@link DraftedCounsel.hash}. */
  readonly hash: string;
  /** Null where none passed the checks. */
  readonly words: CounselWords | null;
  readonly failedChecks: readonly CounselFault[];
  /** As its server named it. */
  readonly model: string;
}

/** The report of one response, and where its making stands. Its id is the report's id. */
@Entity('analyses')
export class AnalysisEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'response_id' })
  responseId!: string;

  @OneToOne(() => ResponseEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'response_id' })
  response!: Relation<ResponseEntity>;

  /** Who gets the report's link; a coach may correct it. */
  @Column('text', { name: 'recipient_email' })
  recipientEmail!: string;

  @Column('text', { name: 'generation_status' })
  generationStatus!: GenerationStatus;

  /** Why it failed, or why it still waits, in words for a coach. */
  @Column('text', { name: 'generation_error', nullable: true })
  generationError!: string | null;

  /** Tries so far; each claim counts one. */
  @Column('int')
  attempt!: number;

  /** Each claim sets a new one; a write that names an older one changes nothing. */
  @Column('uuid', { name: 'run_id', nullable: true })
  runId!: string | null;

  /** When the newest claim began. */
  @Column('timestamptz', { name: 'claimed_at', nullable: true })
  claimedAt!: Date | null;

  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil!: Date | null;

  @Column('timestamptz', { name: 'next_attempt_at' })
  nextAttemptAt!: Date;

  /** Tokens spent on its words, prompts and completions together, since it was last started. */
  @Column('int', { name: 'tokens_used' })
  tokensUsed!: number;

  /** Requests to a language model, likewise. */
  @Column('int', { name: 'requests_made' })
  requestsMade!: number;

  /** What a language model found in the long answers; null where it was not asked or sent none. */
  @Column('jsonb', { name: 'extracted_facts', nullable: true })
  extractedFacts!: readonly ExtractedItem[] | null;

  /** What a language model counsels, or the draft of it; null where no completion came. */
  @Column('jsonb', { nullable: true })
  counsel!: DraftedCounsel | FinishedCounsel | null;

  /** The request that made it, as the log names it. */
  @Column('text', { name: 'request_id', nullable: true })
  requestId!: string | null;

  /** The span of that request, as W3C's `traceparent`; null where it was not traced. */
  @Column('text', { nullable: true })
  traceparent!: string | null;

  @Column('jsonb', { nullable: true })
  content!: ReportContent | null;

  @Column('jsonb', { nullable: true })
  provenance!: FullProvenance | null;

  @Column('jsonb', { name: 'coach_notes', nullable: true })
  coachNotes!: CoachNotes | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt!: Date | null;

  @Column(
    triggerColumn('analyses_note_failure', {
      type: 'timestamptz',
      name: 'failed_at',
      nullable: true,
    }),
  )
  failedAt!: Date | null;

  /** The scores and the band of its content, for lists and counts. */
  @Column(
    generatedColumn({
      type: 'double precision',
      name: 'business_score',
      nullable: true,
    }),
  )
  businessScore!: number | null;

  @Column(
    generatedColumn({
      type: 'double precision',
      name: 'leadership_score',
      nullable: true,
    }),
  )
  leadershipScore!: number | null;

  @Column(
    generatedColumn({
      type: 'double precision',
      name: 'context_score',
      nullable: true,
    }),
  )
  contextScore!: number | null;

  @Column(
    generatedColumn({
      type: 'double precision',
      name: 'overall_score',
      nullable: true,
    }),
  )
  overallScore!: number | null;

  @Column(triggerColumn('fill_band', { type: 'text', nullable: true }))
  band!: ReadinessBand | null;

  /** Of its response, for indexes that sort a company's reports. */
  @Column(triggerColumn('analyses_copy_response', { type: 'uuid', name: 'response_company_id' }))
  responseCompanyId!: string;

  @Column(
    triggerColumn('analyses_copy_response', { type: 'timestamptz', name: 'response_submitted_at' }),
  )
  responseSubmittedAt!: Date;
}
