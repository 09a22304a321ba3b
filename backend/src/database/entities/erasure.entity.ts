import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address whose data was erased. */
@Entity('erasures')
export class ErasureEntity {
  /** HMAC-SHA-256 of the address in lower case under a key made from `SECRET`, in hexadecimal; see `ErasureList`. */
  @PrimaryColumn('text', { name: 'address_hash' })
  addressHash!: string;

  /** What came later is not erased again. */
  @Column('timestamptz', { name: 'erased_at', default: () => 'now()' })
  erasedAt!: Date;
}
