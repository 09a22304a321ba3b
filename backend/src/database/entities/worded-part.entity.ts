import type { FailedCheck, WordedPart } from '@ellac/contracts';
import type { PartWords } from '@ellac/wording';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The result of wording one part of a report. */
@Entity('worded_parts')
export class WordedPartEntity {
  @PrimaryColumn('uuid', { name: 'analysis_id' })
  analysisId!: string;

  @PrimaryColumn('text')
  part!: WordedPart;

  /** Hash of its facts, the model and the prompt's version. */
  @Column('text')
  hash!: string;

  /** Whether its words passed the checks, or it takes the rules' text. */
  @Column('text')
  outcome!: 'worded' | 'rules';

  /** Null where it takes the rules' text. */
  @Column('jsonb', { nullable: true })
  words!: PartWords | null;

  @Column('jsonb', { name: 'failed_checks' })
  failedChecks!: readonly FailedCheck[];

  /** As its server named it; null where no completion could be read. */
  @Column('text', { nullable: true })
  model!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
