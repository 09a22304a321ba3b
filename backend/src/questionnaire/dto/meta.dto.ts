import {
  type AnswerPath,
  isListOfKinds,
  metaRules,
  optionalFields,
  type RatingPath,
} from '@ellac/contracts';
import { Transform, Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsObject,
  IsString,
  Matches,
  ValidateNested,
} from 'class-validator';
import {
  Amounts,
  FlagField,
  LengthBetween,
  NumberField,
  Optional,
  Passing,
  Storable,
  TextField,
} from '../../common/validation/field-decorators.js';
import { CircumstanceDto } from './circumstance.dto.js';

const { notKnown, untouched, consent, useAi, timeZone } = metaRules;
const { trade, ownerPay, premises, circumstances } = optionalFields;
const saysConsent = { message: consent.invalid };

class ConsentDto {
  @Storable()
  @IsString(saysConsent)
  @LengthBetween(1, consent.versionMax, consent.invalid)
  version!: string;

  /** The server's own time of the submission counts. */
  @Allow()
  @Transform(() => undefined)
  at?: unknown;
}

class OwnerPayDto {
  @NumberField(ownerPay.parts.taken)
  taken!: number;

  @NumberField(ownerPay.parts.fair)
  fair!: number;
}

class PremisesDto {
  @NumberField(premises.parts.paid)
  paid!: number;

  @NumberField(premises.parts.fair)
  fair!: number;
}

export class MetaDto {
  @Optional()
  @IsArray({ message: notKnown.invalid })
  @ArrayMaxSize(notKnown.values.length, { message: notKnown.invalid })
  @ArrayUnique({ message: notKnown.invalid })
  @IsIn(notKnown.values, { each: true, message: notKnown.invalid })
  notKnown?: AnswerPath[];

  @Optional()
  @IsArray({ message: untouched.invalid })
  @ArrayMaxSize(untouched.values.length, { message: untouched.invalid })
  @ArrayUnique({ message: untouched.invalid })
  @IsIn(untouched.values, { each: true, message: untouched.invalid })
  untouched?: RatingPath[];

  @Optional()
  @IsObject(saysConsent)
  @ValidateNested()
  @Type(() => ConsentDto)
  consent?: ConsentDto;

  @Optional()
  @FlagField(useAi)
  useAi?: boolean;

  @Optional()
  @Matches(timeZone.pattern, { message: timeZone.invalid })
  timeZone?: string;

  @Optional()
  @TextField(trade)
  trade?: string;

  @Optional()
  @Amounts(ownerPay, () => OwnerPayDto)
  ownerPay?: OwnerPayDto;

  @Optional()
  @Amounts(premises, () => PremisesDto)
  premises?: PremisesDto;

  @Optional()
  @Passing('listOfKinds', isListOfKinds, circumstances.invalid)
  @ValidateNested({ each: true })
  @Type(() => CircumstanceDto)
  circumstances?: CircumstanceDto[];
}
