import type { Country, Industry } from '@ellac/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';

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
}
