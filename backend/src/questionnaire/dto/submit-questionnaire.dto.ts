import { Group, Optional } from '../../common/validation/field-decorators.js';
import {
  BusinessAssessmentDto,
  ContextAssessmentDto,
  LeadershipAssessmentDto,
} from './assessment.dto.js';
import { CompanyDto } from './company.dto.js';
import { CustomerDto } from './customer.dto.js';
import { DependencyDto } from './dependency.dto.js';
import { DocumentsDto } from './documents.dto.js';
import { FinancialDto } from './financial.dto.js';
import { GrowthDto } from './growth.dto.js';
import { MetaDto } from './meta.dto.js';
import { QualitativeDto } from './qualitative.dto.js';
import { SalesDto } from './sales.dto.js';
import { SpecializationDto } from './specialization.dto.js';
import { StaffDto } from './staff.dto.js';

/** The body of a submission; the same groups and limits as the contracts' `questionnaireSchema`. */
export class SubmitQuestionnaireDto {
  @Group(() => CompanyDto)
  company_info!: CompanyDto;

  @Group(() => FinancialDto)
  financial!: FinancialDto;

  @Group(() => StaffDto)
  staff!: StaffDto;

  @Group(() => BusinessAssessmentDto)
  business_assessment!: BusinessAssessmentDto;

  @Group(() => LeadershipAssessmentDto)
  leadership_assessment!: LeadershipAssessmentDto;

  @Group(() => ContextAssessmentDto)
  context_assessment!: ContextAssessmentDto;

  @Group(() => SpecializationDto)
  specialization!: SpecializationDto;

  @Group(() => SalesDto)
  sales!: SalesDto;

  @Group(() => CustomerDto)
  customer!: CustomerDto;

  @Group(() => DependencyDto)
  owner_dependency!: DependencyDto;

  @Group(() => GrowthDto)
  growth!: GrowthDto;

  @Group(() => QualitativeDto)
  qualitative!: QualitativeDto;

  @Group(() => DocumentsDto)
  documents!: DocumentsDto;

  @Optional()
  @Group(() => MetaDto)
  meta?: MetaDto;
}
