import type { Questionnaire } from '@ellac/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A questionnaire as it was sent; never changed. */
@Entity('responses')
export class ResponseEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'company_id' })
  companyId!: string;

  @Column('jsonb')
  answers!: Questionnaire;

  @Column('timestamptz', { name: 'submitted_at' })
  submittedAt!: Date;

  /** The `Idempotency-Key` it came with. */
  @Column('text', { name: 'submission_key', nullable: true })
  submissionKey!: string | null;
}
