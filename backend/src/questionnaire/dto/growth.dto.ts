import { growthFields } from '@ellac/contracts';
import { NumberField, PercentGroup, TextField } from '../../common/validation/field-decorators.js';

export class RevenuePredictabilityDto {
  @NumberField(growthFields.revenue_predictability.parts.guaranteed)
  guaranteed!: number;

  @NumberField(growthFields.revenue_predictability.parts.likely)
  likely!: number;

  @NumberField(growthFields.revenue_predictability.parts.speculative)
  speculative!: number;
}

export class GrowthDto {
  @NumberField(growthFields.projected_growth)
  projected_growth!: number;

  @TextField(growthFields.strategy)
  strategy!: string;

  @PercentGroup(growthFields.revenue_predictability, () => RevenuePredictabilityDto)
  revenue_predictability!: RevenuePredictabilityDto;
}
