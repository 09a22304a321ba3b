import { salesFields, type DocumentedElement } from '@ellac/contracts';
import { ListField, NumberField, PercentGroup } from '../../common/validation/field-decorators.js';

export class SalesDistributionDto {
  @NumberField(salesFields.sales_distribution.parts.owner)
  owner!: number;

  @NumberField(salesFields.sales_distribution.parts.team)
  team!: number;

  @NumberField(salesFields.sales_distribution.parts.other)
  other!: number;
}

export class SalesDto {
  @NumberField(salesFields.sales_team_size)
  sales_team_size!: number;

  @PercentGroup(salesFields.sales_distribution, () => SalesDistributionDto)
  sales_distribution!: SalesDistributionDto;

  @ListField(salesFields.documented_elements)
  documented_elements!: DocumentedElement[];
}
