import { qualitativeFields } from '@ellac/contracts';
import { TextField } from '../../common/validation/field-decorators.js';

export class QualitativeDto {
  @TextField(qualitativeFields.vision)
  vision!: string;

  @TextField(qualitativeFields.challenges)
  challenges!: string;

  @TextField(qualitativeFields.opportunities)
  opportunities!: string;
}
