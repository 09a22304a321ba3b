import { type AnswerPath, metaRules } from '@ellac/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsObject,
  IsString,
  Matches,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { FlagField, LengthBetween, Storable } from '../../common/validation/field-decorators.js';

const { notKnown, consent, useAi } = metaRules;
const saysConsent = { message: consent.invalid };

class ConsentDto {
  @Storable()
  @IsString(saysConsent)
  @LengthBetween(1, consent.versionMax, consent.invalid)
  version!: string;

  @IsString(saysConsent)
  @Matches(consent.at, saysConsent)
  at!: string;
}

export class MetaDto {
  @ValidateIf((meta: MetaDto) => meta.notKnown !== undefined)
  @IsArray({ message: notKnown.invalid })
  @ArrayMaxSize(notKnown.values.length, { message: notKnown.invalid })
  @ArrayUnique({ message: notKnown.invalid })
  @IsIn(notKnown.values, { each: true, message: notKnown.invalid })
  notKnown?: AnswerPath[];

  @ValidateIf((meta: MetaDto) => meta.consent !== undefined)
  @IsObject(saysConsent)
  @ValidateNested()
  @Type(() => ConsentDto)
  consent?: ConsentDto;

  @ValidateIf((meta: MetaDto) => meta.useAi !== undefined)
  @FlagField(useAi)
  useAi?: boolean;
}
