import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An account of a provider of identities, and the user whom it signs in; one a user and issuer. */
@Entity('oidc_identities')
export class OidcIdentityEntity {
  @PrimaryColumn('text')
  issuer!: string;

  /** The provider's id of the account, which no other account of it ever has. */
  @PrimaryColumn('text')
  subject!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @CreateDateColumn({ name: 'linked_at', type: 'timestamptz' })
  linkedAt!: Date;
}
