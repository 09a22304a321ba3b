import { specializationFields, type RevenueConcentration } from '@ellac/contracts';
import {
  ChoiceField,
  NumberField,
  PercentGroup,
  RatingField,
} from '../../common/validation/field-decorators.js';

export class CustomVsStandardDto {
  @NumberField(specializationFields.custom_vs_standard.parts.custom)
  custom!: number;

  @NumberField(specializationFields.custom_vs_standard.parts.standard)
  standard!: number;
}

export class SpecializationDto {
  @ChoiceField(specializationFields.revenue_concentration)
  revenue_concentration!: RevenueConcentration;

  @RatingField(specializationFields.delivery_independence)
  delivery_independence!: number;

  @PercentGroup(specializationFields.custom_vs_standard, () => CustomVsStandardDto)
  custom_vs_standard!: CustomVsStandardDto;
}
