import type { Country, Industry } from '@ellac/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { generatedColumn, triggerColumn } from './computed-column.js';

/** One for each pair of company name and owner e-mail, compared without case. */
@Entity('companies')
export class CompanyEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text', { name: 'owner_first_name' })
  ownerFirstName!: string;

  @Column('text', { name: 'owner_last_name' })
  ownerLastName!: string;

  @Column('text', { name: 'owner_email' })
  ownerEmail!: string;

  @Column('text', { name: 'owner_phone' })
  ownerPhone!: string;

  @Column('text')
  industry!: Industry;

  @Column('text')
  country!: Country;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  /** When it was moved to the trash; null where it is not there. Exports have no such company. */
  @Column('timestamptz', { name: 'trashed_at', nullable: true, select: false })
  trashedAt!: Date | null;

  /** The user who moved it there. */
  @Column('uuid', { name: 'trashed_by', nullable: true, select: false })
  trashedBy!: string | null;

  /**
   * When the confirmed submission came that the details are from; null while no link that was
   * mailed to the address has been opened.
   */
  @Column('timestamptz', { name: 'details_as_of', nullable: true })
  detailsAsOf!: Date | null;

  /** How many responses it has, and the newest of them. */
  @Column(triggerColumn('responses_counted', { type: 'int', name: 'response_count' }))
  responseCount!: number;

  @Column(
    triggerColumn('responses_counted', {
      type: 'uuid',
      name: 'newest_response_id',
      nullable: true,
    }),
  )
  newestResponseId!: string | null;

  /** The overall score of the newest response; -1 where there is none, or too little is known. */
  @Column(triggerColumn('analyses_scored', { type: 'double precision', name: 'newest_score' }))
  newestScore!: number;

  /** Name, owner and e-mail without case and accents, to search in. */
  @Column(triggerColumn('companies_folded', { type: 'text', name: 'folded_text' }))
  foldedText!: string;

  /** Name, owner and e-mail without case; older versions search in the first. */
  @Column(generatedColumn({ type: 'text', name: 'search_text' }))
  searchText!: string;

  @Column(generatedColumn({ type: 'text', name: 'sort_name' }))
  sortName!: string;

  @Column(
    generatedColumn({
      type: 'text',
      name: 'sort_owner',
    }),
  )
  sortOwner!: string;
}
