import { customerFields } from '@ellac/contracts';
import { NumberField, PercentGroup } from '../../common/validation/field-decorators.js';

export class RevenueBreakdownDto {
  @NumberField(customerFields.revenue_breakdown.parts.recurring)
  recurring!: number;

  @NumberField(customerFields.revenue_breakdown.parts.project)
  project!: number;

  @NumberField(customerFields.revenue_breakdown.parts.oneTime)
  oneTime!: number;
}

export class CustomerDto {
  @NumberField(customerFields.top_clients_revenue)
  top_clients_revenue!: number;

  @NumberField(customerFields.retention_rate)
  retention_rate!: number;

  @PercentGroup(customerFields.revenue_breakdown, () => RevenueBreakdownDto)
  revenue_breakdown!: RevenueBreakdownDto;
}
