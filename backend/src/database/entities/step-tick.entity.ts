import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A step of a report's plan that is done. */
@Entity('step_ticks')
export class StepTickEntity {
  @PrimaryColumn('uuid', { name: 'analysis_id' })
  analysisId!: string;

  /** The id of the step in the report's content. */
  @PrimaryColumn('text', { name: 'step_id' })
  stepId!: string;

  @CreateDateColumn({ name: 'done_at', type: 'timestamptz' })
  doneAt!: Date;
}
