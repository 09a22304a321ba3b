import { Column, CreateDateColumn, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** What coaches wrote about a company for themselves; its text stands in its versions. */
@Entity('notes')
export class NoteEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'company_id' })
  companyId!: string;

  /** The report on whose page it was written; null where it was the company's. */
  @Column('uuid', { name: 'analysis_id', nullable: true })
  analysisId!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}

/** One version of a note, never changed; the highest one is what the note says now. */
@Entity('note_versions')
export class NoteVersionEntity {
  @PrimaryColumn('uuid', { name: 'note_id' })
  noteId!: string;

  /** From 1. */
  @PrimaryColumn('int')
  version!: number;

  /** The coach who wrote this version. */
  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  content!: string;

  @Column('timestamptz', { name: 'written_at' })
  writtenAt!: Date;
}
