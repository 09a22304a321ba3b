import { financialFields } from '@ellac/contracts';
import { NumberField } from '../../common/validation/field-decorators.js';

export class FinancialDto {
  @NumberField(financialFields.annual_revenue)
  annual_revenue!: number;

  @NumberField(financialFields.gross_profit_margin)
  gross_profit_margin!: number;

  @NumberField(financialFields.net_profit_margin)
  net_profit_margin!: number;
}
