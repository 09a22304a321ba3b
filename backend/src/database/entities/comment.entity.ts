import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a coach wrote under a report, for its owner. */
@Entity('comments')
export class CommentEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'analysis_id' })
  analysisId!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  content!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  /** From 1; each correction adds one. */
  @Column('int')
  version!: number;

  /** When it was last corrected; null where it never was. */
  @Column('timestamptz', { name: 'corrected_at', nullable: true })
  correctedAt!: Date | null;
}
