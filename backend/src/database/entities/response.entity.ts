import type { Questionnaire } from '@ellac/contracts';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { AnalysisEntity } from './analysis.entity.js';
import { CompanyEntity } from './company.entity.js';

/** A questionnaire as it was sent; never changed. */
@Entity('responses')
export class ResponseEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'company_id' })
  companyId!: string;

  @ManyToOne(() => CompanyEntity, (company) => company.responses, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'company_id' })
  company!: Relation<CompanyEntity>;

  @Column('jsonb')
  answers!: Questionnaire;

  @Column('timestamptz', { name: 'submitted_at' })
  submittedAt!: Date;

  /** The `Idempotency-Key` it came with. */
  @Column('text', { name: 'submission_key', nullable: true })
  submissionKey!: string | null;

  @OneToOne(() => AnalysisEntity, (analysis) => analysis.response)
  analysis!: Relation<AnalysisEntity> | null;
}
