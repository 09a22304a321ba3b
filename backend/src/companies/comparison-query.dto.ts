import { messages } from '@ellac/contracts';
import { IsUUID, ValidateIf } from 'class-validator';

/** Two reports to compare; without them, the newest two are compared. */
export class ComparisonQueryDto {
  @ValidateIf(({ earlier, later }: ComparisonQueryDto) => (earlier ?? later) !== undefined)
  @IsUUID(undefined, { message: messages.pairInvalid })
  earlier?: string;

  @ValidateIf(({ earlier, later }: ComparisonQueryDto) => (earlier ?? later) !== undefined)
  @IsUUID(undefined, { message: messages.pairInvalid })
  later?: string;
}
