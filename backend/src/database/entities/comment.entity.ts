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
}
