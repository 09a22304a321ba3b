import { messages, type StepTickChange } from '@ellac/contracts';
import { IsBoolean } from 'class-validator';

export class StepTickChangeDto implements StepTickChange {
  @IsBoolean({ message: messages.stepDoneOrNot })
  isDone!: boolean;
}
