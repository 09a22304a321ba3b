import {
  isWhatIfValue,
  maxWhatIfChanges,
  messages,
  whatIfAnswers,
  type WhatIfChange,
  type WhatIfRequest,
} from '@ellac/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsObject,
  ValidateBy,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';

const says = (message: string) => ({ message });

/** A value that its own answer may have. */
const ValueOfAnswer = () =>
  ValidateBy(
    {
      name: 'valueOfAnswer',
      validator: {
        validate: (value: unknown, context?: ValidationArguments) =>
          context !== undefined && isWhatIfValue((context.object as WhatIfChangeDto).path, value),
      },
    },
    says(messages.whatIfValue),
  );

class WhatIfChangeDto implements WhatIfChange {
  @IsIn(whatIfAnswers.map(({ path }) => path), says(messages.whatIfAnswer))
  path!: string;

  @ValueOfAnswer()
  value!: number | boolean;
}

/** Reads the answer of an entry of any shape; the entries themselves are checked afterwards. */
const pathOf = (change: unknown): unknown =>
  typeof change === 'object' && change !== null ? Reflect.get(change, 'path') : change;

export class WhatIfDto implements WhatIfRequest {
  @IsArray(says(messages.whatIfChanges))
  @ArrayMaxSize(maxWhatIfChanges, says(messages.whatIfChanges))
  @ArrayUnique(pathOf, says(messages.whatIfChanges))
  // A list inside the list would pass the nested check.
  @IsObject({ each: true, message: messages.whatIfAnswer })
  @ValidateNested({ each: true, message: messages.whatIfAnswer })
  @Type(() => WhatIfChangeDto)
  changes!: WhatIfChangeDto[];
}
