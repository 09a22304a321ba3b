import { documentsFields } from '@ellac/contracts';
import { FlagField } from '../../common/validation/field-decorators.js';

export class DocumentsDto {
  @FlagField(documentsFields.businessPlan)
  businessPlan!: boolean;

  @FlagField(documentsFields.financialStatements)
  financialStatements!: boolean;

  @FlagField(documentsFields.orgChart)
  orgChart!: boolean;

  @FlagField(documentsFields.marketAnalysis)
  marketAnalysis!: boolean;

  @FlagField(documentsFields.processDocumentation)
  processDocumentation!: boolean;
}
