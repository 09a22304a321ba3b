import {
  circumstanceFields,
  circumstancesRule,
  type ConcernedPerson,
  type EndingThing,
  type ExitRecipient,
  isCalendarDay,
  type TextFactKind,
} from '@ellac/contracts';
import { IsBoolean, IsIn } from 'class-validator';
import { NumberField, Optional, Passing } from '../../common/validation/field-decorators.js';

const { denied, date, percent, days, to, who, thing } = circumstanceFields;

export class CircumstanceDto {
  @IsIn(circumstancesRule.kinds, { message: circumstancesRule.invalidKind })
  kind!: TextFactKind;

  @Optional()
  @IsBoolean({ message: denied.invalid })
  denied?: boolean;

  @Optional()
  @Passing('calendarDay', isCalendarDay, date.invalid)
  date?: string;

  @Optional()
  @NumberField(percent)
  percent?: number;

  @Optional()
  @NumberField(days)
  days?: number;

  @Optional()
  @IsIn(to.values, { message: to.invalid })
  to?: ExitRecipient;

  @Optional()
  @IsIn(who.values, { message: who.invalid })
  who?: ConcernedPerson;

  @Optional()
  @IsIn(thing.values, { message: thing.invalid })
  thing?: EndingThing;
}
